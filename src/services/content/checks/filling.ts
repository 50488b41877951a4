import type { Facts } from '../../clinic/facts.js'
import type { Locale, Word } from './wordTypes.js'

/** Fills in facts, so that texts are checked as displayed. */
export const createFilling = (facts: Facts) => {
  // Replaces unknown names, for which `localize` would throw; another rule reports them.
  const localize = (text: string, locale: Locale): string => {
    const known = text.replace(/\{\{(.*?)\}\}/g, (all, name: string) =>
      facts.names.includes(name) ? all : 'x',
    )
    return facts.localize({ fr: known, en: known }, locale)
  }
  const filled = (word: Word): Word => {
    if (word.from === 'locales') return word
    const { fr, en } = word.texts
    const french = fr === undefined ? {} : { fr: localize(fr, 'fr') }
    const english = en === undefined ? {} : { en: localize(en, 'en') }
    return { ...word, texts: { ...french, ...english } }
  }
  return { localize, filled }
}
