import { fillFacts } from '../../../shared/text/markup.js'
import type { Facts } from '../../clinic/facts.js'
import type { Locale, Word } from './wordTypes.js'

/** Fills in facts, so that texts are checked as displayed. */
export const createFilling = ({ localize: fill }: Pick<Facts, 'localize'>) => {
  // Also replaces unknown names, which another rule reports.
  const localize = (text: string, locale: Locale): string =>
    fillFacts(fill({ fr: text, en: text }, locale), () => 'x')
  const filled = (word: Word): Word => {
    if (word.from === 'locales') return word
    const { fr, en } = word.texts
    const french = fr === undefined ? {} : { fr: localize(fr, 'fr') }
    const english = en === undefined ? {} : { en: localize(en, 'en') }
    return { ...word, texts: { ...french, ...english } }
  }
  return { localize, filled }
}
