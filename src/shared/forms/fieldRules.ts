import { confirmed, excluded, maxChoices, oneOf, required, requiredIf } from './choiceRules.js'
import { dimensions, ext, image, mimes, size } from './fileRules.js'
import { between, digits, double, integer, maxValue, minValue, numeric } from './numberRules.js'
import { phone, phoneAreaCode } from './phoneRules.js'
import type { Rule, RuleName } from './rule.js'
import {
  alpha,
  alphaDash,
  alphaNum,
  alphaSpaces,
  email,
  length,
  type LetterSet,
  max,
  min,
  regex,
} from './textRules.js'

/** Language whose letters a rule accepts; by default French and English letters. */
interface Letters {
  readonly locale?: LetterSet
}

interface Length {
  readonly length: number
}

interface Values {
  readonly values: readonly (string | number)[]
}

interface OtherField {
  readonly field: string
}

interface RuleParameters {
  readonly alpha: Letters
  readonly alpha_dash: Letters
  readonly alpha_num: Letters
  readonly alpha_spaces: Letters
  readonly between: { readonly min: number; readonly max: number }
  readonly confirmed: OtherField
  readonly digits: Length
  readonly dimensions: { readonly width: number; readonly height: number }
  readonly double: { readonly decimals?: number; readonly separator?: 'dot' | 'comma' }
  readonly email: { readonly multiple?: boolean }
  readonly excluded: Values
  readonly ext: { readonly extensions: readonly string[] }
  readonly length: Length
  readonly max: Length
  readonly max_choices: { readonly most: number }
  readonly max_value: { readonly max: number }
  readonly mimes: { readonly types: readonly string[] }
  readonly min: Length
  readonly min_value: { readonly min: number }
  readonly oneOf: Values
  readonly regex: { readonly pattern: RegExp }
  readonly required: { readonly allowFalse?: boolean }
  readonly required_if: OtherField & { readonly values?: readonly string[] }
  readonly size: { readonly kilobytes: number }
}

export type RuleSpec<Name extends RuleName = RuleName> = {
  readonly [Each in Name]: { readonly rule: Each } & (Each extends keyof RuleParameters
    ? RuleParameters[Each]
    : unknown)
}[Name]

export type AnswerIn = (field: string) => unknown

type Maker<Name extends RuleName> = (spec: RuleSpec<Name>, answerIn: AnswerIn) => Rule

const makers: { readonly [Name in RuleName]: Maker<Name> } = {
  alpha,
  alpha_dash: alphaDash,
  alpha_num: alphaNum,
  alpha_spaces: alphaSpaces,
  between: (spec) => between(spec.min, spec.max),
  confirmed: (spec, answerIn) => confirmed(answerIn(spec.field)),
  digits: (spec) => digits(spec.length),
  dimensions: (spec) => dimensions(spec.width, spec.height),
  double,
  email,
  excluded: (spec) => excluded(spec.values),
  ext: (spec) => ext(spec.extensions),
  image,
  integer,
  length: (spec) => length(spec.length),
  max: (spec) => max(spec.length),
  max_choices: (spec) => maxChoices(spec.most),
  max_value: (spec) => maxValue(spec.max),
  mimes: (spec) => mimes(spec.types),
  min: (spec) => min(spec.length),
  min_value: (spec) => minValue(spec.min),
  numeric,
  oneOf: (spec) => oneOf(spec.values),
  phone,
  phone_area_code: phoneAreaCode,
  regex: (spec) => regex(spec.pattern),
  required,
  required_if: (spec, answerIn) => requiredIf({ ...spec, target: answerIn(spec.field) }),
  size: (spec) => size(spec.kilobytes),
}

export const makeRule = <Name extends RuleName>(spec: RuleSpec<Name>, answerIn: AnswerIn): Rule =>
  makers[spec.rule](spec, answerIn)
