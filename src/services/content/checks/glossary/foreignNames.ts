import { type WordError, errorOf, type Locale, textsOf, type Word } from '../wordTypes.js'

/**
 * Organisations and journals that pages name, by the language of their names. In the other language
 * each is marked, `[CHU de Québec](fr)`, so that a screen reader pronounces it.
 */
const names: Readonly<Record<Locale, readonly string[]>> = {
  fr: [
    'Carnet santé Québec',
    'CHU de Québec',
    'Commission d’accès à l’information',
    'Gouvernement du Québec',
    'Institut national de santé publique',
    'Ministère de la Santé',
    'Mieux vivre avec notre enfant',
    'Programme québécois',
    'Régie de l’assurance maladie',
  ],
  en: [
    'American College of Radiology',
    'Canadian Journal of Cardiology',
    'Health Facts for You',
    'Journal of Clinical Ultrasound',
    'Mayo Clinic',
    'Prenatal Screening Ontario',
    'Society of Radiologists in Ultrasound',
    'Texas Heart Institute Journal',
    'UW Health',
  ],
}

/** Without what is marked as that language; a link without a language is not. */
const withoutMarked = (text: string, language: Locale): string =>
  text.replaceAll(new RegExp(`\\[[^\\]]*\\]\\(${language}(?::[^)]*)?\\)`, 'g'), '')

/** Names of the other language that do not say so. */
export const foreignNameErrors = (word: Word): readonly WordError[] =>
  // The staff area is read by people who know these names.
  (word.from === 'content' ? textsOf(word) : []).flatMap(([locale, text]) => {
    const other = locale === 'fr' ? 'en' : 'fr'
    const rest = withoutMarked(text, other)
    return names[other]
      .filter((name) => rest.includes(name))
      .map((name) =>
        errorOf(word, locale, `names ${name} without its language: [${name}](${other})`),
      )
  })
