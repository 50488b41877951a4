import { placeOf } from './commitSteps.js'
import type {
  Changes,
  Fields,
  FieldValue,
  Filter,
  RecordDraft,
  RecordPlace,
  Step,
} from './records.js'

class RecordRuleError extends Error {
  override readonly name = 'RecordRuleError'
}

const fieldNameError = (name: string): string | undefined => {
  if (name === '') return 'A field name is empty.'
  if (name.startsWith('__') && name.endsWith('__')) {
    return `The field name ${name} begins and ends with two underscores.`
  }
  if (/[~*/[\]]/.test(name)) return `The field name ${name} contains one of ~ * / [ ].`
  return undefined
}

const fieldPathError = (path: string): string | undefined =>
  path
    .split('.')
    .map(fieldNameError)
    .find((error) => error !== undefined)

const listError = (list: readonly FieldValue[]): string | undefined =>
  // Firestore refuses nested lists, so the embedded store does too.
  list.some((item) => isList(item))
    ? 'A list is directly inside a list.'
    : firstError(list.map(valueError))

/** Allowed ranges of coordinates at any depth, as in Firestore. */
const ranges: ReadonlyMap<string, { readonly limit: number; readonly error: string }> = new Map([
  ['latitude', { limit: 90, error: 'A latitude is a number from -90 to 90.' }],
  ['longitude', { limit: 180, error: 'A longitude is a number from -180 to 180.' }],
])

const rangeError = (name: string, value: FieldValue): string | undefined => {
  const range = ranges.get(name)
  if (range === undefined || value === null) return undefined
  return typeof value === 'number' && Math.abs(value) <= range.limit ? undefined : range.error
}

const valueError = (value: FieldValue): string | undefined => {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? undefined : 'A number is not finite.'
  }
  if (typeof value !== 'object' || value === null) return undefined
  return isList(value) ? listError(value) : fieldsError(value)
}

const fieldsError = (fields: Fields): string | undefined =>
  firstError(
    Object.entries(fields).map(
      ([name, value]) => fieldNameError(name) ?? rangeError(name, value) ?? valueError(value),
    ),
  )

export const isValidId = (id: string): boolean => /^(?!__.*__$)[\w-]{1,100}$/.test(id)

const idError = (id: string): string | undefined =>
  isValidId(id)
    ? undefined
    : 'The id of a record is 1 to 100 letters, digits, hyphens and underscores.'

type Moment = number | null | undefined

const isMoment = (moment: Moment): boolean =>
  moment === undefined || moment === null || (Number.isSafeInteger(moment) && moment >= 0)

const momentsError = (...moments: readonly Moment[]): string | undefined =>
  moments.every(isMoment) ? undefined : 'A moment is a whole number of milliseconds since 1970.'

const checkDraft = ({ id, createdAt, expiresAt, dueAt, fields }: RecordDraft): void => {
  refuse(idError(id) ?? momentsError(createdAt, expiresAt, dueAt) ?? fieldsError(fields))
}

const areDistinct = (places: readonly RecordPlace[]): boolean =>
  new Set(places.map(({ collection, id }) => `${collection}/${id}`)).size === places.length

export const checkDrafts = (drafts: readonly RecordDraft[]): void => {
  drafts.forEach(checkDraft)
  if (!areDistinct(drafts)) refuse('Two records of one call have the same id.')
}

export const checkChanges = ({ fields = {}, expiresAt, dueAt }: Changes): void => {
  refuse(momentsError(expiresAt, dueAt) ?? fieldsError(fields))
}

/** Maximum number of steps of a commit, below Firestore's limits of 500 writes and 10 MiB. */
const mostSteps = 100

export const checkPlaces = (places: readonly RecordPlace[]): void => {
  if (places.length === 0 || places.length > mostSteps)
    refuse(`A removal has 1 to ${mostSteps} records.`)
}

export const checkSteps = (steps: readonly Step[]): void => {
  if (steps.length === 0 || steps.length > mostSteps)
    refuse(`A commit has 1 to ${mostSteps} steps.`)
  for (const step of steps) {
    if ('create' in step) checkDraft(step.create)
    if ('update' in step) checkChanges(step.changes)
  }
  if (!areDistinct(steps.map(placeOf))) refuse('Two steps of one commit are about the same record.')
}

export const checkFilter = (filter: Filter): void => {
  refuse(fieldPathError(filter.field) ?? valueError(filter.equals))
}

const refuse = (error: string | undefined): void => {
  if (error !== undefined) throw new RecordRuleError(error)
}

// `Array.isArray` does not narrow a read-only list.
const isList = (value: FieldValue): value is readonly FieldValue[] => Array.isArray(value)

const firstError = (errors: readonly (string | undefined)[]): string | undefined =>
  errors.find((error) => error !== undefined)
