import type { Islands } from '../islands/islands.js'
import { dispatchPageShown } from '../page/pageEvents.js'
import { withoutHash } from './pageAddress.js'
import { createDocumentReplacer, type PreparedPage } from './pageDocument.js'
import { createPageTransition } from './pageTransition.js'

export interface PageView {
  readonly isShown: (address: string) => boolean
  readonly noteAddress: (address: string) => void
  /** @param arrive scrolls to the top, the fragment target or the saved position */
  readonly show: (page: PreparedPage, address: string, arrive: () => void) => Promise<void>
}

/** Announces the title to screen readers, as after a full load. */
const announceTitle = (): void => {
  const announcer = document.querySelector('[data-keep="announcer"]')
  if (announcer !== null) announcer.textContent = document.title
}

export const createPageView = (islands: Islands): PageView => {
  const replaceDocument = createDocumentReplacer()
  const withTransition = createPageTransition()
  // Uses the URL of the document, because the visitor may have navigated back before this code ran.
  const [arrival] = performance.getEntriesByType('navigation')
  let shown = withoutHash(arrival?.name ?? location.href)

  const noteAddress = (address: string): void => {
    shown = withoutHash(address)
  }

  return {
    isShown: (address) => withoutHash(address) === shown,
    noteAddress,
    show: async (page, address, arrive) => {
      // Precedes the transition, so that an immediate Back finds the new URL.
      noteAddress(address)
      await withTransition(() => {
        islands.release()
        replaceDocument(page)
        arrive()
        announceTitle()
      })
      dispatchPageShown()
    },
  }
}
