/** Rules of the catalogue in `docs/forms.md`; each has a default message in `validation:`. */
export type RuleName =
  | 'alpha'
  | 'alpha_num'
  | 'alpha_dash'
  | 'alpha_spaces'
  | 'between'
  | 'confirmed'
  | 'digits'
  | 'dimensions'
  | 'double'
  | 'email'
  | 'excluded'
  | 'ext'
  | 'image'
  | 'integer'
  | 'length'
  | 'max'
  | 'max_choices'
  | 'max_value'
  | 'mimes'
  | 'min'
  | 'min_value'
  | 'numeric'
  | 'oneOf'
  | 'regex'
  | 'required'
  | 'required_if'
  | 'size'
  | 'phone'
  | 'phone_area_code'

export type RuleParams = Readonly<Record<string, string | number>>

export interface Rule {
  readonly name: RuleName
  readonly params: RuleParams
  readonly accepts: (value: unknown) => boolean
  /** Set for rules that also check empty values; other rules accept them. */
  readonly checksEmpty?: true
  /** Returns whether more typing can correct the value; `undefined`: no errors are shown while typing. */
  readonly mayBecomeValid?: (value: unknown) => boolean
}

/** Returns whether a value counts as missing; zero and `false` do not. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '')

/** Converts a value to text; objects, such as files, become an empty string. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''

export const passes = (value: unknown, rule: Rule): boolean =>
  (isEmpty(value) && rule.checksEmpty !== true) || rule.accepts(value)

export const failsForGood = (value: unknown, rule: Rule): boolean =>
  !passes(value, rule) && rule.mayBecomeValid?.(value) === false

export const ofEach =
  (accepts: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) ? value.every(accepts) : accepts(value)

export const ofText = (accepts: (text: string) => boolean): ((value: unknown) => boolean) =>
  ofEach((value) => accepts(asText(value)))

/** Marks every refusal as final: more typing cannot correct it. */
export const final = (accepts: Rule['accepts']): Pick<Rule, 'accepts' | 'mayBecomeValid'> => ({
  accepts,
  mayBecomeValid: accepts,
})
