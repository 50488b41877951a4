import type { LoadingBar } from './loadingBar.js'
import { bare } from './pageAddress.js'
import type { PageStore } from './pageStore.js'
import { type PreparedPage, preparePage } from './preparePage.js'
import { showPage } from './showPage.js'

type History = 'push' | 'replace'

export interface Visits {
  /** Fetches the page of a link; the address changes once it is there, as in a full load. */
  readonly follow: (url: URL, history: History) => Promise<void>
  /** Shows a page of the history, whose address the browser has changed already. */
  readonly comeBack: (event: NavigateEvent) => Promise<void>
  /** Something else was asked for: what is under way no longer counts. */
  readonly stop: () => void
}

/** A full load, even of the address that stands in the bar already. */
const loadFully = (url: URL): void => {
  if (bare(url) === bare(location.href)) location.reload()
  else location.assign(url)
}

/** Ways to another page, one at a time: the last one wins. What goes wrong ends in a full load. */
export const createVisits = (store: PageStore, bar: LoadingBar): Visits => {
  let current: AbortController | undefined

  const load = async (
    address: string,
    signal: AbortSignal,
    cache?: RequestCache,
  ): Promise<PreparedPage | undefined> => {
    const answer = await store.take(address, signal, cache)
    const page = answer === undefined ? undefined : preparePage(answer)
    signal.throwIfAborted()
    return page
  }

  const stop = (): void => current?.abort()

  /** @param work answers whether the page could be shown */
  const visit = async (url: URL, work: (signal: AbortSignal) => Promise<boolean>) => {
    stop()
    const trip = new AbortController()
    current = trip
    bar.start()
    try {
      if (!(await work(trip.signal))) loadFully(url)
    } catch {
      if (!trip.signal.aborted) loadFully(url)
    }
    if (current === trip) bar.finish()
  }

  return {
    stop,
    follow: (url, history) =>
      visit(url, async (signal) => {
        const page = await load(bare(url), signal)
        if (page === undefined) return false
        await navigation.navigate(page.address + url.hash, { history, info: page }).finished
        return true
      }),
    comeBack: (event) =>
      visit(new URL(event.destination.url), async (signal) => {
        // As the browser does: going back shows what was read, not what is new.
        event.signal.addEventListener('abort', stop)
        const page = await load(bare(event.destination.url), signal, 'force-cache')
        if (page !== undefined) await showPage(page, event)
        return page !== undefined
      }),
  }
}
