import { readTab, writeTab } from '../page/tabStorage.js'

/** Where the visitor was reading on each entry of the history. */
export interface ScrollPlaces {
  /** The page of the current entry of the history is the one that is shown now. */
  readonly enter: () => void
  /** Notes where the page shown is being read. */
  readonly save: () => void
  /** Whether the page shown is that of the current entry, and not of one that was just left. */
  readonly isEntered: () => boolean
  /**
   * Goes back to where the page shown was read.
   * @returns whether that is known
   */
  readonly restore: () => boolean
}

const prefix = 'place:'

/** What tells this entry from others, once it was given. */
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

/** Stored in the tab, as full loads may occur between two entries; else in memory. */
const createStore = () => {
  const unstored = new Map<string, string>()
  return {
    set: (key: string, value: string): void => {
      if (!writeTab(prefix + key, value)) unstored.set(key, value)
    },
    get: (key: string): string | undefined => readTab(prefix + key) ?? unstored.get(key),
  }
}

/** Between entries of one document places are restored here, by the browser everywhere else. */
export const driveScroll = (): void => {
  history.scrollRestoration = 'manual'
}

/** The browser itself scrolls documents that it loads (a reload, Back from another site), and sooner. */
const leaveFullLoadsToBrowser = ({ save, isEntered, restore }: ScrollPlaces): void => {
  // The previous document left its entry to this code.
  if (history.scrollRestoration === 'manual') restore()
  if (document.readyState === 'complete') driveScroll()
  addEventListener('pageshow', ({ persisted }) => {
    // WebKit ignores a `scrollRestoration` set in `pagehide` and shows a cached document at its top.
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
