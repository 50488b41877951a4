import { followedLink } from './followedLink.js'
import { createHistoryNavigator, type HistoryNavigatorParts } from './historyNavigator.js'
import { createScrollPlaces } from './scrollPlaces.js'

/** Dependencies, injected because a module shared with boot.ts would be an extra file on every page. */
export interface HistoryNavigationParts extends HistoryNavigatorParts {
  readonly isPage: (url: URL) => boolean
  readonly readUrl: (href: string) => URL | undefined
  readonly closeMenus: () => void
}

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
    // The browser navigated to a fragment; the scroll position of the previous entry is already stored.
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

  // The visitor went back or forward before this code had loaded: only the URL changed.
  if (!view.isShown(location.href)) void traverse()
}
