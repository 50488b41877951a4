import type { Locale } from '../../addresses/pageTable.js'
import { contentHash } from './contentHash.js'

export interface DataFile<Data> {
  /** Immutable URL: it contains a hash of the content. */
  readonly address: string
  readonly data: Data
}

export const nameHash = (data: unknown, length: number): string =>
  contentHash(JSON.stringify(data)).replaceAll(/\W/g, '').slice(0, length)

export const dataFile = <Data>(name: string, locale: Locale, data: Data): DataFile<Data> => ({
  address: `/assets/${name}-${locale}-${nameHash(data, 8)}.json`,
  data,
})
