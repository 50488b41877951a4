import type { LoadingBar } from './loadingBar.js'
import { withoutHash } from './pageAddress.js'
import { type PreparedPage, preparePage } from './pageDocument.js'
import type { PageStore } from './pageStore.js'

/**
 * Performs navigations, one at a time: the last one asked for wins. Whatever cannot be shown ends
 * in a full load. What starts a navigation, and how the history follows it, is the caller's.
 */
export interface PageNavigator {
  /**
   * Fetches a page and hands it over.
   * @param show puts the page in place, and its address in the bar unless it is there already
   */
  readonly navigate: (
    url: URL,
    show: (page: PreparedPage) => Promise<void>,
    cache?: RequestCache,
  ) => Promise<void>
  /** Something else was asked for: what is under way no longer counts. */
  readonly cancel: () => void
}

/** A page that has not arrived by then is left to the browser, which shows that it waits. */
const fetchTimeoutMs = 15_000

/** A script of another company that a form brought along: a full load ends it, and nothing else. */
const hasScriptOfPage = (): boolean =>
  document.querySelector('script[data-ends-with-page]') !== null

/** A full load, even of the address that stands in the bar already. */
const loadFully = (url: URL): void => {
  if (withoutHash(url) === withoutHash(location.href)) location.reload()
  else location.assign(url)
}

export const createPageNavigator = (store: PageStore, bar: LoadingBar): PageNavigator => {
  let current: AbortController | undefined

  return {
    cancel: () => current?.abort(),
    navigate: async (url, show, cache) => {
      current?.abort()
      if (hasScriptOfPage()) {
        loadFully(url)
        return
      }
      const controller = new AbortController()
      const { signal } = controller
      current = controller
      bar.start()
      const timeout = setTimeout(() => {
        controller.abort()
        loadFully(url)
      }, fetchTimeoutMs)
      try {
        const fetched = await store.load(withoutHash(url), signal, cache)
        clearTimeout(timeout)
        const page = fetched === undefined ? undefined : preparePage(fetched)
        if (page === undefined) loadFully(url)
        else await show(page)
      } catch (error) {
        clearTimeout(timeout)
        if (error !== signal.reason) reportError(error)
        if (!signal.aborted) loadFully(url)
      }
      if (current === controller) bar.finish()
    },
  }
}
