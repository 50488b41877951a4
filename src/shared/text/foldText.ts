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
  z: 'ƶȥɀʒ',
  σ: 'ς',
  // Persian, Urdu and Arabic keyboards have other code points for the same letters.
  ا: 'ٱ',
  ي: 'ىیې',
  ك: 'کڪ',
  ه: 'ةەہھۀۃ',
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

const foldWord = (word: string): string => foldText(word).replaceAll(' ', '')

const saints: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['saint', 'st'],
  ['sainte', 'ste'],
])

/** Whether a searched word has a second spelling that does not contain it. */
export const hasOtherSpelling = (word: string): boolean => saints.has(word)

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

/** Whether one of the words is the other spelling of this one: "saint" is in "st pierre". */
const isSpelledOtherwise = (folded: string, sought: string): boolean => {
  const other = saints.get(sought)
  return other !== undefined && folded.split(' ').includes(other)
}

/**
 * Whether a text holds each word, as a part of one of its words or across its separators.
 * @param sought from `searchedWords`
 */
export const holdsWords = (text: string, sought: readonly string[]): boolean => {
  const folded = foldText(text)
  return sought.every(
    (word) => folded.includes(word) || isJoined(folded, word) || isSpelledOtherwise(folded, word),
  )
}

/** How German and Nordic letters are written on a keyboard without them. */
const writtenOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ø: 'oe',
  ü: 'ue',
  å: 'aa',
}

/**
 * Returns the ways of writing a text, folded: as it is, and with "Mueller" for "Müller" and "St-Pierre"
 * for "Saint-Pierre".
 */
export const spellingsOf = (text: string): readonly string[] => {
  const written = normalizeText(text, 'NFC').toLowerCase()
  const longer = written.replaceAll(/[äöøüå]/gu, (letter) => writtenOut[letter] ?? letter)
  const shorter = foldText(longer).replaceAll(/(?<![^ ])saint(?=e? )/gu, 'st')
  return [...new Set([foldText(text), shorter])]
}

/** Each run of words in a row, joined. */
const runsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((_, first) =>
    words.slice(first).map((__, more) => words.slice(first, first + more + 1).join('')),
  )

/** More words than any name has; the runs of a longer text would be too many. */
const mostNameWords = 24

const nameWords = (folded: string): readonly string[] =>
  folded
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostNameWords)

/**
 * Whether a name has all words of another one, whole, in any order and either spelling: "tremblay" is in
 * "Zoé Tremblay-Côté", "O Reilly" and "OReilly" in "O'Reilly".
 */
export const hasName = (name: string, sought: string): boolean => {
  const runs = new Set(spellingsOf(name).flatMap((spelling) => runsOf(nameWords(spelling))))
  return spellingsOf(sought)
    .map(nameWords)
    .some((words) => {
      const isCovered = (_: string, place: number): boolean =>
        words.some((__, first) =>
          words.some(
            (___, last) =>
              first <= place && place <= last && runs.has(words.slice(first, last + 1).join('')),
          ),
        )
      return words.length > 0 && words.every(isCovered)
    })
}

/**
 * Returns a test for folded texts that finds a name with or without separators between its letters, in
 * either spelling; `undefined` for a name without letters and digits.
 */
export const nameMatcher = (name: string): ((folded: string) => boolean) | undefined => {
  const spellings = spellingsOf(name)
    .map((spelling) => [...spelling.replaceAll(' ', '')].join(' ?'))
    .filter((spelling) => spelling !== '')
  if (spellings.length === 0) return undefined
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spellings.join('|')})(?![\\p{L}\\p{N}])`, 'u')
  return (folded) => pattern.test(folded)
}
