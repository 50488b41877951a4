import { around, plainText } from './plainText.js'
import { type WordError, errorOf, type Locale, textsOf, type Word } from './wordTypes.js'

interface Rule {
  readonly locale: Locale | 'both'
  readonly pattern: RegExp
  readonly error: string
  readonly isWarning?: true
}

/** Nouns that follow a number in French, after a no-break space. */
const counted = [
  'adultes?|ans?|années?|appels?|autres?|avis|candidatures?|caractères?|chiffres?|cm|comptes?',
  'courriels?|demandes?(?! un)|demi-journées?|dollars?|éléments?|entrées?|envois?|étages?|étapes?|essais?',
  'examens?|fichiers?|fois|heures?|images?|jours?|kg|km|ko|lettres?|litres?|m|mg|min|minutes?|ml|mL',
  'mm|Mo|mois|offres?|pages?|patientes?|patients?|personnes?|pixels?|places?|points?|postes?',
  'pour cent|questions?|secondes?|semaines?|technologues?|tesla|trimestres?',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
].join('|')

/** French spacing that the Office québécois de la langue française (OQLF) recommends, and common rules. */
const rules: readonly Rule[] = [
  { locale: 'both', pattern: /'/g, error: 'has a straight apostrophe: write ’' },
  { locale: 'both', pattern: /"/g, error: 'has a straight quotation mark' },
  { locale: 'both', pattern: /\u202F/g, error: 'has a narrow space: write U+00A0' },
  { locale: 'both', pattern: /^\s|\s$/g, error: 'begins or ends with a space' },
  { locale: 'both', pattern: / {2}|\n/g, error: 'has two spaces or a line break' },
  { locale: 'both', pattern: /(?<!\.)\.\.(?!\.)/g, error: 'has two full stops' },
  { locale: 'both', pattern: /\p{L}·\p{L}/gu, error: 'has a middle dot inside a word' },
  { locale: 'fr', pattern: /[ \u00A0][;!?]/g, error: 'has a space before ; ! or ?' },
  { locale: 'fr', pattern: /(?<![\d\u00A0]):|\d:(?!\d)/g, error: 'needs U+00A0 before the colon' },
  { locale: 'fr', pattern: /«(?!\u00A0)/g, error: 'needs U+00A0 after «' },
  { locale: 'fr', pattern: /(?<!\u00A0)»/g, error: 'needs U+00A0 before »' },
  { locale: 'fr', pattern: /\d ?[%$]/g, error: 'needs U+00A0 before % and $' },
  { locale: 'fr', pattern: /\$ ?\d/g, error: 'puts the $ after the number' },
  { locale: 'fr', pattern: /\d ?h\b|\bh ?\d/g, error: 'needs U+00A0 around the h of a time' },
  { locale: 'fr', pattern: /\d[hH]\d\d|\d\u00A0h\u00A000/g, error: 'writes 9 h 30 and 9 h' },
  {
    locale: 'fr',
    // A counted noun after a placeholder (`x` in plain text) shows that it is a number.
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:\\d+(?:,\\d+)?|x) (?:${counted})(?![\\p{L}\\d])`, 'gu'),
    error: 'needs U+00A0 between the number and what it counts',
  },
  {
    locale: 'fr',
    pattern: /(?<!\d)\d{1,3} \d{3}(?![-\d])/g,
    error: 'needs U+00A0 between groups of three digits',
  },
  { locale: 'fr', pattern: /\b(?:M\.|MM\.|Mmes?|Dre?s?) /g, error: 'needs U+00A0 after a title' },
  { locale: 'fr', pattern: /\d(?:ère|ème|ième|nde?)\b/g, error: 'writes 1re, 2e and so on' },
  {
    locale: 'fr',
    pattern: /(?:^|[.!?] )A (?=\p{Ll})|\bE(?:cho|cran|quipe|tap|tat|tude|valu|crire|crivez)/gu,
    error: 'needs the accent on its capital',
  },
  { locale: 'fr', pattern: /“(?![^«]*»)/g, error: 'has “ outside « »' },
  { locale: 'fr', pattern: /\d [ap]\.m\./g, error: 'writes times on 24 hours' },
  { locale: 'en', pattern: /[«»]/g, error: 'has French quotation marks' },
  { locale: 'en', pattern: /\s[:;!?%]/g, error: 'has a space before a mark' },
  { locale: 'en', pattern: /\d\s?\$/g, error: 'puts the $ before the number' },
  { locale: 'en', pattern: /\d\s?[ap]m\b|\d[ap]\.m\./gi, error: 'writes 9:30 a.m.' },
  { locale: 'en', pattern: /\d ?h ?\d/g, error: 'writes 9:30 a.m.' },
]

export const typographyErrors = (word: Word): readonly WordError[] =>
  textsOf(word).flatMap(([locale, text]) => {
    const plain = plainText(text)
    return rules
      .filter((rule) => rule.locale === locale || rule.locale === 'both')
      .flatMap(({ pattern, error, isWarning }) => {
        const [match] = plain.matchAll(pattern)
        if (match === undefined) return []
        const place = around(plain, match.index, match[0].length)
        return [
          { ...errorOf(word, locale, `${error} (${place})`), ...(isWarning && { isWarning }) },
        ]
      })
  })
