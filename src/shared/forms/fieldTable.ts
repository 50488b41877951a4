import { cleanLine, cleanLines, cleanList, cleanPlain } from './cleanText.js'
import type { WordKey } from '../../services/language/words.js'
import type { RuleSpec } from './fieldRules.js'
import { type FileFacts, filesIn } from './fileRules.js'

/** Key of a sentence in `locales/`, such as `forms:name.errors.required`. */
export type SentenceKey = WordKey

/** A rule; with a sentence of the field's own in place of the catalogue's. */
export type FieldRule = RuleSpec & { readonly message?: SentenceKey }

/** What cleaning makes of an answer. */
interface CleanAnswers {
  readonly line: string
  readonly plain: string
  readonly lines: string
  readonly list: readonly string[]
  readonly files: readonly FileFacts[]
}

export interface Field {
  /** How the answer is cleaned before it is checked: `plain` is a line that is parsed. */
  readonly clean: keyof CleanAnswers
  /** In the order they are checked; the first that fails is told. */
  readonly rules: readonly FieldRule[]
}

/**
 * The fields of a form by name, in the order of the page. The server's checks, the browser's, the
 * attributes of the inputs and the type of the input are all made from it.
 */
export type FieldTable = Readonly<Record<string, Field>>

/** The fields that rules of others look at, such as `required_if`. */
type OtherFields<Table extends FieldTable> = Extract<
  Table[keyof Table]['rules'][number],
  { readonly field: string }
>['field']

/** Nothing when a rule looks at a field that the table does not have: that does not compile. */
export type WithOtherFields<Table extends FieldTable> =
  OtherFields<Table> extends keyof Table ? Table : never

export type FieldName<Table extends FieldTable> = Extract<keyof Table, string>

/** What stands in the fields of a form, cleaned. */
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

/** Cleans one answer; anything may come in. */
export const cleanAnswer = (value: unknown, { clean }: Pick<Field, 'clean'>) =>
  cleaning[clean](value)

export const isFieldName = <Table extends FieldTable>(
  table: Table,
  name: unknown,
): name is FieldName<Table> => typeof name === 'string' && Object.hasOwn(table, name)

/** The names of the fields, in the order of the page. */
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

/** The fields of a form as they were sent or stand on the page, cleaned; anything may come in. */
export const cleanInput = <Table extends FieldTable>(
  table: Table,
  sent: Readonly<Record<string, unknown>>,
): InputOf<Table> => {
  const cleaned: unknown = Object.fromEntries(
    Object.entries(table).map(([name, field]) => [name, cleanAnswer(sent[name], field)]),
  )
  if (!isInput(table, cleaned))
    throw new TypeError('The fields were not cleaned as the table says.')
  return cleaned
}
