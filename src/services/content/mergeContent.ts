import { isDeepStrictEqual } from 'node:util'
import { isKnown } from '../../shared/language/storedChoices.js'
import { alignItems } from './merge/alignItems.js'
import { locales } from '../../addresses/locales.js'

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

type Found = Json | undefined

interface Three<Value> {
  readonly base: Value
  readonly theirs: Value
  readonly mine: Value
}

/** A leaf that both sides changed differently; for the order of a list, the values are sorted lists. */
export interface Conflict extends Three<Found> {
  /** Keys, and item ids or positions in the merged list, joined by dots: `steps.water.title`. */
  readonly path: string
}

interface Merged {
  /** Contains `mine` at each conflict. */
  readonly value: Json
  readonly conflicts: readonly Conflict[]
}

type Members = ReadonlyMap<string, Json>

/** Returns whether a value is a list; `Array.isArray` does not narrow a read-only list. */
export const isList = (value: Found): value is readonly Json[] => Array.isArray(value)

/** Returns whether an object is a leaf: a bilingual text, or a reference to a shared one. */
const isSingleValue = (keys: readonly string[]): boolean =>
  keys.length > 0 &&
  (keys.every((key) => isKnown(locales, key)) || (keys.length === 1 && keys[0] === 'use'))

export const membersOf = (value: Found): Members | undefined => {
  if (typeof value !== 'object' || value === null || isList(value)) return undefined
  return isSingleValue(Object.keys(value)) ? undefined : new Map(Object.entries(value))
}

/** Returns the id of a list item: its `id`, else its `key`. */
export const itemId = (item: Json): string | undefined => {
  const members = membersOf(item)
  const id = members?.get('id') ?? members?.get('key')
  return typeof id === 'string' ? id : undefined
}

export const itemsOf = (value: Found): Members | undefined => {
  if (!isList(value)) return undefined
  const items = value.flatMap((item) => {
    const id = itemId(item)
    return id === undefined ? [] : ([[id, item]] as const)
  })
  const byId = new Map(items)
  return byId.size === value.length ? byId : undefined
}

const eachOf = <From, To>({ base, theirs, mine }: Three<From>, read: (one: From) => To) => ({
  base: read(base),
  theirs: read(theirs),
  mine: read(mine),
})

const isEach = <Value>(three: Three<Value | undefined>): three is Three<Value> =>
  three.base !== undefined && three.theirs !== undefined && three.mine !== undefined

/** Returns the ids that one side inserted after each common id or at the start. */
const insertedAfter = (ids: readonly string[], common: ReadonlySet<string>) => {
  const groups = new Map<string | undefined, string[]>([[undefined, []]])
  let group: string[] | undefined = groups.get(undefined)
  for (const id of ids) {
    if (common.has(id)) {
      group = []
      groups.set(id, group)
    } else group?.push(id)
  }
  return groups
}

/** Orders common items as on the side that moved them; each inserted item follows its predecessor. */
const orderOf = (ids: Three<readonly string[]>) => {
  const common = new Set(ids.base.filter((id) => ids.theirs.includes(id) && ids.mine.includes(id)))
  const kept = eachOf(ids, (side) => side.filter((id) => common.has(id)))
  const isMovedByBoth =
    !isDeepStrictEqual(kept.theirs, kept.base) &&
    !isDeepStrictEqual(kept.mine, kept.base) &&
    !isDeepStrictEqual(kept.theirs, kept.mine)
  const order = isDeepStrictEqual(kept.mine, kept.base) ? kept.theirs : kept.mine
  const inserted = eachOf(ids, (side) => insertedAfter(side, common))
  const merged = [undefined, ...order].flatMap((id) => [
    ...(id === undefined ? [] : [id]),
    // The groups are sorted, so that the result is the same whichever side is `mine`.
    ...[inserted.theirs.get(id) ?? [], inserted.mine.get(id) ?? []]
      .toSorted((one, other) => (one.join() < other.join() ? -1 : 1))
      .flat(),
  ])
  return { order: [...new Set(merged)], isMovedByBoth }
}

/** Returns whether a list can be merged by item: neither times nor plain texts. */
const hasObjects = (value: readonly Json[]): boolean =>
  value.every((item) => typeof item === 'object' && item !== null && !isList(item))

/** Returns the items of each side by id, or by the position of the original item. */
const itemsOfEach = (lists: Three<readonly Json[]>): Three<Members> | undefined => {
  const byId = eachOf(lists, itemsOf)
  if (isEach(byId)) return byId
  return hasObjects([...lists.base, ...lists.theirs, ...lists.mine])
    ? eachOf(lists, (side) => alignItems(lists.base, side, itemId))
    : undefined
}

interface PlacedConflict extends Three<Found> {
  readonly place: readonly string[]
}

class Merge {
  private found: readonly PlacedConflict[] = []

  get conflicts(): readonly Conflict[] {
    return this.found.map(({ place, ...values }) => ({ path: place.join('.'), ...values }))
  }

  value(three: Three<Found>, path: readonly string[]): Found {
    const { base, theirs, mine } = three
    if (isDeepStrictEqual(theirs, mine) || isDeepStrictEqual(base, theirs)) return mine
    if (isDeepStrictEqual(base, mine)) return theirs
    const objects = eachOf(three, membersOf)
    if (isEach(objects)) return Object.fromEntries(this.members(objects, path))
    if (isList(base) && isList(theirs) && isList(mine)) {
      const lists = itemsOfEach({ base, theirs, mine })
      if (lists !== undefined) return this.list(lists, path)
    }
    this.found = [...this.found, { place: path, ...three }]
    return mine
  }

  private members(three: Three<Members>, path: readonly string[]): Members {
    const keys = new Set([...three.theirs.keys(), ...three.mine.keys()])
    return new Map(
      [...keys].flatMap((key) => {
        const merged = this.value(
          eachOf(three, (members) => members.get(key)),
          [...path, key],
        )
        return merged === undefined ? [] : ([[key, merged]] as const)
      }),
    )
  }

  private list(three: Three<Members>, path: readonly string[]): readonly Json[] {
    const before = this.found
    const items = this.members(three, path)
    const inside = this.found.slice(before.length)
    const ids = eachOf(three, (members) => [...members.keys()])
    const { order, isMovedByBoth } = orderOf(ids)
    const inOrder = (keys: readonly string[]): readonly Json[] =>
      keys.flatMap((key) => items.get(key) ?? [])
    const present = order.filter((key) => items.has(key))
    const value = inOrder(present)
    const placed = inside.map((conflict): PlacedConflict => {
      const [key = '', ...rest] = conflict.place.slice(path.length)
      const position = present.indexOf(key)
      const item = value[position]
      if (item !== undefined) {
        return { ...conflict, place: [...path, itemId(item) ?? String(position), ...rest] }
      }
      // An item that I removed is missing from the merged list: theirs is the list with that item.
      const withItem = ({ theirs = null }: PlacedConflict) => [...value, theirs]
      return { place: path, base: value, theirs: withItem(conflict), mine: value }
    })
    this.found = [
      ...before,
      ...placed,
      ...(isMovedByBoth ? [{ place: path, ...eachOf(ids, inOrder) }] : []),
    ]
    return value
  }
}

/** Merges two changes by key and item id. Leaves: scalars, bilingual texts, references, lists of texts or times. */
export const merge3 = (base: Json, theirs: Json, mine: Json): Merged => {
  const merge = new Merge()
  const value = merge.value({ base, theirs, mine }, []) ?? null
  return { value, conflicts: merge.conflicts }
}

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
