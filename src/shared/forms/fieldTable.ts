import type { MessageKey } from '../../services/language/messages.js'
import { cleanLine, cleanLines, cleanList, cleanPlain } from './cleanText.js'
import type { RuleSpec } from './fieldRules.js'
import { type FileFacts, filesIn } from './fileRules.js'

export type SentenceKey = MessageKey

export type FieldRule = RuleSpec & { readonly message?: SentenceKey }

interface CleanAnswers {
  readonly line: string
  readonly plain: string
  readonly lines: string
  readonly list: readonly string[]
  readonly files: readonly FileFacts[]
}

export interface Field {
  readonly clean: keyof CleanAnswers
  /** Checked in this order; the first failure is reported. */
  readonly rules: readonly FieldRule[]
}

/** Source of server and browser validation, input attributes and the input type. */
export type FieldTable = Readonly<Record<string, Field>>

type OtherFields<Table extends FieldTable> = Extract<
  Table[keyof Table]['rules'][number],
  { readonly field: string }
>['field']

/** Resolves to `never` if a rule refers to a field that is missing from the table; compilation then fails. */
export type WithOtherFields<Table extends FieldTable> =
  OtherFields<Table> extends keyof Table ? Table : never

export type FieldName<Table extends FieldTable> = Extract<keyof Table, string>

export type InputOf<Table extends FieldTable> = {
  readonly [Name in FieldName<Table>]: CleanAnswers[Table[Name]['clean']]
}

const cleaning = {
  line: cleanLine,
  plain: cleanPlain,
  lines: cleanLines,
  list: cleanList,
  files: filesIn,
} as const

export const cleanAnswer = (value: unknown, { clean }: Pick<Field, 'clean'>) =>
  cleaning[clean](value)

export const isFieldName = <Table extends FieldTable>(
  table: Table,
  name: unknown,
): name is FieldName<Table> => typeof name === 'string' && Object.hasOwn(table, name)

export const fieldNames = <Table extends FieldTable>(table: Table): readonly FieldName<Table>[] =>
  Object.keys(table).filter((name): name is FieldName<Table> => isFieldName(table, name))

const isInput = <Table extends FieldTable>(
  table: Table,
  cleaned: unknown,
): cleaned is InputOf<Table> =>
  typeof cleaned === 'object' &&
  cleaned !== null &&
  Object.entries(table).every(([name, { clean }]) => {
    const value: unknown = Reflect.get(cleaned, name)
    return clean === 'list' || clean === 'files' ? Array.isArray(value) : typeof value === 'string'
  })

export const cleanInput = <Table extends FieldTable>(
  table: Table,
  sent: Readonly<Record<string, unknown>>,
): InputOf<Table> => {
  const cleaned: unknown = Object.fromEntries(
    Object.entries(table).map(([name, field]) => [name, cleanAnswer(sent[name], field)]),
  )
  if (!isInput(table, cleaned))
    throw new TypeError('The cleaned fields do not match the field table.')
  return cleaned
}
