/** The rules a form may use, by the names of their sentences in `validation:`. */
export const ruleNames = [
  'alpha',
  'alpha_num',
  'alpha_dash',
  'alpha_spaces',
  'between',
  'confirmed',
  'digits',
  'dimensions',
  'double',
  'email',
  'excluded',
  'ext',
  'image',
  'integer',
  'length',
  'max',
  'max_value',
  'mimes',
  'min',
  'min_value',
  'numeric',
  'oneOf',
  'regex',
  'required',
  'required_if',
  'size',
] as const
export type RuleName = (typeof ruleNames)[number]

/** What a sentence tells of its rule, such as the most characters allowed. */
export type RuleParams = Readonly<Record<string, string | number>>

/** One question asked about a value. */
export interface Rule {
  readonly name: RuleName
  readonly params: RuleParams
  readonly accepts: (value: unknown) => boolean
  /** Asked also of a value left empty; the other rules let it through. */
  readonly judgesEmpty?: true
}

/** The rule that a value broke. */
export interface Failure {
  readonly name: RuleName
  readonly params: RuleParams
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

/** The first rule that the value breaks, in the order given; the later ones are not asked. */
export const firstBroken = <Asked extends Pick<Rule, 'accepts' | 'judgesEmpty'>>(
  value: unknown,
  rules: readonly Asked[],
): Asked | undefined => {
  const empty = isEmpty(value)
  return rules.find((rule) => !(empty && rule.judgesEmpty !== true) && !rule.accepts(value))
}

/** What is wrong with a value, if anything. */
export const firstFailure = (value: unknown, rules: readonly Rule[]): Failure | undefined => {
  const broken = firstBroken(value, rules)
  return broken === undefined ? undefined : { name: broken.name, params: broken.params }
}

/** A rule of text or number is asked of every item of a list. */
export const ofEach =
  (accepts: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) ? value.every(accepts) : accepts(value)

/** A rule about the text of a value. */
export const ofText = (accepts: (text: string) => boolean): ((value: unknown) => boolean) =>
  ofEach((value) => accepts(asText(value)))
