import { languageCookie } from '../../config/limits.js'
import { writeCookie } from './page/writeCookie.js'

/** Stores the language cookie on a click; without JavaScript, `languageController.ts` stores it. */
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
