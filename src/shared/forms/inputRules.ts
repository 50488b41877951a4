import type { RuleSpec } from './fieldRules.js'
import type { RuleName } from './rule.js'

/** What the rules of a field put on its `<input>`, `<select>` or `<textarea>`. */
export interface InputAttributes {
  readonly required?: true
  readonly type?: 'email'
  readonly multiple?: true
  readonly pattern?: string
  readonly minLength?: number
  /**
   * Not `maxlength`: with it a browser cuts what is pasted without a word, and the visitor sends half
   * a message. Ours takes everything, says that it is too long, and lets the visitor shorten it.
   */
  readonly 'data-maxlength'?: number
  readonly min?: number
  readonly max?: number
}

/** The attribute speaks of the whole answer and knows no flags. */
const patternOf = ({ source, flags }: RegExp): Pick<InputAttributes, 'pattern'> => {
  if (flags.replace(/[guvy]/g, '') !== '') return {}
  const [, whole] = /^\^(.*)\$$/s.exec(source) ?? []
  return { pattern: whole ?? (source.includes('|') ? `.*(?:${source}).*` : `.*${source}.*`) }
}

/** The rules that an attribute can tell. */
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

/** The attributes that say in markup what the rules check; some rules have none. */
export const attributesOf = (rules: readonly RuleSpec[]): InputAttributes =>
  rules.reduce<InputAttributes>((all, spec) => ({ ...all, ...attributesOfRule(spec) }), {})

/** An attribute of a control, as it is written; nothing when it is not there. */
export type ReadAttribute = (name: string) => string | null

const wholeAnswer = (pattern: string): readonly RuleSpec[] => {
  try {
    return [{ rule: 'regex', pattern: new RegExp(`^(?:${pattern})$`, 'u') }]
  } catch (error) {
    // As browsers do with a pattern that is none.
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** The rules that a control carries in its own attributes, in the order they are checked. */
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
    // A required box must be ticked, as the browser has it.
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
