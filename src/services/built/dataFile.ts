import type { Locale } from '../../addresses/pageTable.js'
import { contentHash } from './contentHash.js'

/** What islands of a browser load once they need it, so that no page carries it. */
export interface DataFile<Data> {
  /** Never names anything else: a hash of the content stands in it. */
  readonly address: string
  readonly data: Data
}

/** A hash of so many characters that stands in the name of a file. */
export const nameHash = (data: unknown, length: number): string =>
  contentHash(JSON.stringify(data)).replaceAll(/\W/g, '').slice(0, length)

/**
 * Of one language. It changes with a restart only.
 * @param name begins the name of the file
 */
export const dataFile = <Data>(name: string, locale: Locale, data: Data): DataFile<Data> => ({
  address: `/assets/${name}-${locale}-${nameHash(data, 8)}.json`,
  data,
})
