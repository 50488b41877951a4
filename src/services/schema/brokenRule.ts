import texts from '../../../locales/en/staff/staffSiteEditor.json' with { type: 'json' }
import { fillIn } from '../../shared/language/fillIn.js'
import type { PlaceholderOf } from '../language/messages.js'
import type { MessageTree } from '../language/messageTree.js'

/* Rules of the content. Their texts, for editors and commands alike, are `problems` of `staffSiteEditor.json`. */

type Texts = MessageTree['staffSiteEditor']['problems']

export type Rule = keyof Texts

/** Rules whose text has no placeholders. */
export type PlainRule = {
  [Name in Rule]: Texts[Name] extends '' ? Name : never
}[Rule]

type RuleValues = Readonly<Record<string, string | number>>

export interface BrokenRule {
  readonly rule: Rule
  /** Placeholders of the text, and `found`: details that commands append. */
  readonly values: RuleValues
}

type Found = { readonly found?: string }

type ValuesOf<Name extends Rule> = Found & {
  readonly [Place in PlaceholderOf<Texts[Name]>]: string | number
}

interface OfRule<Result> {
  (rule: PlainRule, values?: Found): Result
  <Name extends Rule>(rule: Name, values: ValuesOf<Name>): Result
}

export const broken: OfRule<BrokenRule> = (rule: Rule, values: RuleValues = {}) => ({
  rule,
  values,
})

/** Returns the options of a zod check that name its rule. `params` reaches issues of `.refine` only. */
export const failsAs: OfRule<{ readonly error: Rule; readonly params: RuleValues }> = (
  rule: Rule,
  values: RuleValues = {},
) => ({ error: rule, params: values })

export const isRule = (name: string): name is Rule => Object.hasOwn(texts.problems, name)

/** Returns the English text of a broken rule, for commands. */
export const ruleSentence = ({ rule, values }: BrokenRule): string => {
  const { found } = values
  const sentence = fillIn(texts.problems[rule], values)
  return found === undefined ? sentence : `${sentence} Found: ${found}`
}
