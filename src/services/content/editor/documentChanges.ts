import { isDeepStrictEqual } from 'node:util'
import { positionsIn } from '../merge/alignItems.js'
import { isList, itemId, type Json, membersOf } from '../mergeContent.js'

/** A leaf value that differs; `undefined` means missing on that side. */
export interface Change {
  /** Path in the changed document; for a removed value, in the earlier one. */
  readonly path: readonly (string | number)[]
  readonly before: Json | undefined
  readonly after: Json | undefined
}

type Path = Change['path']

const keysOf = (...all: readonly (ReadonlyMap<string, Json> | undefined)[]): readonly string[] => [
  ...new Set(all.flatMap((members) => [...(members?.keys() ?? [])])),
]

const changesOfItems = (before: readonly Json[], after: readonly Json[], path: Path) => {
  const positions = positionsIn(before, after, itemId)
  const remaining = new Set(positions.values())
  return [
    ...after.flatMap((item, place) =>
      changesAt(before[positions.get(place) ?? -1], item, [...path, place]),
    ),
    ...before.flatMap((item, place) =>
      remaining.has(place) ? [] : changesAt(item, undefined, [...path, place]),
    ),
  ]
}

/** Returns whether a list is one value, such as the hours of a day or a range of minutes. */
const isOneValue = (list: readonly Json[]): boolean =>
  list.some((item) => isList(item) || typeof item === 'number')

const changesAt = (
  before: Json | undefined,
  after: Json | undefined,
  path: Path,
): readonly Change[] => {
  if (isDeepStrictEqual(before, after)) return []
  if (isList(before) && isList(after)) {
    if (isOneValue(before) || isOneValue(after)) return [{ path, before, after }]
    const changes = changesOfItems(before, after, path)
    // If no item changed, the items were reordered: the list is one change.
    return changes.length > 0 ? changes : [{ path, before, after }]
  }
  const [old, now] = [membersOf(before), membersOf(after)]
  if (old === undefined || now === undefined) return [{ path, before, after }]
  return keysOf(now, old).flatMap((key) => changesAt(old.get(key), now.get(key), [...path, key]))
}

/** Returns the leaves in which two documents differ, in the order of the second. */
export const documentChanges = (before: Json, after: Json): readonly Change[] =>
  changesAt(before, after, [])

/** A run of words; `added` and `removed` runs are in one of the texts. */
export interface WordRun {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*/gu) ?? []

/** Maximum number of word pairs to compare; longer texts are shown whole. */
const mostPairs = 400_000

/** Returns the lengths of the longest common subsequences from each position. */
const commonLengths = (before: readonly string[], after: readonly string[]) => {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const isSame = before[i] === after[j]
      const skipped = Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
      lengths[i * width + j] = isSame ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : skipped
    }
  }
  return (i: number, j: number): number => lengths[i * width + j] ?? 0
}

const joinRuns = (runs: readonly WordRun[]): readonly WordRun[] => {
  const joined: WordRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last?.kind === run.kind) joined[joined.length - 1] = { ...run, text: last.text + run.text }
    else joined.push(run)
  }
  return joined
}

export const wordDiff = (before: string, after: string): readonly WordRun[] => {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const whole: readonly WordRun[] = [
    ...(before === '' ? [] : [{ kind: 'removed', text: before } as const]),
    ...(after === '' ? [] : [{ kind: 'added', text: after } as const]),
  ]
  if (old.length * now.length > mostPairs) return whole
  const common = commonLengths(old, now)
  const runs: WordRun[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [removed, added] = [old[i], now[j]]
    if (removed !== undefined && removed === added) {
      runs.push({ kind: 'same', text: removed })
      i += 1
      j += 1
    } else if (
      removed !== undefined &&
      (added === undefined || common(i + 1, j) >= common(i, j + 1))
    ) {
      runs.push({ kind: 'removed', text: removed })
      i += 1
    } else {
      runs.push({ kind: 'added', text: added ?? '' })
      j += 1
    }
  }
  return joinRuns(runs)
}
