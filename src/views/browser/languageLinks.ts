import { languageCookie } from '../../config/limits.js'
import { writeCookie } from './page/writeCookie.js'

/**
 * The language link keeps the hash of the address, and stores the choice in a cookie for addresses
 * that have no language of their own. Without script `languageController.ts` does the latter.
 */
export const startLanguageLinks = (): void => {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-language]')
        : null
    const language = link?.dataset['language']
    if (link === null || language === undefined) return
    writeCookie(languageCookie, language)
    link.hash = location.hash
  })
}
