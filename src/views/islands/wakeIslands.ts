import { isIslandName, islandRegistry } from './islandRegistry.js'

/** What an island tells of itself in `data-island-state`. */
export type IslandState = 'asleep' | 'waking' | 'awake' | 'failed'

/** Told on the island, up to the document, when its code did not come: its form works without. */
export const islandFailed = 'island:failed'

export interface IslandFailure {
  readonly name: string
  readonly error: unknown
}

/** An island wakes when it is this close to the window. */
const nearby = '400px 0px'
const longestLoad = 120_000

/** How to undo what was begun for an island: stop watching it, or unmount it. */
const started = new Map<Element, () => void>()

const show = (place: HTMLElement, state: IslandState): void => {
  place.dataset['islandState'] = state
}

const inTime = <Value>(loading: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The code did not come in time.')), longestLoad)
    loading.then(resolve, reject).finally(() => clearTimeout(late))
  })

const wake = async (place: HTMLElement): Promise<void> => {
  const name = place.dataset['island']
  if (!isIslandName(name)) throw new Error(`There is no island called ${name}.`)
  let stopped = false
  started.set(place, () => {
    stopped = true
    show(place, 'asleep')
  })
  show(place, 'waking')
  // React itself comes with the first island, never before.
  const loading = Promise.all([import('./hydrateIsland.js'), islandRegistry[name]()])
  const [{ hydrateIsland }, island] = await inTime(loading)
  if (stopped) return
  const unmount = hydrateIsland(place, island.default, () => show(place, 'awake'))
  started.set(place, () => {
    unmount()
    show(place, 'asleep')
  })
}

/** One island that fails must not stop the others. */
const tryToWake = (place: HTMLElement): void => {
  wake(place).catch((error: unknown) => {
    started.delete(place)
    show(place, 'failed')
    reportError(error)
    const detail: IslandFailure = { name: place.dataset['island'] ?? '', error }
    place.dispatchEvent(new CustomEvent(islandFailed, { detail, bubbles: true }))
  })
}

/** Wakes an island once: when it comes near, or takes the focus or the pointer. */
const watch = (place: HTMLElement): void => {
  if (started.has(place)) return
  const uses = new AbortController()
  const stop = (): void => {
    near.disconnect()
    uses.abort()
  }
  const begin = (): void => {
    stop()
    tryToWake(place)
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) begin()
    },
    { rootMargin: nearby },
  )
  for (const use of ['focusin', 'pointerover', 'pointerdown']) {
    place.addEventListener(use, begin, { once: true, signal: uses.signal, passive: true })
  }
  near.observe(place)
  started.set(place, stop)
}

const islandsIn = (root: ParentNode): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-island]'),
]

/** Lets go of the islands that left with their page. */
const forgetRemoved = (): void => {
  for (const [place, stop] of started) {
    if (place.isConnected) continue
    stop()
    started.delete(place)
  }
}

/** Watches the islands of a page, or of the part of it that has changed. */
export const wakeIslands = (root: ParentNode = document): void => {
  forgetRemoved()
  for (const place of islandsIn(root)) watch(place)
}

/** Lets go of the islands of a part of the page that is about to leave. */
export const sleepIslands = (root: ParentNode = document): void => {
  for (const place of islandsIn(root)) {
    started.get(place)?.()
    started.delete(place)
  }
}
