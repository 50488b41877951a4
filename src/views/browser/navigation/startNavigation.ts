import type { Islands } from '../islands/islands.js'
import { closeMenus } from '../page/menus.js'
import { focusTarget } from './focusTarget.js'
import { createLoadingBar } from './loadingBar.js'
import { startNavigationApi } from './navigationApi.js'
import { isPage, readUrl } from './pageAddress.js'
import { createPageNavigator } from './pageNavigator.js'
import { createPageStore } from './pageStore.js'
import { createPageView } from './pageView.js'
import { startPrefetch } from './prefetch.js'

/** Uses the Navigation API, or the History API, whose code is loaded only where needed. */
export const startNavigation = (islands: Islands): void => {
  const store = createPageStore()
  const navigator = createPageNavigator(store, createLoadingBar())
  const view = createPageView(islands)
  if ('navigation' in window) startNavigationApi(navigator, view)
  else {
    import('./historyNavigation.js').then(
      (history) => history.start({ navigator, view, isPage, readUrl, closeMenus, focusTarget }),
      reportError,
    )
  }
  addEventListener('hashchange', focusTarget)
  startPrefetch(store)
}
