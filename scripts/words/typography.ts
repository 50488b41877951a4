import { around, plainText } from './plainText.ts'
import { type Fault, faultOf, type Locale, textsOf, type Word } from './wordTypes.ts'

interface Rule {
  readonly locale: Locale | 'both'
  /** Finds the fault. */
  readonly pattern: RegExp
  readonly fault: string
  readonly isWarning?: true
}

/** What French counts: after a number they are held by a space that does not break. */
const counted = [
  'adultes?|ans?|années?|appels?|caractères?|chiffres?|cm|dollars?|étages?|étapes?|essais?|examens?',
  'fichiers?|fois|heures?|images?|jours?|kg|km|ko|lettres?|litres?|m|mg|min|minutes?|ml|mL|mm|Mo',
  'mois|offres?|pages?|patientes?|patients?|personnes?|places?|points?|postes?|pour cent|questions?',
  'secondes?|semaines?|technologues?|tesla|trimestres?',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
].join('|')

/** The OQLF’s spacing on the Web, and what both languages share. */
const rules: readonly Rule[] = [
  { locale: 'both', pattern: /'/g, fault: 'has a straight apostrophe: write ’' },
  { locale: 'both', pattern: /"/g, fault: 'has a straight quotation mark' },
  { locale: 'both', pattern: /\u202F/g, fault: 'has a narrow space: write U+00A0' },
  { locale: 'both', pattern: /^\s|\s$/g, fault: 'begins or ends with a space' },
  { locale: 'both', pattern: / {2}|\n/g, fault: 'has two spaces or a line break' },
  { locale: 'both', pattern: /\p{L}·\p{L}/gu, fault: 'has a middle dot inside a word' },
  { locale: 'fr', pattern: /[ \u00A0][;!?]/g, fault: 'has a space before ; ! or ?' },
  { locale: 'fr', pattern: /(?<![\d\u00A0]):|\d:(?!\d)/g, fault: 'needs U+00A0 before the colon' },
  { locale: 'fr', pattern: /«(?!\u00A0)/g, fault: 'needs U+00A0 after «' },
  { locale: 'fr', pattern: /(?<!\u00A0)»/g, fault: 'needs U+00A0 before »' },
  { locale: 'fr', pattern: /\d ?[%$]/g, fault: 'needs U+00A0 before % and $' },
  { locale: 'fr', pattern: /\$ ?\d/g, fault: 'puts the $ after the number' },
  { locale: 'fr', pattern: /\d ?h\b|\bh ?\d/g, fault: 'needs U+00A0 around the h of a time' },
  { locale: 'fr', pattern: /\d[hH]\d\d|\d\u00A0h\u00A000/g, fault: 'writes 9 h 30 and 9 h' },
  {
    locale: 'fr',
    pattern: new RegExp(`(?<![\\p{L}\\d])\\d+(?:,\\d+)? (?:${counted})(?![\\p{L}\\d])`, 'gu'),
    fault: 'needs U+00A0 between the number and what it counts',
  },
  {
    locale: 'fr',
    pattern: /(?<!\d)\d{1,3} \d{3}(?![-\d])/g,
    fault: 'needs U+00A0 between groups of three digits',
  },
  { locale: 'fr', pattern: /\b(?:M\.|MM\.|Mmes?|Dre?s?) /g, fault: 'needs U+00A0 after a title' },
  { locale: 'fr', pattern: /\d(?:ère|ème|ième|nde?)\b/g, fault: 'writes 1re, 2e and so on' },
  {
    locale: 'fr',
    pattern: /(?:^|[.!?] )A (?=\p{Ll})|\bE(?:cho|cran|quipe|tap|tat|tude|valu|crire|crivez)/gu,
    fault: 'needs the accent on its capital',
  },
  { locale: 'fr', pattern: /“(?![^«]*»)/g, fault: 'has “ outside « »' },
  { locale: 'fr', pattern: /\d [ap]\.m\./g, fault: 'writes times on 24 hours' },
  { locale: 'en', pattern: /[«»]/g, fault: 'has French quotation marks' },
  { locale: 'en', pattern: /\s[:;!?%]/g, fault: 'has a space before a mark' },
  { locale: 'en', pattern: /\d\s?\$/g, fault: 'puts the $ before the number' },
  { locale: 'en', pattern: /\d\s?[ap]m\b|\d[ap]\.m\./gi, fault: 'writes 9:30 a.m.' },
  { locale: 'en', pattern: /\d ?h ?\d/g, fault: 'writes 9:30 a.m.' },
]

/** One fault for each rule a text breaks, at the first place. */
export const typographyFaults = (word: Word): readonly Fault[] =>
  textsOf(word).flatMap(([locale, text]) => {
    const plain = plainText(text)
    return rules
      .filter((rule) => rule.locale === locale || rule.locale === 'both')
      .flatMap(({ pattern, fault, isWarning }) => {
        const [match] = plain.matchAll(pattern)
        if (match === undefined) return []
        const place = around(plain, match.index, match[0].length)
        return [
          { ...faultOf(word, locale, `${fault} (${place})`), ...(isWarning && { isWarning }) },
        ]
      })
  })
