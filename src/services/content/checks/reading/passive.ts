import type { Locale } from '../wordTypes.js'

/** Participles that do not end in -ed. */
const irregular =
  'made|given|taken|done|seen|sent|kept|held|told|found|put|read|written|shown|left|paid|lost|cut|set|built|brought|chosen|drawn|known|meant|met|sold|spoken|understood|worn'

/** Verbs that form the active voice with être: « il est arrivé ». */
const moving =
  'allé|arrivé|devenu|entré|monté|mort|né|parti|passé|resté|retourné|revenu|sorti|tombé|venu|descendu|prévu|connu|situé|ouvert|fermé|âgé|écrit à'

const patterns: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(
    `\\b(?:am|is|are|was|were|be|been|being)(?: (?:not|also|then|often|usually|always|never|\\w+ly))?` +
      ` (?:\\w{2,}ed|${irregular})\\b`,
    'iu',
  ),
  fr: new RegExp(
    `(?<!\\p{L})(?:est|sont|était|étaient|sera|seront|être|été|soit|soient|serait|seraient)` +
      `(?: (?:pas|aussi|alors|souvent|ensuite|toujours|jamais|déjà|\\p{L}+ment))?` +
      ` (?!(?:${moving})(?:e|s|es)?(?!\\p{L}))\\p{L}+(?:é|ée|és|ées|ise?|ises|ite?s?|ue?s?|erte?s?)(?!\\p{L})`,
    'iu',
  ),
}

/** Returns whether a sentence looks passive: a hint for the editor. */
export const looksPassive = (sentence: string, locale: Locale): boolean =>
  patterns[locale].test(sentence.replaceAll('\u00A0', ' '))
