import { codesIn } from '../../../shared/text/markup.js'
import { foldText } from '../../../shared/text/foldText.js'
import { plainSigns } from '../../../shared/text/plainSigns.js'

/** Position of the first character, and the one after the last. */
export interface TextMatch {
  readonly start: number
  readonly end: number
}

/** Matches a character with its combining marks. */
const character = /\P{M}\p{M}*/gu

const overlaps = (one: TextMatch, other: TextMatch): boolean =>
  one.start < other.end && other.start < one.end

/** Returns a search that ignores accents, case, ligatures and kinds of apostrophes, hyphens and spaces. */
export const createTextSearch = (sought: string): ((text: string) => readonly TextMatch[]) => {
  const known = new Map<string, string>()
  const foldCharacter = (one: string): string => {
    const folded = known.get(one) ?? (foldText(one) || plainSigns(one))
    known.set(one, folded)
    return folded
  }
  const fold = (text: string): string => text.replaceAll(character, foldCharacter)
  const folded = fold(sought)

  /** Maps each position of the folded text to one of the original text. */
  const placesIn = (text: string): ReadonlyMap<number, number> => {
    const places = new Map<number, number>()
    let length = 0
    for (const { 0: one, index } of text.matchAll(character)) {
      const { length: width } = foldCharacter(one)
      if (width > 0) places.set(length, index)
      length += width
    }
    return places.set(length, text.length)
  }

  return (text) => {
    const written = fold(text)
    if (folded === '' || !written.includes(folded)) return []
    const places = placesIn(text)
    // Facts and link targets are not searched, because a replacement could break them.
    const codes = codesIn(text)
    const matches: TextMatch[] = []
    let place = written.indexOf(folded)
    while (place !== -1) {
      const [start, end] = [places.get(place), places.get(place + folded.length)]
      // A match that begins or ends inside a ligature has no position there.
      const match = start === undefined || end === undefined ? undefined : { start, end }
      const isFound = match !== undefined && !codes.some((one) => overlaps(one, match))
      if (isFound) matches.push(match)
      place = written.indexOf(folded, place + (isFound ? folded.length : 1))
    }
    return matches
  }
}

export const replaceMatches = (
  text: string,
  matches: readonly TextMatch[],
  replacement: string,
): string =>
  matches.reduceRight(
    (changed, { start, end }) => changed.slice(0, start) + replacement + changed.slice(end),
    text,
  )

/** A part of a text; `match` parts are the search words. */
export interface ExcerptRun {
  readonly kind: 'same' | 'match'
  readonly text: string
}

/** Maximum number of characters on each side of a match. */
const longestSide = 200

type Part = TextMatch

const sentencesIn = (text: string, locale: string): readonly Part[] =>
  [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].map(
    ({ segment, index }) => ({ start: index, end: index + segment.trimEnd().length }),
  )

export const matchedSentence = (
  text: string,
  locale: string,
  [match]: readonly TextMatch[],
): number =>
  match === undefined ? -1 : sentencesIn(text, locale).findIndex(({ end }) => match.start < end)

/** Returns one sentence with its matches marked, cut with ellipses. */
export const excerptOf = (
  text: string,
  locale: string,
  matches: readonly TextMatch[],
  sentence: number,
): readonly ExcerptRun[] => {
  const part = sentencesIn(text, locale).at(sentence) ?? { start: 0, end: text.length }
  const first = matches.find(({ start }) => start >= part.start)?.start ?? part.start
  const from = Math.max(part.start, first - longestSide)
  const to = Math.min(part.end, first + longestSide)
  const runs: ExcerptRun[] = [{ kind: 'same', text: from > part.start ? '… ' : '' }]
  let place = from
  for (const { start, end } of matches.filter((one) => one.start >= from && one.end <= to)) {
    runs.push({ kind: 'same', text: text.slice(place, start) })
    runs.push({ kind: 'match', text: text.slice(start, end) })
    place = end
  }
  runs.push({ kind: 'same', text: text.slice(place, to) + (to < part.end ? ' …' : '') })
  return runs.filter((run) => run.text !== '')
}
