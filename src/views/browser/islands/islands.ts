import { nextPaint } from './nextPaint.js'
import { createAfterPointer } from '../../fields/afterPointer.js'
import { isIslandName, islandRegistry } from '../islandRegistry.js'

/** What an island tells of itself in `data-island-state`. */
export type IslandState = 'asleep' | 'waking' | 'awake' | 'failed'

/** Dispatched on the island, bubbling, when its code did not come: its form works without. */
export const islandFailed = 'island:failed'

/** When the load of the island's code began, in milliseconds. */
export const failedLoadOf = (event: Event): number =>
  event instanceof CustomEvent && typeof event.detail === 'number' ? event.detail : Date.now()

/** Those of the page shown. */
export interface Islands {
  /** Watches each island of the page; it wakes when it comes near or is used. */
  readonly wake: () => void
  /** Lets go of the islands of a page that is about to leave. */
  readonly sleep: () => void
}

/** An island wakes when it is this close to the window. */
const nearby = '400px 0px'
const loadTimeoutMs = 120_000
/**
 * Browsers end what a page loads when the next one is asked for. To reload, or to send a form that
 * was held back, would undo the click: whether the load failed is seen by who is still here then.
 */
const leavingMs = 10_000

const setState = (place: HTMLElement, state: IslandState): void => {
  place.dataset['islandState'] = state
}

const inTime = <Value>(loading: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(new Error('The code did not come in time.')),
      loadTimeoutMs,
    )
    loading.then(resolve, reject).finally(() => clearTimeout(timeout))
  })

/** The prop `data` of an island whose page left it out. */
const loadData = async (place: HTMLElement): Promise<unknown> => {
  const address = place.dataset['dataFrom']
  if (address === undefined) return undefined
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return response.json()
}

/**
 * Holds back a form that is sent before its island is awake, and sends it then: what the device
 * can answer must not go to the server. Without the code the server answers.
 */
const holdForms = (place: HTMLElement): void => {
  place.addEventListener('submit', (event) => {
    const state = place.dataset['islandState']
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (state !== 'asleep' && state !== 'waking') return
    event.preventDefault()
    const sendLater = new MutationObserver(() => {
      if (place.dataset['islandState'] === 'waking') return
      sendLater.disconnect()
      // Without a network, the browser's own page would take the place of what was typed.
      if (place.dataset['islandState'] === 'failed' && !navigator.onLine) return
      if (form.isConnected) form.requestSubmit(event.submitter)
      // The page was translated meanwhile, and the form made anew.
      else place.querySelector('form')?.requestSubmit()
    })
    sendLater.observe(place, { attributes: true, attributeFilter: ['data-island-state'] })
  })
}

/**
 * Calls back once, when the island takes the focus or the pointer, or comes near; one that wakes when
 * it is used does not wake for that.
 */
const whenNeeded = (place: HTMLElement, begin: () => void): (() => void) => {
  const uses = new AbortController()
  const stop = (): void => {
    near.disconnect()
    uses.abort()
  }
  const once = (): void => {
    stop()
    begin()
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) once()
    },
    { rootMargin: nearby },
  )
  for (const use of ['focusin', 'pointerover', 'pointerdown', 'submit']) {
    place.addEventListener(use, once, { once: true, signal: uses.signal, passive: true })
  }
  if (place.dataset['wakes'] === 'used') holdForms(place)
  else near.observe(place)
  return stop
}

export const createIslands = (): Islands => {
  /** How to undo what was begun for each island: stop watching it, or unmount it. */
  const started = new Map<Element, () => void>()
  const afterPointer = createAfterPointer()

  /** What was touched answers first: to evaluate React takes a slow phone longer than a press. */
  const untilAnswered = async (): Promise<void> => {
    await nextPaint()
    await new Promise<void>(afterPointer.run)
    await nextPaint()
  }

  /** Loads the code of an island and hydrates it, unless its page has left meanwhile. */
  const hydrate = async (place: HTMLElement, isStopped: () => boolean): Promise<void> => {
    const name = place.dataset['island']
    if (!isIslandName(name)) throw new Error(`There is no island called ${name}.`)
    // React itself comes with the first island, never before.
    const [{ hydrateIsland }, withIsland, data] = await inTime(
      Promise.all([import('./hydrateIsland.js'), islandRegistry[name](), loadData(place)]),
    )
    if (isStopped()) return
    const unmount = withIsland((island) =>
      hydrateIsland(place, island, data, () => setState(place, 'awake')),
    )
    started.set(place, () => {
      unmount()
      setState(place, 'asleep')
    })
  }

  /** One island that fails must not stop the others. */
  const wakeOne = async (place: HTMLElement): Promise<void> => {
    let isStopped = false
    started.set(place, () => {
      isStopped = true
      setState(place, 'asleep')
    })
    let isLeaving = false
    const leave = (): void => {
      isLeaving = true
    }
    addEventListener('beforeunload', leave)
    setState(place, 'waking')
    await untilAnswered()
    // What follows has a time limit; a hidden tab, where nothing is drawn, may wait for its turn for hours.
    const beganAt = Date.now()
    try {
      await hydrate(place, () => isStopped)
    } catch (error) {
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingMs))
      started.delete(place)
      setState(place, 'failed')
      // Without a network its code cannot load, which is no error: the strip reports it.
      if (navigator.onLine) reportError(error)
      place.dispatchEvent(new CustomEvent(islandFailed, { bubbles: true, detail: beganAt }))
    } finally {
      removeEventListener('beforeunload', leave)
    }
  }

  return {
    wake: () => {
      for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
        if (!started.has(place))
          started.set(
            place,
            whenNeeded(place, () => void wakeOne(place)),
          )
      }
    },
    sleep: () => {
      for (const stop of started.values()) stop()
      started.clear()
    },
  }
}
