import { type FailedField, type FormError, sentenceKey } from './fieldErrors.js'
import type { FieldTable, SentenceKey } from './fieldTable.js'
import type { RuleParams } from './rule.js'

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

export const sentenceKeys = (table: FieldTable): readonly SentenceKey[] => [
  ...new Set(Object.values(table).flatMap(({ rules }) => rules.map(sentenceKey))),
]

/** Maps each placeholder to itself, so that the browser fills in the values. */
export const sentencePlaces: RuleParams = Object.fromEntries(
  ['example', 'extensions', 'height', 'length', 'max', 'min', 'size', 'types', 'width'].map(
    (name) => [name, `{{${name}}}`],
  ),
)
