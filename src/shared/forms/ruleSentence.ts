import { type FailedField, type FormError, sentenceKey } from './fieldErrors.js'
import type { FieldTable, SentenceKey } from './fieldTable.js'
import type { RuleParams } from './rule.js'

/** The values of a sentence, its numbers written as the language writes them. */
const sentenceValues = (params: RuleParams, region: string): RuleParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value.toLocaleString(region) : value,
    ]),
  )

/** What is wrong with a field, in the words of the page. */
export interface FieldSentence<Field extends string = string>
  extends Pick<FailedField<Field>, 'field' | 'dependsOn'> {
  readonly sentence: string
}

/** The words of a page and how its language writes numbers. */
interface Words {
  readonly t: (key: SentenceKey, values: RuleParams) => string
  /** Such as `fr-CA`. */
  readonly region: string
}

/** What an error is told by, in the language of the page. */
export const errorSentence = (
  { t, region }: Words,
  { key, values = {} }: Pick<FormError, 'key' | 'values'>,
): string => t(key, sentenceValues(values, region))

/** Every key that the fields of a table may be told wrong by. */
export const sentenceKeys = (table: FieldTable): readonly SentenceKey[] => [
  ...new Set(Object.values(table).flatMap(({ rules }) => rules.map(sentenceKey))),
]

/** Keeps the places of a sentence open, for the browser to fill in. */
export const sentencePlaces: RuleParams = Object.fromEntries(
  ['example', 'extensions', 'height', 'length', 'max', 'min', 'size', 'types', 'width'].map(
    (name) => [name, `{{${name}}}`],
  ),
)
