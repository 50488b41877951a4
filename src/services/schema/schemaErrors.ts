import type * as z from 'zod'
import { type BrokenRule, broken, isRule, type PlainRule } from './brokenRule.js'

export type Path = readonly PropertyKey[]

export interface DocumentError extends BrokenRule {
  readonly path: Path
}

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.getOwnPropertyDescriptor(value, key)?.value
  }, data)

const typeRules: Readonly<Record<string, PlainRule>> = {
  string: 'notText',
  number: 'notNumber',
  object: 'notObject',
  record: 'notObject',
  array: 'notList',
  tuple: 'notList',
}

/** Returns the rule that a schema names with `failsAs`, else the rule of the kind of issue. */
const ruleOf = (issue: z.core.$ZodIssue): BrokenRule => {
  if (isRule(issue.message)) {
    return { rule: issue.message, values: issue.code === 'custom' ? { ...issue.params } : {} }
  }
  if (issue.code === 'invalid_type') return broken(typeRules[issue.expected] ?? 'technical')
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum)
    if (issue.origin === 'string') return broken('tooLong', { most })
    return broken(issue.origin === 'array' ? 'tooMany' : 'above', { most })
  }
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum)
    if (issue.origin === 'string') return broken('missing')
    if (issue.inclusive === false) return broken('positive')
    return broken(issue.origin === 'array' ? 'tooFew' : 'below', { least })
  }
  return broken(issue.code === 'invalid_value' ? 'choice' : 'technical')
}

const mostChoices = 8

const choicesOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_value' && issue.values.length <= mostChoices
    ? `, not ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    : ''

const foundIn = (issue: z.core.$ZodIssue, value: unknown): { readonly found?: string } =>
  ['string', 'number', 'boolean'].includes(typeof value) || value === null
    ? { found: `${JSON.stringify(value)}${choicesOf(issue)}` }
    : {}

export const schemaErrors = (
  issues: readonly z.core.$ZodIssue[],
  data: unknown,
): readonly DocumentError[] =>
  issues.flatMap((issue): readonly DocumentError[] => {
    const { path } = issue
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...path, key], ...broken('unknownField') }))
    }
    const value = valueAt(data, path)
    if (issue.code !== 'custom' && value === undefined) return [{ path, ...broken('absent') }]
    const { rule, values } = ruleOf(issue)
    return [{ path, rule, values: { ...foundIn(issue, value), ...values } }]
  })
