import { maxValue, minValue } from './numberRules.js'
import { required } from './choiceRules.js'
import type { Rule } from './rule.js'
import { email, max, min, regex } from './textRules.js'

/** What an `<input>`, `<select>` or `<textarea>` says of the answers it takes. */
export interface InputConstraints {
  readonly required?: boolean
  readonly type?: string
  readonly multiple?: boolean
  readonly pattern?: string
  /** As in the browser, a negative length means that none was set. */
  readonly minLength?: number
  readonly maxLength?: number
  readonly min?: string
  readonly max?: string
}

const isSet = (text: string | undefined): text is string => text !== undefined && text !== ''
const isLength = (count: number | undefined): count is number => count !== undefined && count >= 0
const hasNumber = (text: string | undefined): text is string =>
  isSet(text) && Number.isFinite(Number(text))

/** The rules that a field carries in its own attributes, in the order they are asked. */
export const rulesOfInput = (input: InputConstraints): readonly Rule[] => {
  const { type = 'text', pattern, minLength, maxLength } = input
  const isNumber = type === 'number' || type === 'range'
  return [
    // A required box must be ticked, as the browser has it.
    ...(input.required ? [required({ allowFalse: type !== 'checkbox' })] : []),
    ...(type === 'email' ? [email({ multiple: input.multiple ?? false })] : []),
    // The browser wants the whole answer to match.
    ...(isSet(pattern) ? [regex(new RegExp(`^(?:${pattern})$`, 'u'))] : []),
    ...(isLength(minLength) ? [min(minLength)] : []),
    ...(isLength(maxLength) ? [max(maxLength)] : []),
    ...(isNumber && hasNumber(input.min) ? [minValue(Number(input.min))] : []),
    ...(isNumber && hasNumber(input.max) ? [maxValue(Number(input.max))] : []),
  ]
}
