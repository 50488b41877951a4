import type { Environment } from './environmentReader.js'

export interface MisspeltVariable {
  readonly name: string
  readonly meant: string
}

/** Minimum length of a reported name; shorter ones resemble variables of other programs by chance. */
const shortestName = 6

/** Returns whether the names differ by one inserted, deleted, replaced or transposed letter. */
const isOneLetterAway = (name: string, other: string): boolean => {
  let start = 0
  while (start < name.length && name[start] === other[start]) start += 1
  const [rest, otherRest] = [name.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  )
}

/** Removes a plural ending: TRUSTED_PROXY resembles TRUSTED_PROXIES. */
const stemOf = (name: string): string => name.replace(/(?:IES|Y|S)$/, '')

const isSimilar = (name: string, other: string): boolean =>
  isOneLetterAway(name, other) || stemOf(name) === stemOf(other)

export const findMisspeltVariables = (
  env: Environment,
  known: ReadonlySet<string>,
): readonly MisspeltVariable[] =>
  Object.keys(env)
    .filter((name) => name.length >= shortestName && !known.has(name))
    .flatMap((name) => {
      const meant = [...known].find((one) => isSimilar(name, one))
      return meant === undefined ? [] : [{ name, meant }]
    })
