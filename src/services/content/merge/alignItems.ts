import { isDeepStrictEqual } from 'node:util'

/** Returns the id of an item, if it has one. */
type IdOf<Item> = (item: Item) => string | undefined

/** Returns the number of equal members of two items; -1 if their ids differ. */
const similarity = <Item>(one: Item, other: Item, idOf: IdOf<Item>): number => {
  const [id, otherId] = [idOf(one), idOf(other)]
  if (id !== otherId && id !== undefined && otherId !== undefined) return -1
  const others = new Map(Object.entries(Object(other)))
  return Object.entries(Object(one)).filter(([key, member]) =>
    isDeepStrictEqual(member, others.get(key)),
  ).length
}

interface Pair {
  readonly at: number
  readonly place: number
  readonly score: number
}

/** Pairs the most similar items first, then items at the nearest positions. */
const bestFirst = (one: Pair, other: Pair): number =>
  other.score - one.score ||
  Math.abs(one.at - one.place) - Math.abs(other.at - other.place) ||
  one.at - other.at

/** Returns the position in `base` by position in `side`; inserted items are missing. */
export const positionsIn = <Item>(
  base: readonly Item[],
  side: readonly Item[],
  idOf: IdOf<Item>,
): ReadonlyMap<number, number> => {
  const found = new Map<number, number>()
  const free = new Set(base.keys())
  const take = (at: number, place: number): void => {
    if (found.has(at) || !free.has(place)) return
    found.set(at, place)
    free.delete(place)
  }
  for (const [at, item] of side.entries()) {
    const place = [...free].find((one) => isDeepStrictEqual(base[one], item))
    if (place !== undefined) take(at, place)
  }
  const pairs = [...side.entries()]
    .filter(([at]) => !found.has(at))
    .flatMap(([at, item]) =>
      [...base.entries()]
        .filter(([place]) => free.has(place))
        .map(([place, original]) => ({ at, place, score: similarity(item, original, idOf) })),
    )
  // A rewritten item has its former position, unless items were added or removed.
  const isSameLength = base.length === side.length
  for (const { at, place, score } of pairs.toSorted(bestFirst)) {
    if (score > 0 || (score === 0 && isSameLength && at === place)) take(at, place)
  }
  return found
}

/** Returns the items of one side of a list without item ids, by keys that its other sides share. */
export const alignItems = <Item>(
  base: readonly Item[],
  side: readonly Item[],
  idOf: IdOf<Item>,
): ReadonlyMap<string, Item> => {
  const positions = positionsIn(base, side, idOf)
  const items = new Map<string, Item>()
  for (const [at, item] of side.entries()) {
    const key = String(positions.get(at) ?? `+${JSON.stringify(item)}`)
    // One side may insert equal items.
    items.set(items.has(key) ? `${key}${at}` : key, item)
  }
  return items
}
