import * as z from 'zod'
import type { FieldValue, StoredRecord } from '../../adapters/records/records.js'
import { hasName, nameMatcher, spellingsOf } from '../../../shared/text/foldText.js'
import { plainSigns } from '../../../shared/text/plainSigns.js'
import type { PersonQuery } from './personQuery.js'

const text = z.string().optional().catch(undefined)
const identifiedSchema = z.object({
  email: text,
  phone: text,
  reference: text,
  application: text,
  name: text,
})

export const identityOf = ({ fields }: Pick<StoredRecord, 'fields'>) =>
  identifiedSchema.parse(fields)

const sameAddress = (one: string, other: string): boolean =>
  plainSigns(one).toLowerCase() === plainSigns(other).toLowerCase()

const isMatch = (record: StoredRecord, { by, value }: PersonQuery): boolean => {
  if (by === 'id') return record.id === value
  const identity = identityOf(record)[by]
  if (by === 'name') return hasName(identity ?? '', value)
  return by === 'email'
    ? identity !== undefined && sameAddress(identity, value)
    : identity === value
}

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

/** Matches a number in any notation: its digits with other characters between them. */
const phonePattern = (e164: string): RegExp => {
  const digits = e164.replace(/^\+1?/, '')
  return new RegExp(`(?<!\\d)${[...digits].join('\\D{0,3}')}(?!\\d)`)
}

const patternOf = ({ by, value }: PersonQuery): RegExp => {
  if (by === 'phone') return phonePattern(value)
  // Excludes longer addresses that contain this one.
  return new RegExp(`(?<![\\w.+-])${escaped(value.toLowerCase())}(?![\\w-]|\\.\\w)`)
}

interface Texts {
  readonly plain: string
  readonly folded: string
}

interface Mentioned {
  readonly by: PersonQuery['by']
  readonly isIn: (texts: Texts) => boolean
}

/** With any prefix, as another clinic and older references have another one. */
const anyReference = /(?<![\w.+-])[a-z]{2,5}-\w{4}-\w{4}(?![\w-]|\.\w)/g

/** Scans a text once for all references: a person may have a thousand. */
const mentionedByReference = (queries: readonly PersonQuery[]): readonly Mentioned[] => {
  const sought = new Set(queries.map(({ value }) => value.toLowerCase()))
  const isIn = ({ plain }: Texts): boolean =>
    plain.match(anyReference)?.some((one) => sought.has(one)) ?? false
  return sought.size === 0 ? [] : [{ by: 'reference', isIn }]
}

const mentionedBy = (query: PersonQuery): readonly Mentioned[] => {
  const { by, value } = query
  if (by !== 'name') {
    const pattern = patternOf(query)
    return [{ by, isIn: ({ plain }) => pattern.test(plain) }]
  }
  const matches = nameMatcher(value)
  return matches === undefined ? [] : [{ by, isIn: ({ folded }) => matches(folded) }]
}

export const createMentionFinder = (
  queries: readonly PersonQuery[],
): ((record: Pick<StoredRecord, 'fields'>) => readonly PersonQuery['by'][]) => {
  const isReference = ({ by }: PersonQuery): boolean => by === 'reference'
  const sought = [
    ...mentionedByReference(queries.filter(isReference)),
    ...queries.filter((query) => !isReference(query)).flatMap(mentionedBy),
  ]
  const hasNames = sought.some(({ by }) => by === 'name')
  return ({ fields }) => {
    const all = textsIn(fields).join('\n')
    const texts = {
      plain: plainSigns(all).toLowerCase(),
      folded: hasNames ? spellingsOf(all).join('\n') : '',
    }
    return sought.filter(({ isIn }) => isIn(texts)).map(({ by }) => by)
  }
}
