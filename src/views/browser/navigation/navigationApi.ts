import { closeMenus } from '../page/menus.js'
import { focusTarget } from './focusTarget.js'
import { PreparedPage } from './pageDocument.js'
import type { PageNavigator } from './pageNavigator.js'
import type { PageView } from './pageView.js'

/** Returns whether a link was followed. The browser handles forms and scripted navigations. */
const isFollowedLink = ({
  userInitiated,
  formData,
  navigationType,
  sourceElement,
}: NavigateEvent): boolean =>
  userInitiated &&
  formData === null &&
  navigationType !== 'reload' &&
  // Some browsers do not report the source element.
  (sourceElement ?? undefined)?.closest('a') !== null

const intercept = (event: NavigateEvent, handler: () => Promise<void>): void => {
  const hasHash = new URL(event.destination.url).hash !== ''
  event.intercept({
    // The page view scrolls and focuses once the page is in place.
    scroll: 'manual',
    focusReset: hasHash ? 'manual' : 'after-transition',
    handler,
  })
}

/** Ignores errors of navigations aborted after the page was shown, such as by the stop button. */
const throwUnlessAborted = (error: unknown): void => {
  if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
}

/**
 * Intercepts navigations. The URL changes when the page is loaded: `navigation.navigate` then fires a
 * second event with the page as `info`.
 */
export const startNavigationApi = (
  navigator: PageNavigator,
  view: PageView,
  isPage: (url: URL) => boolean,
): void => {
  const show = (page: PreparedPage, event: NavigateEvent): Promise<void> =>
    view.show(page, event.destination.url, () => {
      // Aborted, or replaced by another navigation, which scrolls by itself.
      if (!event.signal.aborted) event.scroll()
      focusTarget()
    })

  const followLink = (url: URL, history: 'push' | 'replace'): Promise<void> =>
    navigator.navigate(url, async (page) => {
      const { committed, finished } = navigation.navigate(page.address + url.hash, {
        history,
        info: page,
      })
      // Both promises reject when another navigation interrupts this one.
      committed?.catch(() => undefined)
      await finished?.catch(throwUnlessAborted)
    })

  const traverse = (event: NavigateEvent): Promise<void> => {
    event.signal.addEventListener('abort', navigator.cancel)
    // Going back shows the cached page, as browsers do.
    return navigator.navigate(
      new URL(event.destination.url),
      (page) => show(page, event),
      'force-cache',
    )
  }

  navigation.addEventListener('navigate', (event) => {
    const { canIntercept, destination, downloadRequest, info, navigationType } = event
    if (downloadRequest !== null) return
    if (info instanceof PreparedPage) {
      intercept(event, () => show(info, event))
      return
    }
    // Any other navigation, such as a form, a fragment link or another site, cancels a pending one.
    navigator.cancel()
    if (!canIntercept) return
    if (navigationType === 'traverse') {
      if (!view.isShown(destination.url)) intercept(event, () => traverse(event))
      return
    }
    if (destination.sameDocument) {
      view.noteAddress(destination.url)
      return
    }
    const url = new URL(destination.url)
    if (!isFollowedLink(event) || !isPage(url)) return
    event.preventDefault()
    closeMenus()
    void followLink(url, navigationType === 'replace' ? 'replace' : 'push')
  })
}
