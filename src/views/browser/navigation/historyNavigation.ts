import { followedLink } from './followedLink.js'
import { createHistoryNavigator, type HistoryNavigatorParts } from './historyNavigator.js'
import { createScrollPlaces } from './scrollPlaces.js'

/** Passed in: a module shared with boot.ts would be one more file for every page to load. */
export interface HistoryNavigationParts extends HistoryNavigatorParts {
  readonly isPage: (url: URL) => boolean
  readonly readUrl: (href: string) => URL | undefined
  readonly closeMenus: () => void
}

/**
 * Starts navigations from clicks and from the events of the History API. A followed link is held
 * back until its page is there, so that address and page change together, as in a full load. For
 * back and forward the browser has changed the address already.
 */
export const start = (parts: HistoryNavigationParts): void => {
  const { view, isPage, readUrl, closeMenus } = parts
  const places = createScrollPlaces()
  const { followLink, traverse, cancel } = createHistoryNavigator(parts, places)

  document.addEventListener('click', (event) => {
    const link = followedLink(event)
    if (link === undefined) return
    const url = readUrl(link.href)
    if (url === undefined) return
    const isPlace = view.isShown(url.href) && url.href.includes('#')
    if (isPlace) places.save()
    if (isPlace || !isPage(url)) {
      // Whatever was asked for last wins: a place on this page, another site.
      cancel()
      return
    }
    event.preventDefault()
    closeMenus()
    void followLink(url)
  })

  document.addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) cancel()
  })

  addEventListener('popstate', ({ state }) => {
    // The browser went to a place on this page by itself, from one that was noted before.
    const isNewEntry = state === null
    if (!isNewEntry) places.save()
    if (!view.isShown(location.href)) {
      void traverse()
      return
    }
    cancel()
    places.enter()
    if (!isNewEntry) places.restore()
  })

  // Whoever went back or forward before this code had come was given the address alone.
  if (!view.isShown(location.href)) void traverse()
}
