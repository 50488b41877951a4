import { type AnswerIn, makeRule } from './fieldRules.js'
import { failsForGood, passes, type Rule, type RuleParams } from './rule.js'
import {
  type FieldName,
  fieldNames,
  type FieldRule,
  type FieldTable,
  type InputOf,
  type SentenceKey,
} from './fieldTable.js'

export interface FormError<Field extends string = string> {
  readonly field: Field
  readonly key: SentenceKey
  readonly values?: RuleParams
}

export interface FailedField<Field extends string = string> extends FormError<Field> {
  readonly dependsOn?: string
}

const sentenceKey = ({ rule, message }: FieldRule): SentenceKey => message ?? `validation:${rule}`

export const errorOfRule = <Field extends string>(
  field: Field,
  spec: FieldRule,
  { params }: Rule,
): FailedField<Field> => ({
  field,
  key: sentenceKey(spec),
  ...(Object.keys(params).length === 0 ? {} : { values: params }),
  ...('field' in spec ? { dependsOn: spec.field } : {}),
})

const firstFailures = <Table extends FieldTable>(
  table: Table,
  input: InputOf<Table>,
  fails: (value: unknown, rule: Rule) => boolean,
): readonly FailedField<FieldName<Table>>[] => {
  const answers: ReadonlyMap<string, unknown> = new Map(Object.entries(input))
  const answerIn: AnswerIn = (name) => answers.get(name)
  return fieldNames(table).flatMap((field) => {
    const failures = (table[field]?.rules ?? [])
      .map((spec) => ({ spec, rule: makeRule(spec, answerIn) }))
      .filter(({ rule }) => fails(answerIn(field), rule))
    const [first] = failures
    return first === undefined ? [] : [errorOfRule(field, first.spec, first.rule)]
  })
}

export const formErrors = <Table extends FieldTable>(
  table: Table,
  input: InputOf<Table>,
): readonly FailedField<FieldName<Table>>[] =>
  firstFailures(table, input, (value, rule) => !passes(value, rule))

/** Returns errors that further typing cannot resolve, to show while the visitor types. */
export const typingErrors = <Table extends FieldTable>(
  table: Table,
  input: InputOf<Table>,
): readonly FailedField<FieldName<Table>>[] => firstFailures(table, input, failsForGood)

const sentenceValues = (params: RuleParams, region: string): RuleParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value.toLocaleString(region) : value,
    ]),
  )

export interface FieldSentence<Field extends string = string>
  extends Pick<FailedField<Field>, 'field' | 'dependsOn'> {
  readonly sentence: string
}

interface Words {
  readonly t: (key: SentenceKey, values: RuleParams) => string
  readonly region: string
}

export const errorSentence = (
  { t, region }: Words,
  { key, values = {} }: Pick<FormError, 'key' | 'values'>,
): string => t(key, sentenceValues(values, region))

export const errorsWithSentences = (words: Words, errors: readonly FormError[]) =>
  errors.map((error) => ({
    field: error.field,
    key: error.key,
    sentence: errorSentence(words, error),
  }))

export const sentenceKeys = (table: FieldTable): readonly SentenceKey[] => [
  ...new Set(Object.values(table).flatMap(({ rules }) => rules.map(sentenceKey))),
]

/** Maps each placeholder to itself (`max` to `{{max}}`), so that the browser can fill in the values. */
export const sentencePlaces: RuleParams = Object.fromEntries(
  ['example', 'extensions', 'height', 'length', 'max', 'min', 'size', 'types', 'width'].map(
    (name) => [name, `{{${name}}}`],
  ),
)
