import type { Fields, FieldValue, Filter, RecordDraft } from './records.js'

/** A document that no store may keep; the sentence says which rule and never holds a value. */
export class RecordRuleFault extends Error {
  override readonly name = 'RecordRuleFault'
}

/** What is wrong with one field name, in one sentence. */
export const fieldNameFault = (name: string): string | undefined => {
  if (name === '') return 'A field name is empty.'
  if (name.startsWith('__') && name.endsWith('__')) {
    return `The field name ${name} begins and ends with two underscores.`
  }
  if (/[~*/[\]]/.test(name)) return `The field name ${name} holds one of ~ * / [ ].`
  return undefined
}

/** What is wrong with a path: the first fault of its names, split at the dots. */
export const fieldPathFault = (path: string): string | undefined =>
  path
    .split('.')
    .map(fieldNameFault)
    .find((fault) => fault !== undefined)

const listFault = (list: readonly FieldValue[]): string | undefined =>
  // Firestore refuses a list directly inside a list, so the embedded store does too.
  list.some((item) => isList(item))
    ? 'A list stands directly inside a list.'
    : firstFault(list.map(valueFault))

/** Places on Earth, wherever they stand in a document. */
const ranges: ReadonlyMap<string, { readonly limit: number; readonly fault: string }> = new Map([
  ['latitude', { limit: 90, fault: 'A latitude is a number from -90 to 90.' }],
  ['longitude', { limit: 180, fault: 'A longitude is a number from -180 to 180.' }],
])

const rangeFault = (name: string, value: FieldValue): string | undefined => {
  const range = ranges.get(name)
  if (range === undefined || value === null) return undefined
  return typeof value === 'number' && Math.abs(value) <= range.limit ? undefined : range.fault
}

const valueFault = (value: FieldValue): string | undefined => {
  if (typeof value === 'number') {
    // JSON would turn it into null without a word.
    return Number.isFinite(value) ? undefined : 'A number is not finite.'
  }
  if (typeof value !== 'object' || value === null) return undefined
  return isList(value) ? listFault(value) : fieldsFault(value)
}

/** What is wrong with a document, at any depth. */
export const fieldsFault = (fields: Fields): string | undefined =>
  firstFault(
    Object.entries(fields).map(
      ([name, value]) => fieldNameFault(name) ?? rangeFault(name, value) ?? valueFault(value),
    ),
  )

/** What is wrong with the id of a record. */
export const idFault = (id: string): string | undefined =>
  /^(?!__.*__$)[\w-]{1,100}$/.test(id)
    ? undefined
    : 'The id of a record is 1 to 100 letters, digits, hyphens and underscores.'

const isMoment = (moment: number | undefined): boolean =>
  moment === undefined || (Number.isSafeInteger(moment) && moment >= 0)

const momentsFault = ({ createdAt, expiresAt, dueAt }: RecordDraft): string | undefined =>
  [createdAt, expiresAt, dueAt].every(isMoment)
    ? undefined
    : 'A moment is a whole number of milliseconds since 1970.'

/** @throws RecordRuleFault with one sentence */
export const checkDraft = (draft: RecordDraft): void => {
  refuse(idFault(draft.id) ?? momentsFault(draft) ?? fieldsFault(draft.fields))
}

/** @throws RecordRuleFault with one sentence */
export const checkDrafts = (drafts: readonly RecordDraft[]): void => {
  drafts.forEach(checkDraft)
  const places = new Set(drafts.map(({ collection, id }) => `${collection}/${id}`))
  if (places.size < drafts.length) refuse('Two records of one call have the same id.')
}

/** @throws RecordRuleFault with one sentence */
export const checkFields = (fields: Fields): void => {
  refuse(fieldsFault(fields))
}

/** @throws RecordRuleFault with one sentence */
export const checkFilter = (filter: Filter): void => {
  refuse(fieldPathFault(filter.field) ?? valueFault(filter.equals))
}

const refuse = (fault: string | undefined): void => {
  if (fault !== undefined) throw new RecordRuleFault(fault)
}

// Array.isArray alone does not recognise a read-only list.
const isList = (value: FieldValue): value is readonly FieldValue[] => Array.isArray(value)

const firstFault = (faults: readonly (string | undefined)[]): string | undefined =>
  faults.find((fault) => fault !== undefined)
