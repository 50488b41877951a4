import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../routes/table.js'
import type { LetterView } from '../../services/contact/contactLetters.js'
import { renderLetterText } from './letterText.js'
import type { LetterTranslate, LetterWords } from './letterWords.js'

export type Translations = (locale: Locale) => LetterTranslate

/** Makes both forms of a letter from the same words. */
export const letterRenderer =
  <Data extends { readonly locale: Locale }>(
    translations: Translations,
    say: (data: Data, t: LetterTranslate) => LetterWords,
    show: (words: LetterWords) => ReactElement,
  ) =>
  (data: Data): LetterView => {
    const t = translations(data.locale)
    const words = say(data, t)
    return {
      subject: words.subject,
      html: `<!doctype html>${renderToStaticMarkup(show(words))}`,
      text: renderLetterText(words, t),
    }
  }
