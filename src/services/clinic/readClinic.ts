import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type * as z from 'zod'
import { type Clinic, clinicSchema } from './clinicSchema.js'
import { errorName } from '../errors/errors.js'
import { jsonErrors, lineInJson } from '../errors/jsonErrors.js'

export { weekdays } from '../../shared/clinic/calendarDays.js'
export type { Clinic } from './clinicSchema.js'

export class ClinicError extends Error {
  override readonly name = 'ClinicError'
  readonly errors: readonly string[]

  constructor(errors: readonly string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

type Path = readonly PropertyKey[]

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.getOwnPropertyDescriptor(value, key)?.value
  }, data)

/** Identifies a list item for an editor: dates of a closure, hours, or a role. */
const nameOfItem = (item: unknown): string => {
  const at = (...path: string[]): unknown => valueAt(item, path)
  const names = [[at('from'), at('to')], [at('0'), at('1')], [at('role', 'fr')]].map((parts) =>
    parts.filter((part) => typeof part === 'string'),
  )
  const [name = []] = names.filter((parts) => parts.length > 0)
  return name.length === 0 ? '' : ` (${name.join(' to ')})`
}

/** `closures, item 1 (2026-12-24 to 2026-12-26), reason.fr`; counts from one. */
const writtenPath = (path: Path, data: unknown): string =>
  path
    .map((key, depth) => {
      if (typeof key !== 'number') {
        return `${typeof path[depth - 1] === 'number' ? ', ' : '.'}${String(key)}`
      }
      return `, item ${key + 1}${nameOfItem(valueAt(data, path.slice(0, depth + 1)))}`
    })
    .join('')
    .replace(/^\./, '')

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  object: 'an object between { and }',
  array: 'a list between [ and ]',
  tuple: 'a list between [ and ]',
}

const ruleOf = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const isBig = issue.code === 'too_big'
    if (issue.origin === 'string') return 'must not be empty'
    const limit = issue.code === 'too_big' ? issue.maximum : issue.minimum
    if (issue.origin === 'array')
      return `must hold at ${isBig ? 'most' : 'least'} ${limit} ${limit === 1 ? 'item' : 'items'}`
    if (issue.inclusive === false) return `must be ${isBig ? 'under' : 'above'} ${limit}`
    return `must be at ${isBig ? 'most' : 'least'} ${limit}`
  }
  return 'is not as it must be'
}

const writtenValue = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) || value === null
    ? ` (it is ${JSON.stringify(value)})`
    : ''

const sentencesOf = (issue: z.core.$ZodIssue, data: unknown): readonly string[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `${writtenPath([...issue.path, key], data)} is not a key of this file.`,
    )
  }
  const path = writtenPath(issue.path, data)
  const value = valueAt(data, issue.path)
  if (issue.code !== 'custom' && value === undefined) return [`${path} is missing.`]
  const rule = `${path} ${issue.message}`.trimStart()
  return [`${rule}${writtenValue(value)}.`]
}

const readText = (file: string): string => {
  try {
    // Some editors put a byte order mark first, which JSON does not allow.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    const reason = errorName(error)
    throw new ClinicError([
      `${basename(file)}: cannot be read (${reason}): set CLINIC_FILE to a readable file instead of ${file}.`,
    ])
  }
}

export const readClinic = (file: string): Clinic => {
  const name = basename(file)
  const text = readText(file)
  const misplaced = jsonErrors(text)
  if (misplaced.length > 0) {
    throw new ClinicError(
      misplaced.map(
        ({ line, column, rule }) => `${name}: line ${line}, column ${column}: ${rule}.`,
      ),
    )
  }
  const data: unknown = JSON.parse(text)
  // `jitless`: compiling the schema takes longer than one validation.
  const result = clinicSchema.safeParse(data, { error: ruleOf, jitless: true })
  if (result.success) return result.data
  throw new ClinicError(
    result.error.issues.flatMap((issue) =>
      sentencesOf(issue, data).map(
        (sentence) => `${name}: line ${lineInJson(text, issue.path)}: ${sentence}`,
      ),
    ),
  )
}
