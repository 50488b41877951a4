import { foldText } from './foldText.js'
import { plainSigns, trimEnd } from './plainSigns.js'

/* The name field accepts any text, next to any email address, so emails could carry
   advertising. Greetings use only words that mail programs do not turn into links. */

/** Matches digits, address signs, and a dot inside a word, in any of its code points. */
const linkSigns = /[\p{N}@:/\\<>=_]|[\p{L}\p{M}][.\u3002][\p{L}\p{M}]{2}/u

/** Matches a name word. More than two hyphens can form a sentence; four accents on one letter are abuse. */
const nameWord =
  /^(?!.*\p{M}{4})\p{L}[\p{L}\p{M}\u200C\u200D]*(?:(?:['\u2019\u2010\u2011-]|(?<=l)\u00B7(?=l))[\p{L}\p{M}\u200C\u200D]+){0,2}$/iu
const longestName = 30

/** Matches an initial of an alphabet; a single Chinese character may be a whole name. */
const initial = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*$/u

const titles: ReadonlySet<string> = new Set(
  (
    'm mm mr mister mrs ms miss mx mme mmes madame madam monsieur mlle mlles mademoiselle sir me mes ' +
    'maitre dr drs dre dres docteur docteure doctor pr pre prof professeur professeure professor ' +
    'rev reverend mgr monseigneur honorable sgt sergent capt capitaine cpl caporal lt lieutenant soeur ' +
    'senor senora senorita sra srta herr frau signor signora mesdames messieurs'
  ).split(' '),
)
/** An article before a title belongs to it: "Le Dr Roy". Alone, "Le" is also a Vietnamese name. */
const articles: ReadonlySet<string> = new Set(['le', 'la', 'the'])
const groups: ReadonlySet<string> = new Set(
  'famille family maman papa mom dad bebe baby'.split(' '),
)
const connectors: ReadonlySet<string> = new Set(['et', 'and', 'ou', 'or'])

/** Suffixes after a comma: "Marie Roy, inf.", "Luc Roy, M.D.". */
const suffixes: ReadonlySet<string> = new Set(
  (
    'jr sr ii iii iv pere fils aine cadet md m d phd ph dmd dds mba cpa msc bsc ma ba rn np ips inf ing ' +
    'pharm psy avocat avocate notaire esq'
  ).split(' '),
)

const openingQuotes = /^["\u201C\u201D\u201E\u00AB\u00BB(]+/u
const isClosingQuote = (sign: string): boolean => /["\u201C\u201D\u201E\u00AB\u00BB)]/u.test(sign)

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .map((word) => trimEnd(word.replace(openingQuotes, ''), isClosingQuote))
    .filter((word) => word !== '' && word !== '&')

const isUpperCase = (text: string): boolean =>
  text === text.toUpperCase() && text !== text.toLowerCase()

const isTitle = (word: string): boolean => {
  const folded = foldText(word)
  return titles.has(folded) || connectors.has(folded)
}

const isSuffix = (after: readonly string[], before: readonly string[]): boolean => {
  const [first = ''] = after
  const parts = foldText(after.join(' ')).split(' ')
  if (after.every(isTitle)) return false
  if (first === '' || parts.every((part) => suffixes.has(part))) return first !== ''
  const isUnlike = /^\p{Ll}/u.test(first) || (isUpperCase(first) && !isUpperCase(before.join(' ')))
  return before.length > 1 && isUnlike
}

interface Given {
  readonly words: readonly string[]
  /** After a comma, a single word that follows a title is a first name. */
  readonly isFirstName: boolean
}

/** Returns the part with the first name, which follows the comma in "Last, First". */
const givenPart = (name: string): Given => {
  const [before = [], after, ...others] = name.split(/[,\u060C\uFF0C]/u).map(wordsOf)
  if (after === undefined || isSuffix(after, before)) return { words: before, isFirstName: false }
  const isLastFirst = others.every((other) => isSuffix(other, [...before, ...after]))
  return { words: isLastFirst ? after : [], isFirstName: true }
}

const isShown = (word: string): boolean =>
  nameWord.test(word) && !initial.test(word) && [...word].length <= longestName

export const greetingName = (name: string): string | undefined => {
  if (linkSigns.test(plainSigns(name))) return undefined
  const { words, isFirstName } = givenPart(name)
  if (words.some((word) => groups.has(foldText(word)))) return undefined
  const isArticle = (word: string, place: number): boolean =>
    articles.has(foldText(word)) && isTitle(words[place + 1] ?? '')
  const start = words.findIndex((word, place) => !isTitle(word) && !isArticle(word, place))
  const [first, second] = start === -1 ? [] : words.slice(start)
  const isFamilyName = start > 0 && second === undefined && !isFirstName
  return first === undefined || isFamilyName || !isShown(first) ? undefined : first
}
