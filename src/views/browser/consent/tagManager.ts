import { onPageShown } from '../page/pageEvents.js'
import { routeOfPage } from './routeOfPage.js'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

export interface TagManager {
  readonly isOffered: () => boolean
  readonly isRunning: () => boolean
  /** Loads the provider's script, unless the document has shown a page that must not be measured. */
  readonly start: () => void
}

/** Returns the settings of the tag manager; empty on exam, tool, form and confirmation pages. */
const settingsOfPage = (): DOMStringMap =>
  document.querySelector<HTMLElement>('[data-consent]')?.dataset ?? {}

const isFirstPage = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname
}

export const createTagManager = (): TagManager => {
  let isRunning = false
  let hasShownOthers = !isFirstPage()
  onPageShown(() => {
    hasShownOthers = true
  })
  return {
    isOffered: () => settingsOfPage()['tagId'] !== undefined,
    isRunning: () => isRunning,
    start: () => {
      const { tagId, tagScript } = settingsOfPage()
      if (isRunning || hasShownOthers || tagId === undefined || tagScript === undefined) return
      isRunning = true
      // Tags read the URL, whose query may be personal.
      if (location.search !== '') {
        history.replaceState(history.state, '', location.pathname + location.hash)
      }
      window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js', page_route: routeOfPage() }]
      const tag = document.createElement('script')
      tag.async = true
      tag.src = `${tagScript}?id=${encodeURIComponent(tagId)}`
      document.head.append(tag)
    },
  }
}
