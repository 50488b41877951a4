import { isRecord } from '../../shared/records/isRecord.js'
import { broken } from '../schema/brokenRule.js'
import { type DocumentError, type Path, valueAt } from '../schema/schemaErrors.js'

export interface Shared {
  readonly path: Path
  readonly value: unknown
}

export type SharedValues = ReadonlyMap<string, Shared>

export const sharedValues = (common: unknown): SharedValues =>
  new Map(
    Object.entries(isRecord(common) ? common : {}).flatMap(([kind, values]) =>
      Object.entries(isRecord(values) ? values : {}).map(([name, value]) => [
        name,
        { path: [kind, name], value },
      ]),
    ),
  )

/** Returns the name in `{ "use": NAME }`. */
const usedName = (value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined
  const { use, ...rest } = value
  return typeof use === 'string' && Object.keys(rest).length === 0 ? use : undefined
}

/** Replaces each `{ "use": NAME }` by the shared value; reports names without a shared value. */
export const resolveUses = (
  value: unknown,
  shared: SharedValues,
): { readonly value: unknown; readonly errors: readonly DocumentError[] } => {
  const errors: DocumentError[] = []
  const resolve = (item: unknown, path: Path, inside: readonly string[]): unknown => {
    const name = usedName(item)
    if (name !== undefined) {
      const found = shared.get(name)
      if (found !== undefined && !inside.includes(name)) {
        return resolve(found.value, path, [...inside, name])
      }
      errors.push({ path, ...broken(found === undefined ? 'noShared' : 'sharedLoop', { name }) })
      return item
    }
    if (Array.isArray(item)) {
      return item.map((inner: unknown, place) => resolve(inner, [...path, place], inside))
    }
    if (!isRecord(item)) return item
    return Object.fromEntries(
      Object.entries(item).map(([key, inner]) => [key, resolve(inner, [...path, key], inside)]),
    )
  }
  return { value: resolve(value, [], []), errors }
}

export interface StoredPlace {
  readonly isShared: boolean
  readonly path: Path
}

export const storedPlace = (stored: unknown, path: Path, shared: SharedValues): StoredPlace => {
  let value = stored
  let place: StoredPlace = { isShared: false, path: [] }
  const follow = (): void => {
    const name = usedName(value)
    const found = name === undefined ? undefined : shared.get(name)
    if (found === undefined) return
    place = { isShared: true, path: found.path }
    value = found.value
    follow()
  }
  for (const key of path) {
    follow()
    value = valueAt(value, [key])
    place = { ...place, path: [...place.path, key] }
  }
  return place
}
