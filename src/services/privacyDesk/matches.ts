import * as z from 'zod'
import type { FieldValue, StoredRecord } from '../adapters/records/records.js'
import type { PersonQuery } from './personQuery.js'

const text = z.string().optional().catch(undefined)
const identifiedSchema = z.object({
  email: text,
  phone: text,
  reference: text,
  application: text,
  name: text,
})

/** The fields of a record that say whose it is; those that it lacks are absent. */
export const identityOf = ({ fields }: Pick<StoredRecord, 'fields'>) =>
  identifiedSchema.parse(fields)

/** In small letters, without accents and ligatures. */
const folded = (value: string): string =>
  value
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')

const wordsOf = (name: string): readonly string[] => folded(name).match(/[\p{L}\d]+/gu) ?? []

/** Whether the name has all words of the one looked for: « tremblay » is in « Zoé Tremblay-Côté ». */
const hasName = (name: string | undefined, sought: string): boolean => {
  const words = new Set(wordsOf(name ?? ''))
  const all = wordsOf(sought)
  return all.length > 0 && all.every((word) => words.has(word))
}

const isMatch = (record: StoredRecord, { by, value }: PersonQuery): boolean => {
  if (by === 'id') return record.id === value
  const told = identityOf(record)[by]
  if (by === 'name') return hasName(told, value)
  return by === 'email' ? told?.toLowerCase() === value : told === value
}

/** By what a record is recognised as somebody's own; nothing when they did not send it. */
export const ownReasons = (
  record: StoredRecord,
  queries: readonly PersonQuery[],
): readonly PersonQuery['by'][] =>
  queries.filter((query) => isMatch(record, query)).map(({ by }) => by)

const textsIn = (value: FieldValue): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const escaped = (value: string): string => value.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')

/** A number however it is written: the digits after the country's code, with anything but digits between. */
const phonePattern = (e164: string): RegExp => {
  const digits = e164.replace(/^\+1?/, '')
  return new RegExp(`(?<!\\d)${[...digits].join('\\D{0,3}')}(?!\\d)`)
}

/** The words of a name one after the other, whatever stands between them. */
const namePattern = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${wordsOf(name).join('[^\\p{L}\\d]{1,3}')}(?![\\p{L}\\d])`, 'u')

const patternOf = ({ by, value }: PersonQuery): RegExp => {
  if (by === 'phone') return phonePattern(value)
  if (by === 'name') return namePattern(value)
  // An address is not another one with something before or behind it.
  return new RegExp(`(?<![\\w.+-])${escaped(value.toLowerCase())}(?![\\w-]|\\.\\w)`)
}

/** Says by what the person is named in the texts of a record, whoever wrote them. */
export const createMentionFinder = (
  queries: readonly PersonQuery[],
): ((record: Pick<StoredRecord, 'fields'>) => readonly PersonQuery['by'][]) => {
  const patterns = queries
    .filter(({ by, value }) => by !== 'name' || wordsOf(value).length > 0)
    .map((query) => ({ by: query.by, pattern: patternOf(query) }))
  return ({ fields }) => {
    const small = textsIn(fields).join('\n').toLowerCase()
    const plain = patterns.some(({ by }) => by === 'name') ? folded(small) : small
    return patterns
      .filter(({ by, pattern }) => pattern.test(by === 'name' ? plain : small))
      .map(({ by }) => by)
  }
}
