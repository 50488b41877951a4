/** The rules of the client's catalogue, and three of ours, by the names of their sentences in `validation:`. */
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

/** What a sentence tells of its rule, such as the most characters allowed. */
export type RuleParams = Readonly<Record<string, string | number>>

/** One check of a value. */
export interface Rule {
  readonly name: RuleName
  readonly params: RuleParams
  readonly accepts: (value: unknown) => boolean
  /** Also checks a value left empty; the other rules let it through. */
  readonly checksEmpty?: true
  /**
   * Whether more typing may still make a refused value right. Absent: it may, so that nobody is told
   * of an error while typing.
   */
  readonly mayBecomeValid?: (value: unknown) => boolean
}

/** Nothing, an empty list, or blanks. Zero and `false` are answers. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '')

/** What a value reads as; an object, such as a file, is no text. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''

export const passes = (value: unknown, rule: Rule): boolean =>
  (isEmpty(value) && rule.checksEmpty !== true) || rule.accepts(value)

/** Fails, whatever is typed after what is there. */
export const failsForGood = (value: unknown, rule: Rule): boolean =>
  !passes(value, rule) && rule.mayBecomeValid?.(value) === false

/** A rule of text or number checks every item of a list. */
export const ofEach =
  (accepts: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) ? value.every(accepts) : accepts(value)

/** A rule about the text of a value. */
export const ofText = (accepts: (text: string) => boolean): ((value: unknown) => boolean) =>
  ofEach((value) => accepts(asText(value)))

/** For a rule whose refusals are all for good, such as one about the characters allowed. */
export const final = (accepts: Rule['accepts']): Pick<Rule, 'accepts' | 'mayBecomeValid'> => ({
  accepts,
  mayBecomeValid: accepts,
})
