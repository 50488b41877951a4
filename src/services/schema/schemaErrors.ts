import type * as z from 'zod'

export type Path = readonly PropertyKey[]

export interface DocumentError {
  readonly path: Path
  /** Rest of a sentence that begins with the path: “must be a text”. */
  readonly rule: string
}

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.getOwnPropertyDescriptor(value, key)?.value
  }, data)

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  object: 'an object between { and }',
  record: 'an object between { and }',
  array: 'a list between [ and ]',
  tuple: 'a list between [ and ]',
}

const mostChoices = 8

/** Returns the rule that a value violates as text, for checks without a message. */
export const ruleOf = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const isBig = issue.code === 'too_big'
    const limit = isBig ? issue.maximum : issue.minimum
    if (issue.origin === 'string') {
      return isBig ? `must have at most ${limit} characters` : 'must not be empty'
    }
    if (issue.origin === 'array')
      return `must hold at ${isBig ? 'most' : 'least'} ${limit} ${limit === 1 ? 'item' : 'items'}`
    if (issue.inclusive === false) return `must be ${isBig ? 'under' : 'above'} ${limit}`
    return `must be at ${isBig ? 'most' : 'least'} ${limit}`
  }
  if (issue.code === 'invalid_value' && issue.values.length <= mostChoices) {
    return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
  }
  if (issue.code === 'invalid_union') return 'is of no known kind'
  return 'is not as it must be'
}

const writtenValue = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) || value === null
    ? ` (it is ${JSON.stringify(value)})`
    : ''

export const schemaErrors = (
  issues: readonly z.core.$ZodIssue[],
  data: unknown,
): readonly DocumentError[] =>
  issues.flatMap((issue): readonly DocumentError[] => {
    const { path } = issue
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...path, key],
        rule: 'is not a key of this file',
      }))
    }
    const value = valueAt(data, path)
    if (issue.code !== 'custom' && value === undefined) return [{ path, rule: 'is missing' }]
    return [{ path, rule: `${issue.message}${writtenValue(value)}` }]
  })
