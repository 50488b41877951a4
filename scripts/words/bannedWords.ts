import { around, plainText } from './plainText.ts'
import { type WordError, errorOf, type Locale, textsOf, type Word } from './wordTypes.ts'

interface Banned {
  readonly locale: Locale
  /** Whole words, without regard to capitals; ` ` stands for any space. */
  readonly words: readonly string[]
  readonly instead: string
  /** Where they are banned; everywhere when absent. */
  readonly inFile?: RegExp
  readonly isWarning?: true
}

/** The page of a treatment whose effect is not established. */
const prp = /\/prp\.ts$/

const banned: readonly Banned[] = [
  { locale: 'fr', words: ['scans?', 'scanners?', 'scanné(e|s|es)?'], instead: 'nommez l’examen' },
  { locale: 'fr', words: ['cancell(er|ez|é|ée|és|ées|ation)'], instead: 'annuler' },
  { locale: 'fr', words: ['book(er|ez|é|ée)'], instead: 'prendre rendez-vous' },
  { locale: 'fr', words: ['e-?mails?', 'mails?'], instead: 'courriel' },
  { locale: 'fr', words: ['cookies?'], instead: 'témoins' },
  { locale: 'fr', words: ['soumett(re|ez|ons|ent|ant)'], instead: 'envoyer, transmettre' },
  { locale: 'fr', words: ['adresse[rz]? (un|le|ce|des|les|ces) problèmes?'], instead: 'traiter' },
  { locale: 'fr', words: ['(faire|fait|font|faisait) du sens'], instead: 'avoir du sens' },
  { locale: 'fr', words: ['données? personnelles?'], instead: 'renseignements personnels' },
  { locale: 'fr', words: ['week-?ends?'], instead: 'fin de semaine' },
  { locale: 'fr', words: ['parkings?'], instead: 'stationnement' },
  { locale: 'fr', words: ['digita(l|le|ux|les)'], instead: 'numérique' },
  { locale: 'fr', words: ['cliquez ici', 'en savoir plus'], instead: 'dites ce qui va se passer' },
  { locale: 'fr', words: ['radiologues?'], instead: 'radiologiste' },
  { locale: 'fr', words: ['translucidité nucale'], instead: 'clarté nucale' },
  { locale: 'fr', words: ['(ne )?vous inquiétez pas', 'n’ayez crainte'], instead: 'dites le fait' },
  { locale: 'fr', words: ['invalides?'], instead: 'dites quoi faire' },
  { locale: 'fr', words: ['naturel(le|s|les|lement)?'], instead: 'dites le fait' },
  { locale: 'fr', words: ['miracles?', 'miraculeu(x|se|ses)'], instead: 'dites le fait' },
  { locale: 'fr', words: ['guéri(r|t|s|e|es|ssent|ssez|son|sons)?'], instead: 'ne promettez rien' },
  {
    locale: 'fr',
    words: ['dès que possible', 'le plus tôt possible', 'dans les meilleurs délais'],
    instead: 'donnez un délai',
  },
  {
    locale: 'fr',
    words: ['à la fine pointe', 'de pointe', 'inégalée?s?', 'exceptionnel(le|s|les)?'],
    instead: 'pas de superlatif',
  },
  {
    locale: 'fr',
    words: ['seulement', '(le|la|les) meilleure?s?'],
    instead: 'évitez s’il vante',
    isWarning: true,
  },
  {
    locale: 'fr',
    words: [
      'régén[éè]r\\p{L}*',
      'prouvée?s?',
      'révolutionnaires?',
      'sans risques?',
      'témoignages?',
    ],
    instead: 'interdit sur cette page',
    inFile: prp,
  },
  { locale: 'en', words: ['utili[sz](e|es|ed|ing)'], instead: 'use' },
  { locale: 'en', words: ['leverag(e|es|ed|ing)'], instead: 'use' },
  { locale: 'en', words: ['seamless(ly)?', 'journeys?', 'painless(ly)?'], instead: 'say the fact' },
  {
    locale: 'en',
    words: ['world-class', 'cutting-edge', 'state[- ]of[- ]the[- ]art', 'leaders?', 'unparalleled'],
    instead: 'no superlative',
  },
  { locale: 'en', words: ['simple', 'simply', 'just', 'easy', 'easily'], instead: 'leave it out' },
  { locale: 'en', words: ['as soon as possible'], instead: 'give a time' },
  { locale: 'en', words: ['natural(ly)?', 'miracles?', 'miraculous'], instead: 'say the fact' },
  { locale: 'en', words: ['cur(e|es|ed|ing)'], instead: 'promise nothing' },
  { locale: 'en', words: ['(don’t|do not) worry'], instead: 'say the fact' },
  { locale: 'en', words: ['invalid'], instead: 'say what to do' },
  { locale: 'en', words: ['click here', 'submit', 'ok'], instead: 'say what will happen' },
  {
    locale: 'en',
    words: ['handicapped', 'suffers? from', 'suffering from', 'confined to'],
    instead: 'name the need',
  },
  { locale: 'en', words: ['only', 'best'], instead: 'avoid it if it praises', isWarning: true },
  {
    locale: 'en',
    words: ['regenerat\\p{L}*', 'heal(s|ed|ing)?', 'proven', 'revolutionary', 'no risks?'],
    instead: 'banned on this page',
    inFile: prp,
  },
  {
    locale: 'en',
    words: ['avoid(s|ing)? surgery', 'testimonials?', 'before and after'],
    instead: 'banned on this page',
    inFile: prp,
  },
]

const pattern = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d-])(?:${words.join('|').replaceAll(' ', '\\s')})(?![\\p{L}\\d-])`,
    'giu',
  )

const compiled = banned.map((row) => ({ ...row, pattern: pattern(row.words) }))

/** The rightful uses, such as "simple cyst", taken out before the search. */
const without = (text: string, allowed: readonly string[]): string =>
  allowed.reduce(
    (rest, phrase) => rest.replace(pattern([phrase]), (found) => '_'.repeat(found.length)),
    text,
  )

/** @param allowed per language, the phrases in which a banned word is the right one */
export const bannedWordErrors = (
  word: Word,
  allowed: Readonly<Record<Locale, readonly string[]>>,
): readonly WordError[] =>
  textsOf(word).flatMap(([locale, text]) => {
    const plain = without(plainText(text).replaceAll('\u00A0', ' '), allowed[locale])
    return compiled
      .filter((row) => row.locale === locale && (row.inFile?.test(word.file) ?? true))
      .flatMap(({ pattern: forbidden, instead, isWarning }) => {
        const [match] = plain.matchAll(forbidden)
        if (match === undefined) return []
        const place = around(plain, match.index, match[0].length)
        const error = errorOf(word, locale, `says “${match[0]}”: ${instead} (${place})`)
        return [isWarning ? { ...error, isWarning } : error]
      })
  })
