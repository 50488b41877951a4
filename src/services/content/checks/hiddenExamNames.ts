import { isRecord } from '../../../shared/records/isRecord.js'
import type { TextSource } from './wordsOf.js'
import { locales, placeOf, type PrintedError, textsOf, type Word } from './wordTypes.js'

/** Names and abbreviations of an exam, such as IRM and PRP. */
const namesIn = ({ whole }: TextSource): readonly string[] => {
  if (!isRecord(whole)) return []
  return [whole['shortName'], whole['fullName']].filter(isRecord).flatMap((name) =>
    locales.flatMap((locale) => {
      const text = String(name[locale])
      return [text, ...(text.match(/\b[A-Z]{2,}\b/g) ?? [])]
    }),
  )
}

/** Names of exams that are not offered, unless an offered exam has them too. */
const hiddenNames = (sources: readonly TextSource[], hidden: ReadonlySet<string>) => {
  const exams = sources.filter(({ file }) => file.includes('/content/exams/'))
  const offered = new Set(exams.filter(({ file }) => !hidden.has(file)).flatMap(namesIn))
  const others = new Set(exams.filter(({ file }) => hidden.has(file)).flatMap(namesIn))
  return [...others].filter((name) => !offered.has(name))
}

/** Texts of code and phrases of prescriptions follow the offered exams by themselves. */
const isWritten = ({ file, key }: Word): boolean =>
  file.endsWith('.json') && !file.endsWith('/phrases.json') && !/(?:^|\.)sources[.[]/.test(key)

/** Returns the words of a text in lower case between spaces, so that names are found as whole words. */
const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/\P{L}+/gu, ' ')
    .trim()} `

/** Warns about texts that name an exam that the clinic does not offer. @param hidden files of such exams */
export const hiddenExamNames = (
  sources: readonly TextSource[],
  words: readonly Word[],
  hidden: ReadonlySet<string>,
): readonly PrintedError[] => {
  const names = hiddenNames(sources, hidden)
  const nameIn = (text: string): string | undefined =>
    names.find((name) => spaced(text).includes(spaced(name)))
  return words
    .filter((word) => isWritten(word) && !hidden.has(word.file))
    .flatMap((word) =>
      textsOf(word).flatMap(([locale, text]) => {
        const name = nameIn(text)
        if (name === undefined) return []
        const error = `names “${name}”, which is not offered`
        return [{ ...placeOf(word, locale), error, isWarning: true as const }]
      }),
    )
}
