import { isList, type Json } from '../../../src/services/content/mergeContent.js'

/** Returns an integer from 0 to below the limit. */
export type Random = (limit: number) => number

/** Returns a reproducible sequence (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

const word = (random: Random): string => `w${random(50)}`
const pair = (random: Random): Json => ({ fr: word(random), en: word(random) })

const leaf = (random: Random): Json => {
  switch (random(5)) {
    case 0:
      return random(100)
    case 1:
      return [word(random), word(random)]
    case 2:
      return word(random)
    default:
      return pair(random)
  }
}

const item = (random: Random, id: string): Json => ({ id, title: pair(random), minutes: random(9) })

const list = (random: Random): Json =>
  ['a', 'b', 'c', 'd'].filter(() => random(3) > 0).map((id) => item(random, id))

/** Items without ids, some of them equal. */
const closures = (random: Random): Json =>
  Array.from({ length: random(4) }, () => ({ from: word(random), reason: pair(random) }))

const keys = ['lead', 'price', 'tags', 'note']

export const randomDocument = (random: Random): { readonly [key: string]: Json } => ({
  ...Object.fromEntries(keys.filter(() => random(4) > 0).map((key) => [key, leaf(random)])),
  visit: { place: pair(random), minutes: random(60) },
  steps: list(random),
  closures: closures(random),
})

const itemLike = (random: Random, items: readonly Json[]): Json =>
  items.some((one) => Object(one).id === undefined)
    ? { from: word(random), reason: pair(random) }
    : item(random, `n${random(40)}-${items.length}`)

const editList = (random: Random, items: readonly Json[]): Json => {
  const place = random(items.length + 1)
  const [before, after] = [items.slice(0, place), items.slice(place)]
  const [first, ...rest] = after
  switch (random(4)) {
    case 0:
      return [...before, itemLike(random, items), ...after]
    case 1:
      return [...before, ...rest]
    case 2:
      return first === undefined ? items : [first, ...before, ...rest]
    default:
      return first === undefined ? items : [...before, editOnce(random, first), ...rest]
  }
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value)

const editOnce = (random: Random, value: Json): Json => {
  if (isList(value)) {
    return value.every(isObject) ? editList(random, value) : [...value, word(random)]
  }
  if (!isObject(value) || 'fr' in value) return leaf(random)
  const names = Object.keys(value).filter((name) => name !== 'id')
  const name = names[random(names.length)] ?? 'lead'
  const { [name]: edited, ...others } = value
  if (edited === undefined || random(12) === 0) return keys.includes(name) ? others : value
  return { ...value, [name]: editOnce(random, edited) }
}

export const randomEdit = (random: Random, document: Json): Json => {
  let edited = document
  for (let left = 1 + random(3); left > 0; left -= 1) edited = editOnce(random, edited)
  return edited
}
