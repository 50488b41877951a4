import type { LoadingBar } from './loadingBar.js'
import { withoutHash } from './pageAddress.js'
import { type PreparedPage, preparePage } from './pageDocument.js'
import type { PageStore } from './pageStore.js'

/**
 * Client-side navigation. A new navigation cancels the previous one; pages that cannot be shown are
 * loaded in full.
 */
export interface PageNavigator {
  readonly navigate: (
    url: URL,
    show: (page: PreparedPage) => Promise<void>,
    cache?: RequestCache,
  ) => Promise<void>
  readonly cancel: () => void
}

/** Timeout after which the browser loads the page itself and shows its progress. */
const fetchTimeoutMs = 15_000

/** Returns whether a form has loaded a third-party script, which only a full load can end. */
const hasScriptOfPage = (): boolean =>
  document.querySelector('script[data-ends-with-page]') !== null

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
