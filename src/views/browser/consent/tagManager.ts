import { dispatchAddressChanged } from '../page/pageEvents.js'
import { routeOfPage } from './routeOfPage.js'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

export type SentForm = 'contact' | 'application'

/** Excludes personal data: no names, text or URL queries. */
export type Measured =
  | {
      readonly event: 'page_view'
      readonly page_path: string
      readonly page_route: string
      readonly page_language: string
    }
  | { readonly event: 'form_sent'; readonly form: SentForm }
  | { readonly event: 'phone_clicked'; readonly page_path: string }

export interface TagManager {
  readonly isRunning: () => boolean
  /** Discards events before consent. */
  readonly measure: (event: Measured) => void
  readonly start: () => void
}

const settingsOfPage = (): DOMStringMap =>
  document.querySelector<HTMLElement>('[data-consent]')?.dataset ?? {}

export const createTagManager = (): TagManager => {
  let isRunning = false
  return {
    isRunning: () => isRunning,
    measure: (event) => {
      if (isRunning) window.dataLayer?.push(event)
    },
    start: () => {
      const { tagId, tagScript } = settingsOfPage()
      if (isRunning || tagId === undefined || tagScript === undefined) return
      isRunning = true
      // Tags read the URL, and its query may be personal.
      if (location.search !== '') {
        history.replaceState(history.state, '', location.pathname + location.hash)
        dispatchAddressChanged()
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
          link.search = ''
        }
      }
      window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js', page_route: routeOfPage() }]
      const tag = document.createElement('script')
      tag.async = true
      tag.src = `${tagScript}?id=${encodeURIComponent(tagId)}`
      document.head.append(tag)
    },
  }
}
