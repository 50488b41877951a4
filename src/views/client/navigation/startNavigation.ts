import { closePanels, focusPlace } from './arrival.js'
import { createLoadingBar } from './loadingBar.js'
import { isPage } from './pageAddress.js'
import { createPageStore } from './pageStore.js'
import { startPrefetch } from './prefetch.js'
import { PreparedPage } from './preparePage.js'
import { notePage } from './replaceDocument.js'
import { isShown, noteAddress, showPage } from './showPage.js'
import { createVisits, type Visits } from './visits.js'

/** A link that somebody followed; forms and what scripts ask for are the browser's. */
const isFollowedLink = ({
  userInitiated,
  formData,
  navigationType,
  sourceElement,
}: NavigateEvent): boolean =>
  userInitiated &&
  formData === null &&
  navigationType !== 'reload' &&
  // Not every browser tells the element.
  (sourceElement ?? undefined)?.closest('a') !== null

const skipWaitingMessage = (event: NavigateEvent, handler: () => Promise<void>): void => {
  const hasPlace = new URL(event.destination.url).hash !== ''
  // Reading starts at the top or at the place named.
  event.intercept({
    scroll: 'manual',
    focusReset: hasPlace ? 'manual' : 'after-transition',
    handler,
  })
}

const onNavigate = (event: NavigateEvent, visits: Visits): void => {
  const { canIntercept, destination, downloadRequest, info, navigationType } = event
  if (downloadRequest !== null) return
  if (info instanceof PreparedPage) {
    skipWaitingMessage(event, () => showPage(info, event))
    return
  }
  // Whatever was asked for last wins: a form, a place on this page, another site.
  visits.stop()
  if (!canIntercept) return
  if (navigationType === 'traverse') {
    if (!isShown(destination.url)) skipWaitingMessage(event, () => visits.comeBack(event))
    return
  }
  if (destination.sameDocument) {
    noteAddress(destination.url)
    return
  }
  const url = new URL(destination.url)
  if (!isFollowedLink(event) || !isPage(url)) return
  event.preventDefault()
  closePanels()
  void visits.follow(url, navigationType === 'replace' ? 'replace' : 'push')
}

/**
 * Links inside the site change the page without a full load, on browsers that have the Navigation
 * API; on others they stay links.
 */
export const startNavigation = (): void => {
  if (!('navigation' in window) || !('NavigateEvent' in window)) return
  const store = createPageStore()
  const visits = createVisits(store, createLoadingBar())
  notePage()
  navigation.addEventListener('navigate', (event) => onNavigate(event, visits))
  addEventListener('hashchange', focusPlace)
  startPrefetch(store)
}
