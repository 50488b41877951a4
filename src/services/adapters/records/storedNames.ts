import { type Collection, collections } from './records.js'

/**
 * Collections that are stored under the name of an earlier release. Renaming stored records would hide
 * emails queued by an earlier release that runs during a deployment or after a rollback.
 */
const storedNames: Readonly<Partial<Record<Collection, string>>> = { emails: 'letters' }

export const storedNameOf = (collection: Collection): string =>
  storedNames[collection] ?? collection

const byStoredName = new Map(collections.map((name) => [storedNameOf(name), name]))

/** Returns `undefined` for a collection of another release. */
export const findCollection = (storedName: string): Collection | undefined =>
  byStoredName.get(storedName)
