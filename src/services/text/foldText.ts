import { plainSigns } from './plainSigns.js'
import { normalizeText } from './normalizeText.js'

/** Letters that Unicode does not decompose, by what people type for them on a plain keyboard. */
const plainLetters: Readonly<Record<string, string>> = {
  a: 'ɑⱥ',
  ae: 'æ',
  b: 'ƀƃɓ',
  c: 'ƈȼɕ',
  d: 'đðɖɗƌȡ',
  e: 'ǝəɛɇ',
  f: 'ƒ',
  g: 'ɠǥɣ',
  h: 'ħⱨɦ',
  i: 'ıɨɩ',
  j: 'ȷɉ',
  k: 'ĸƙⱪ',
  l: 'łƚɫɬɭⱡ',
  n: 'ŋɲƞɳ',
  o: 'øɔɵ',
  oe: 'œ',
  p: 'ƥᵽ',
  q: 'ɋ',
  r: 'ɍɽ',
  s: 'ȿʂ',
  ss: 'ß',
  t: 'ŧƭʈⱦ',
  th: 'þ',
  u: 'ʉʊ',
  v: 'ʋ',
  w: 'ⱳ',
  y: 'ƴɏ',
  z: 'ƶȥɀ',
  σ: 'ς',
}
const plainOf = new Map(
  Object.entries(plainLetters).flatMap(([plain, others]) =>
    [...others].map((other) => [other, plain] as const),
  ),
)
const otherLetter = new RegExp(`[${[...plainOf.keys()].join('')}]`, 'gu')

/** Everything between words; the tatweel only stretches an Arabic word. */
const separators = /[^\p{L}\p{N}]+/gu
const tatweel = /\u0640/gu

/**
 * Returns the words of a text as people search them, separated by single spaces: lower case, without
 * accents, ligatures and punctuation.
 */
export const foldText = (text: string): string =>
  normalizeText(plainSigns(text), 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(tatweel, '')
    .toLowerCase()
    .replaceAll(otherLetter, (letter) => plainOf.get(letter) ?? letter)
    .replaceAll(separators, ' ')
    .trim()

/** Returns the folded words of a text. */
const foldedWords = (text: string): readonly string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '')

const foldWord = (word: string): string => foldText(word).replaceAll(' ', '')

/** Bounds the work of one search. */
const mostWords = 8

/** Returns typed words as `holdsWords` compares them: folded, without separators, each once. */
export const searchedWords = (typed: readonly string[]): readonly string[] =>
  [...new Set(typed.map(foldWord))].filter((word) => word !== '').slice(0, mostWords)

/** Whether words in a row, joined, begin with this one: "jeanluc" is in "jean luc roy". */
const isJoined = (folded: string, sought: string): boolean => {
  const words = folded.split(' ')
  const joined = words.join('')
  if (!joined.includes(sought)) return false
  let start = 0
  return words.some(({ length }) => {
    const isHere = joined.startsWith(sought, start)
    start += length
    return isHere
  })
}

/**
 * Whether a text holds each word, as a part of one of its words or across its separators.
 * @param sought from `searchedWords`
 */
export const holdsWords = (text: string, sought: readonly string[]): boolean => {
  const folded = foldText(text)
  return sought.every((word) => folded.includes(word) || isJoined(folded, word))
}

/** Each run of words in a row, joined. */
const runsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.flatMap((_, first) =>
      words.slice(first).map((__, more) => words.slice(first, first + more + 1).join('')),
    ),
  )

/** More words than any name has; the runs of a longer text would be too many. */
const mostNameWords = 24

/**
 * Whether a name has all words of another one, whole, in any order: "tremblay" is in "Zoé
 * Tremblay-Côté", "O Reilly" and "OReilly" in "O'Reilly".
 */
export const hasName = (name: string, sought: string): boolean => {
  const runs = runsOf(foldedWords(name).slice(0, mostNameWords))
  const words = foldedWords(sought).slice(0, mostNameWords)
  const isCovered = (_: string, place: number): boolean =>
    words.some((__, first) =>
      words.some(
        (___, last) =>
          first <= place && place <= last && runs.has(words.slice(first, last + 1).join('')),
      ),
    )
  return words.length > 0 && words.every(isCovered)
}

/**
 * Returns a test for folded texts that finds a name with or without separators between its letters;
 * `undefined` for a name without letters and digits.
 */
export const nameMatcher = (name: string): ((folded: string) => boolean) | undefined => {
  const letters = [...foldWord(name)]
  if (letters.length === 0) return undefined
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${letters.join(' ?')}(?![\\p{L}\\p{N}])`, 'u')
  return (folded) => pattern.test(folded)
}
