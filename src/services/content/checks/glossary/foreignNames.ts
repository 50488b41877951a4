import { type Locale, placeOf, type PrintedError, textsOf, type Word } from '../wordTypes.js'

/** Names of organizations by language. Texts of the other language mark them: `[CHU de Québec](fr)`. */
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

const withoutMarked = (text: string, language: Locale): string =>
  text.replaceAll(new RegExp(`\\[[^\\]]*\\]\\(${language}(?::[^)]*)?\\)`, 'g'), '')

/** Returns names of the other language without a language mark. */
export const foreignNameErrors = (word: Word): readonly PrintedError[] =>
  // Excludes locale files, because staff members know these names.
  (word.from === 'content' ? textsOf(word) : []).flatMap(([locale, text]) => {
    const other = locale === 'fr' ? 'en' : 'fr'
    const rest = withoutMarked(text, other)
    return names[other]
      .filter((name) => rest.includes(name))
      .map((name) => ({
        ...placeOf(word, locale),
        error: `names ${name} without its language: [${name}](${other})`,
      }))
  })
