import { contentHash } from './assets.js'

/** Data of an island that the browser loads from its own URL, separate from the page. */
export interface DataFile<Data> {
  readonly address: string
  readonly data: Data
}

/** Returns a hash for the URL of a data file; short, because the URL is in every page. */
export const nameHash = (data: unknown): string =>
  contentHash(JSON.stringify(data)).replaceAll(/\W/g, '').slice(0, 4)
