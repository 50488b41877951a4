import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Clinic, clinicSchema } from './clinicSchema.js'
import { errorName } from '../errors/errors.js'
import { jsonErrors, lineInJson } from '../errors/jsonErrors.js'
import { ruleSentence } from '../schema/brokenRule.js'
import { type Path, schemaErrors, valueAt } from '../schema/schemaErrors.js'

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

const nameOfItem = (item: unknown): string => {
  const at = (...path: string[]): unknown => valueAt(item, path)
  const names = [[at('from'), at('to')], [at('0'), at('1')], [at('role', 'fr')]].map((parts) =>
    parts.filter((part) => typeof part === 'string'),
  )
  const [name = []] = names.filter((parts) => parts.length > 0)
  return name.length === 0 ? '' : ` (${name.join(' to ')})`
}

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
  const result = clinicSchema.safeParse(data, { jitless: true })
  if (result.success) return result.data
  throw new ClinicError(
    schemaErrors(result.error.issues, data).map((error) => {
      const { path } = error
      const places = [name, `line ${lineInJson(text, path)}`, writtenPath(path, data)]
      return [...places.filter((place) => place !== ''), ruleSentence(error)].join(': ')
    }),
  )
}
