import type { Islands } from '../islands/islands.js'
import { readAnswer } from '../consent/consentCookie.js'
import { closeMenus } from '../page/menus.js'
import { focusTarget } from './focusTarget.js'
import { createLoadingBar } from './loadingBar.js'
import { startNavigationApi } from './navigationApi.js'
import { isPage, readUrl } from './pageAddress.js'
import { createPageNavigator } from './pageNavigator.js'
import { createPageStore } from './pageStore.js'
import { createPageView } from './pageView.js'
import { startPrefetch } from './prefetch.js'

/**
 * Returns whether client-side navigation follows a link. After consent to measurement, pages are loaded in
 * full, so that no tag can see another page.
 */
const isFollowedHere = (url: URL): boolean =>
  isPage(url) && (document.querySelector('[data-consent]') === null || readAnswer() !== 'measure')

export const startNavigation = (islands: Islands): void => {
  const store = createPageStore()
  const navigator = createPageNavigator(store, createLoadingBar())
  const view = createPageView(islands)
  if ('navigation' in window) startNavigationApi(navigator, view, isFollowedHere)
  else {
    import('./historyNavigation.js').then(
      (history) =>
        history.start({
          navigator,
          view,
          isPage: isFollowedHere,
          readUrl,
          closeMenus,
          focusTarget,
        }),
      reportError,
    )
  }
  addEventListener('hashchange', focusTarget)
  startPrefetch(store)
}
