import { asText, final, type Rule, isEmpty, ofEach } from './rule.js'

interface RequiredOptions {
  /** Off: an unticked box counts as no answer. */
  readonly allowFalse?: boolean
}

/** Nothing, an empty list or blanks are no answer. */
export const required = ({ allowFalse = true }: RequiredOptions = {}): Rule => ({
  name: 'required',
  params: {},
  checksEmpty: true,
  accepts: (value) => !isEmpty(value) && (value !== false || allowFalse),
})

interface Condition {
  /** The answer given to the other question. */
  readonly target: unknown
  /** The answers that make this one necessary, '' for none; any answer at all when absent. */
  readonly values?: readonly string[]
}

/** Asked for because of another answer. */
export const requiredIf = ({ target, values }: Condition): Rule => {
  const answers = isEmpty(target) ? [''] : [target].flat().map((answer) => asText(answer).trim())
  const applies =
    values === undefined ? !isEmpty(target) : answers.some((answer) => values.includes(answer))
  return {
    name: 'required_if',
    params: {},
    checksEmpty: true,
    accepts: (value) => !applies || !isEmpty(value),
  }
}

const isAmong = (values: readonly unknown[]) => {
  const texts = values.map(asText)
  return (value: unknown): boolean => texts.includes(asText(value))
}

/** One of these, or several of them in a list. */
export const oneOf = (values: readonly unknown[]): Rule => ({
  name: 'oneOf',
  params: {},
  accepts: ofEach(isAmong(values)),
})

/** None of these. */
export const excluded = (values: readonly unknown[]): Rule => ({
  name: 'excluded',
  params: {},
  accepts: ofEach((value) => !isAmong(values)(value)),
})

/** At most so many of a list; one answer is one. */
export const maxChoices = (most: number): Rule => ({
  name: 'max_choices',
  params: { most },
  ...final((value) => [value].flat().length <= most),
})

/** The same as another answer. */
export const confirmed = (target: unknown): Rule => ({
  name: 'confirmed',
  params: {},
  accepts: (value) => asText(value) === asText(target),
})
