import type { Islands } from '../islands/islands.js'
import { dispatchPageShown, onAddressChanged } from '../page/pageEvents.js'
import { withoutHash } from './pageAddress.js'
import { createDocumentReplacer, type PreparedPage } from './pageDocument.js'
import { createPageTransition } from './pageTransition.js'

/** The page that the visitor reads, and how another one takes its place. */
export interface PageView {
  /** Whether this is the address of the page shown, whatever its hash. */
  readonly isShown: (address: string) => boolean
  /** The page shown was given another address. */
  readonly noteAddress: (address: string) => void
  /** @param arrive goes to the top, to what the hash names, or back to where reading was */
  readonly show: (page: PreparedPage, address: string, arrive: () => void) => Promise<void>
}

/** Screen readers read the title aloud, as after a full load. */
const announceTitle = (): void => {
  const announcer = document.querySelector('[data-keep="announcer"]')
  if (announcer !== null) announcer.textContent = document.title
}

export const createPageView = (islands: Islands): PageView => {
  const replaceDocument = createDocumentReplacer()
  const withTransition = createPageTransition()
  // Of the document: somebody may have gone back or forward since, before the script had come.
  const [arrival] = performance.getEntriesByType('navigation')
  let shown = withoutHash(arrival?.name ?? location.href)

  const noteAddress = (address: string): void => {
    shown = withoutHash(address)
  }

  onAddressChanged(() => noteAddress(location.href))

  return {
    isShown: (address) => withoutHash(address) === shown,
    noteAddress,
    show: async (page, address, arrive) => {
      // Before the transition has begun: who goes back at once wants the page before.
      noteAddress(address)
      await withTransition(() => {
        islands.sleep()
        replaceDocument(page)
        arrive()
        announceTitle()
      })
      dispatchPageShown()
    },
  }
}
