import { languageCookie } from '../../config/limits.js'
import { writeCookie } from './page/writeCookie.js'

/** With JavaScript, stores the language cookie; otherwise `languageController.ts` does. */
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
