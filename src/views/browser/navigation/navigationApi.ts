import { closeMenus } from '../page/menus.js'
import { focusTarget } from './focusTarget.js'
import { isPage } from './pageAddress.js'
import { PreparedPage } from './pageDocument.js'
import type { PageNavigator } from './pageNavigator.js'
import type { PageView } from './pageView.js'

/** Whether a visitor followed a link; forms and scripted navigations are left to the browser. */
const isFollowedLink = ({
  userInitiated,
  formData,
  navigationType,
  sourceElement,
}: NavigateEvent): boolean =>
  userInitiated &&
  formData === null &&
  navigationType !== 'reload' &&
  // Not every browser reports the element.
  (sourceElement ?? undefined)?.closest('a') !== null

const intercept = (event: NavigateEvent, handler: () => Promise<void>): void => {
  const hasHash = new URL(event.destination.url).hash !== ''
  event.intercept({
    // The view scrolls once the page is in place, and focuses the target of the hash.
    scroll: 'manual',
    focusReset: hasHash ? 'manual' : 'after-transition',
    handler,
  })
}

/** The browser's stop button, for example, aborts a navigation whose page is shown already. */
const throwUnlessAborted = (error: unknown): void => {
  if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
}

/**
 * Starts navigations from the events of the Navigation API.
 *
 * A followed link is held back until its page is there, so that address and page change together,
 * as in a full load: `navigation.navigate` then comes back here with the page as its `info`. For
 * back and forward the browser has changed the address already.
 */
export const startNavigationApi = (navigator: PageNavigator, view: PageView): void => {
  const show = (page: PreparedPage, event: NavigateEvent): Promise<void> =>
    view.show(page, event.destination.url, () => {
      // Stopped meanwhile, or followed by another navigation, which then scrolls.
      if (!event.signal.aborted) event.scroll()
      focusTarget()
    })

  const followLink = (url: URL, history: 'push' | 'replace'): Promise<void> =>
    navigator.navigate(url, async (page) => {
      const { committed, finished } = navigation.navigate(page.address + url.hash, {
        history,
        info: page,
      })
      // Both reject when another navigation interrupts this one. The page is shown all the same.
      committed?.catch(() => undefined)
      await finished?.catch(throwUnlessAborted)
    })

  const traverse = (event: NavigateEvent): Promise<void> => {
    event.signal.addEventListener('abort', navigator.cancel)
    // As the browser does: going back shows what was read, not what is new.
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
    // Whatever was asked for last wins: a form, a place on this page, another site.
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
