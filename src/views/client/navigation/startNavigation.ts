import type { Islands } from '../../islands/islands.js'
import { createLoadingBar } from './loadingBar.js'
import { startNavigationApi } from './navigationApi.js'
import { createPageNavigator } from './pageNavigator.js'
import { createPageStore } from './pageStore.js'
import { createPageView, focusTarget } from './pageView.js'
import { startPrefetch } from './prefetch.js'

/**
 * Links inside the site change the page without a full load, on browsers that have the Navigation
 * API; on others they stay links.
 */
export const startNavigation = (islands: Islands): void => {
  if (!('navigation' in window) || !('NavigateEvent' in window)) return
  const store = createPageStore()
  startNavigationApi(createPageNavigator(store, createLoadingBar()), createPageView(islands))
  addEventListener('hashchange', focusTarget)
  startPrefetch(store)
}
