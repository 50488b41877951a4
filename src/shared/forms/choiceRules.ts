import { asText, final, type Rule, isEmpty, ofEach } from './rule.js'

interface RequiredOptions {
  /** Set to false for checkboxes: unticked counts as empty. */
  readonly allowFalse?: boolean
}

export const required = ({ allowFalse = true }: RequiredOptions = {}): Rule => ({
  name: 'required',
  params: {},
  checksEmpty: true,
  accepts: (value) => !isEmpty(value) && (value !== false || allowFalse),
})

interface Condition {
  readonly target: unknown
  /** Values of the other field that make this one required, '' if empty; by default any non-empty value. */
  readonly values?: readonly string[]
}

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

export const oneOf = (values: readonly unknown[]): Rule => ({
  name: 'oneOf',
  params: {},
  accepts: ofEach(isAmong(values)),
})

export const excluded = (values: readonly unknown[]): Rule => ({
  name: 'excluded',
  params: {},
  accepts: ofEach((value) => !isAmong(values)(value)),
})

export const maxChoices = (most: number): Rule => ({
  name: 'max_choices',
  params: { most },
  ...final((value) => [value].flat().length <= most),
})

export const confirmed = (target: unknown): Rule => ({
  name: 'confirmed',
  params: {},
  accepts: (value) => asText(value) === asText(target),
})
