import type { RuleSpec } from './fieldRules.js'
import type { RuleName } from './rule.js'

export interface InputAttributes {
  readonly required?: true
  readonly type?: 'email'
  readonly multiple?: true
  readonly pattern?: string
  readonly minLength?: number
  /** Replaces `maxlength`, with which browsers silently truncate pasted text. */
  readonly 'data-maxlength'?: number
  readonly min?: number
  readonly max?: number
}

/** Converts to the attribute `pattern`, which matches the whole value and has no flags. */
const patternOf = ({ source, flags }: RegExp): Pick<InputAttributes, 'pattern'> => {
  if (flags.replace(/[guvy]/g, '') !== '') return {}
  const [, whole] = /^\^(.*)\$$/s.exec(source) ?? []
  return { pattern: whole ?? (source.includes('|') ? `.*(?:${source}).*` : `.*${source}.*`) }
}

const makers: { readonly [Name in RuleName]?: (spec: RuleSpec<Name>) => InputAttributes } = {
  required: () => ({ required: true }),
  email: ({ multiple = false }) => ({ type: 'email', ...(multiple ? { multiple: true } : {}) }),
  regex: ({ pattern }) => patternOf(pattern),
  min: ({ length }) => ({ minLength: length }),
  max: ({ length }) => ({ 'data-maxlength': length }),
  length: ({ length }) => ({ minLength: length, 'data-maxlength': length }),
  between: ({ min, max }) => ({ min, max }),
  min_value: ({ min }) => ({ min }),
  max_value: ({ max }) => ({ max }),
}

const attributesOfRule = <Name extends RuleName>(spec: RuleSpec<Name>): InputAttributes =>
  makers[spec.rule]?.(spec) ?? {}

export const attributesOf = (rules: readonly RuleSpec[]): InputAttributes =>
  rules.reduce<InputAttributes>((all, spec) => ({ ...all, ...attributesOfRule(spec) }), {})

export type ReadAttribute = (name: string) => string | null

const wholeAnswer = (pattern: string): readonly RuleSpec[] => {
  try {
    return [{ rule: 'regex', pattern: new RegExp(`^(?:${pattern})$`, 'u') }]
  } catch (error) {
    // Browsers ignore an invalid `pattern`.
    if (error instanceof SyntaxError) return []
    throw error
  }
}

export const rulesOfAttributes = (attribute: ReadAttribute): readonly RuleSpec[] => {
  const type = attribute('type') ?? 'text'
  const pattern = attribute('pattern') ?? ''
  const has = (name: string): boolean => attribute(name) !== null
  const rulesOfNumber = (name: string, rule: (number: number) => RuleSpec): readonly RuleSpec[] => {
    const text = attribute(name)?.trim() ?? ''
    return text === '' || !Number.isFinite(Number(text)) ? [] : [rule(Number(text))]
  }
  const ofNumbers: readonly RuleSpec[] = [
    ...rulesOfNumber('min', (min) => ({ rule: 'min_value', min })),
    ...rulesOfNumber('max', (max) => ({ rule: 'max_value', max })),
  ]
  return [
    // As in HTML, `required` on a checkbox means ticked.
    ...rulesIf(has('required'), { rule: 'required', allowFalse: type !== 'checkbox' }),
    ...rulesIf(type === 'email', { rule: 'email', multiple: has('multiple') }),
    ...(pattern === '' ? [] : wholeAnswer(pattern)),
    ...rulesOfNumber('minlength', (length) => ({ rule: 'min', length })),
    ...rulesOfNumber('maxlength', (length) => ({ rule: 'max', length })),
    ...rulesOfNumber('data-maxlength', (length) => ({ rule: 'max', length })),
    ...(type === 'number' || type === 'range' ? ofNumbers : []),
  ]
}

const rulesIf = (isThere: boolean, rule: RuleSpec): readonly RuleSpec[] => (isThere ? [rule] : [])
