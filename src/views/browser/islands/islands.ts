import { islandFailed } from '../page/pageEvents.js'
import { nextPaint } from './nextPaint.js'
import { createAfterPointer } from '../../fields/afterPointer.js'

export type IslandState = 'pending' | 'loading' | 'hydrated' | 'failed'

export const failedLoadOf = (event: Event): number =>
  event instanceof CustomEvent && typeof event.detail === 'number' ? event.detail : Date.now()

export interface Islands {
  readonly hydrate: () => void
  readonly release: () => void
}

const nearby = '400px 0px'
const loadTimeoutMs = 120_000
/** Wait before handling a failed load: navigation aborts loads, and a reload or submit would cancel it. */
const leavingMs = 10_000

const setState = (place: HTMLElement, state: IslandState): void => {
  place.dataset['islandState'] = state
}

const inTime = <Value>(loading: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(new Error(`An island did not load within ${loadTimeoutMs} ms.`)),
      loadTimeoutMs,
    )
    loading.then(resolve, reject).finally(() => clearTimeout(timeout))
  })

const loadData = async (place: HTMLElement): Promise<unknown> => {
  const address = place.dataset['dataFrom']
  if (address === undefined) return undefined
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`)
  return response.json()
}

/** Delays submits until the island can answer them; if its code fails to load, the form is posted. */
const holdForms = (place: HTMLElement): void => {
  place.addEventListener('submit', (event) => {
    const state = place.dataset['islandState']
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (state !== 'pending' && state !== 'loading') return
    event.preventDefault()
    const sendLater = new MutationObserver(() => {
      if (place.dataset['islandState'] === 'loading') return
      sendLater.disconnect()
      // Offline, the browser's error page would replace the typed text.
      if (place.dataset['islandState'] === 'failed' && !navigator.onLine) return
      if (form.isConnected) form.requestSubmit(event.submitter)
      // Browser translation may have re-rendered the form.
      else place.querySelector('form')?.requestSubmit()
    })
    sendLater.observe(place, { attributes: true, attributeFilter: ['data-island-state'] })
  })
}

/** Calls back once on focus, pointer contact or proximity; `used` islands ignore proximity. */
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
  if (place.dataset['hydrates'] === 'used') holdForms(place)
  else near.observe(place)
  return stop
}

export const createIslands = (): Islands => {
  const started = new Map<Element, () => void>()
  const afterPointer = createAfterPointer()

  /** Waits until the browser has painted the feedback of a press: evaluating React blocks slow phones. */
  const untilAnswered = async (): Promise<void> => {
    await nextPaint()
    await new Promise<void>(afterPointer.run)
    await nextPaint()
  }

  const hydrate = async (place: HTMLElement, isStopped: () => boolean): Promise<void> => {
    const name = place.dataset['island']
    const [{ hydrateIsland, islandModules, isIslandName }, data] = await inTime(
      Promise.all([import('../islandModules.js'), loadData(place)]),
    )
    if (isStopped()) return
    if (!isIslandName(name)) throw new Error(`There is no island named ${name}.`)
    const unmount = islandModules[name]((island) =>
      hydrateIsland(place, island, data, () => setState(place, 'hydrated')),
    )
    started.set(place, () => {
      unmount()
      setState(place, 'pending')
    })
  }

  /** Hydrates one island and isolates its errors, which must not stop the others. */
  const hydrateOne = async (place: HTMLElement): Promise<void> => {
    let isStopped = false
    started.set(place, () => {
      isStopped = true
      setState(place, 'pending')
    })
    let isLeaving = false
    const leave = (): void => {
      isLeaving = true
    }
    addEventListener('beforeunload', leave)
    setState(place, 'loading')
    await untilAnswered()
    // The timeout starts here: a hidden tab may delay the paint for hours.
    const beganAt = Date.now()
    try {
      await hydrate(place, () => isStopped)
    } catch (error) {
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingMs))
      started.delete(place)
      setState(place, 'failed')
      // Failing offline is expected and shown by the network notice.
      if (navigator.onLine) reportError(error)
      place.dispatchEvent(new CustomEvent(islandFailed, { bubbles: true, detail: beganAt }))
    } finally {
      removeEventListener('beforeunload', leave)
    }
  }

  return {
    hydrate: () => {
      for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
        if (!started.has(place))
          started.set(
            place,
            whenNeeded(place, () => void hydrateOne(place)),
          )
      }
    },
    release: () => {
      for (const stop of started.values()) stop()
      started.clear()
    },
  }
}
