import { createHash } from 'node:crypto'
import * as z from 'zod'
import { isList, type Json } from './mergeContent.js'

/** JSON stored as text, because the stores refuse nested lists, such as opening hours. */
export const storedJson = z.string().transform((text, context): Json => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' })
    return z.NEVER
  }
})

/** Returns the number of characters of the longest text. */
export const longestText = (value: Json): number => {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((most, one) => Math.max(most, longestText(one)), 0)
}

const sorted = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  )
}

/** Returns a hexadecimal digest that ignores the order of keys. */
export const digestOf = (value: Json): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
