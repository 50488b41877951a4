import { type Json, membersOf } from '../../services/content/mergeContent.js'

export const differences = (
  one: Json | undefined,
  other: Json | undefined,
  path: string,
): readonly string[] => {
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  const [before, after] = [membersOf(one), membersOf(other)]
  if (before === undefined || after === undefined) return [path]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    differences(before.get(key), after.get(key), `${path}.${key}`),
  )
}
