import { normalizeText, plainSigns } from './plainSigns.js'

/** Letters without a Unicode decomposition, with their substitutes on a plain keyboard. */
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
  // Persian, Urdu and Arabic keyboards have different code points for the same letters.
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

const separators = /[^\p{L}\p{N}]+/gu
/** Arabic elongation character, removed because it only stretches words. */
const tatweel = /\u0640/gu

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

/** Returns whether a word has another spelling that does not contain it, such as "saint" and "st". */
export const hasOtherSpelling = (word: string): boolean => saints.has(word)

// Maximum number of words of one search.
const mostWords = 8

export const searchedWords = (typed: readonly string[]): readonly string[] =>
  [...new Set(typed.map(foldWord))].filter((word) => word !== '').slice(0, mostWords)

/** Returns whether adjacent words, joined, begin with the search word: "jeanluc" matches "jean luc roy". */
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

/** Returns whether the text has the other spelling of the search word: "saint" matches "st pierre". */
const isSpelledOtherwise = (folded: string, sought: string): boolean => {
  const other = saints.get(sought)
  return other !== undefined && folded.split(' ').includes(other)
}

/** Matches within a word or across separators. @param sought from `searchedWords` */
export const holdsWords = (text: string, sought: readonly string[]): boolean => {
  const folded = foldText(text)
  return sought.every(
    (word) => folded.includes(word) || isJoined(folded, word) || isSpelledOtherwise(folded, word),
  )
}

/** Spellings of German and Nordic letters on keyboards without them. */
const writtenOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ø: 'oe',
  ü: 'ue',
  å: 'aa',
}

/** Returns all folded spellings, such as "Mueller" for "Müller" and "St-Pierre" for "Saint-Pierre". */
export const spellingsOf = (text: string): readonly string[] => {
  const written = normalizeText(text, 'NFC').toLowerCase()
  const longer = written.replaceAll(/[äöøüå]/gu, (letter) => writtenOut[letter] ?? letter)
  const shorter = foldText(longer).replaceAll(/(?<![^ ])saint(?=e? )/gu, 'st')
  return [...new Set([foldText(text), shorter])]
}

const runsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((_, first) =>
    words.slice(first).map((__, more) => words.slice(first, first + more + 1).join('')),
  )

// Maximum number of words of a name: the number of word sequences grows with the square of the number of
// words.
const mostNameWords = 24

const nameWords = (folded: string): readonly string[] =>
  folded
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostNameWords)

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

/** Returns a matcher of any spelling of the name in folded text; `undefined` without letters or digits. */
export const nameMatcher = (name: string): ((folded: string) => boolean) | undefined => {
  const spellings = spellingsOf(name)
    .map((spelling) => [...spelling.replaceAll(' ', '')].join(' ?'))
    .filter((spelling) => spelling !== '')
  if (spellings.length === 0) return undefined
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spellings.join('|')})(?![\\p{L}\\p{N}])`, 'u')
  return (folded) => pattern.test(folded)
}
