import { readTab, writeTab } from '../page/tabStorage.js'

export interface ScrollPlaces {
  readonly enter: () => void
  readonly save: () => void
  readonly isEntered: () => boolean
  readonly restore: () => boolean
}

const prefix = 'place:'

const keyIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'
    ? state.entry
    : undefined

const keyOfEntry = (): string => {
  const known = keyIn(history.state)
  if (known !== undefined) return known
  const entry = `${Date.now()}-${Math.random()}`
  history.replaceState({ entry }, '')
  return entry
}

/** Creates a store in session storage, which survives full loads, or in memory if storage is blocked. */
const createStore = () => {
  const unstored = new Map<string, string>()
  return {
    set: (key: string, value: string): void => {
      if (!writeTab(prefix + key, value)) unstored.set(key, value)
    },
    get: (key: string): string | undefined => readTab(prefix + key) ?? unstored.get(key),
  }
}

/** Lets scripts restore positions between entries of one document; by default the browser restores them. */
export const driveScroll = (): void => {
  history.scrollRestoration = 'manual'
}

/** Lets the browser scroll on full loads, such as a reload: it scrolls earlier than scripts. */
const leaveFullLoadsToBrowser = ({ save, isEntered, restore }: ScrollPlaces): void => {
  // An earlier document of this history entry set `manual`, so the browser does not scroll.
  if (history.scrollRestoration === 'manual') restore()
  if (document.readyState === 'complete') driveScroll()
  addEventListener('pageshow', ({ persisted }) => {
    // WebKit ignores `scrollRestoration` in `pagehide` and shows cached documents at the top.
    if (persisted && isEntered()) restore()
    driveScroll()
  })
  addEventListener('pagehide', () => {
    save()
    if (isEntered()) history.scrollRestoration = 'auto'
  })
}

export const createScrollPlaces = (): ScrollPlaces => {
  const store = createStore()
  let shown = keyOfEntry()
  const places: ScrollPlaces = {
    enter: () => {
      shown = keyOfEntry()
    },
    save: () => store.set(shown, String(scrollY)),
    isEntered: () => shown === keyOfEntry(),
    restore: () => {
      const top = store.get(shown)
      if (top !== undefined) scrollTo({ top: Number(top), behavior: 'instant' })
      return top !== undefined
    },
  }
  leaveFullLoadsToBrowser(places)
  return places
}
