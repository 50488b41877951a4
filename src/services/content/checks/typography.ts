import { broken, type Rule } from '../../schema/brokenRule.js'
import { around, plainText } from './plainText.js'
import { type WordError, errorOf, type Locale, textsOf, type Word } from './wordTypes.js'

interface Pattern {
  readonly locale: Locale | 'both'
  readonly pattern: RegExp
  readonly rule: Rule
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
const patterns = [
  { locale: 'both', pattern: /'/g, rule: 'apostrophe' },
  { locale: 'both', pattern: /"/g, rule: 'quotes' },
  { locale: 'both', pattern: /\u202F/g, rule: 'noBreak' },
  { locale: 'both', pattern: /^\s|\s$/g, rule: 'edgeSpace' },
  { locale: 'both', pattern: / {2}|\n/g, rule: 'doubled' },
  { locale: 'both', pattern: /(?<!\.)\.\.(?!\.)/g, rule: 'doubled' },
  { locale: 'both', pattern: /\p{L}·\p{L}/gu, rule: 'middleDot' },
  { locale: 'fr', pattern: /[ \u00A0][;!?]/g, rule: 'markSpace' },
  { locale: 'fr', pattern: /(?<![\d\u00A0]):|\d:(?!\d)/g, rule: 'noBreak' },
  { locale: 'fr', pattern: /«(?!\u00A0)/g, rule: 'noBreak' },
  { locale: 'fr', pattern: /(?<!\u00A0)»/g, rule: 'noBreak' },
  { locale: 'fr', pattern: /\d ?[%$]/g, rule: 'noBreak' },
  { locale: 'fr', pattern: /\$ ?\d/g, rule: 'dollar' },
  { locale: 'fr', pattern: /\d ?h\b|\bh ?\d/g, rule: 'frenchHours' },
  { locale: 'fr', pattern: /\d[hH]\d\d|\d\u00A0h\u00A000/g, rule: 'frenchHours' },
  {
    locale: 'fr',
    // A counted noun after a placeholder (`x` in plain text) shows that it is a number.
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:\\d+(?:,\\d+)?|x) (?:${counted})(?![\\p{L}\\d])`, 'gu'),
    rule: 'noBreak',
  },
  {
    locale: 'fr',
    pattern: /(?<!\d)\d{1,3} \d{3}(?![-\d])/g,
    rule: 'noBreak',
  },
  { locale: 'fr', pattern: /\b(?:M\.|MM\.|Mmes?|Dre?s?) /g, rule: 'noBreak' },
  { locale: 'fr', pattern: /\d(?:ère|ème|ième|nde?)\b/g, rule: 'ordinal' },
  {
    locale: 'fr',
    pattern: /(?:^|[.!?] )A (?=\p{Ll})|\bE(?:cho|cran|quipe|tap|tat|tude|valu|crire|crivez)/gu,
    rule: 'accent',
  },
  { locale: 'fr', pattern: /“(?![^«]*»)/g, rule: 'quotes' },
  { locale: 'fr', pattern: /\d [ap]\.m\./g, rule: 'frenchHours' },
  { locale: 'en', pattern: /[«»]/g, rule: 'quotes' },
  { locale: 'en', pattern: /\s[:;!?%]/g, rule: 'markSpace' },
  { locale: 'en', pattern: /\d\s?\$/g, rule: 'dollar' },
  { locale: 'en', pattern: /\d\s?[ap]m\b|\d[ap]\.m\./gi, rule: 'englishHours' },
  { locale: 'en', pattern: /\d ?h ?\d/g, rule: 'englishHours' },
] as const satisfies readonly Pattern[]

export const typographyErrors = (word: Word): readonly WordError[] =>
  textsOf(word).flatMap(([locale, text]) => {
    const plain = plainText(text)
    return patterns
      .filter((pattern) => pattern.locale === locale || pattern.locale === 'both')
      .flatMap(({ pattern, rule }) => {
        const [match] = plain.matchAll(pattern)
        if (match === undefined) return []
        const place = around(plain, match.index, match[0].length)
        return [errorOf(word, locale, broken(rule, { place }))]
      })
  })
