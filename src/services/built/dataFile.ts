import { contentHash } from './assets.js'

/** Data of an island that the browser loads from its own URL, separate from the page. */
export interface DataFile<Data> {
  readonly address: string
  readonly data: Data
}

/** Returns a short hash for the URL of a data file, which is in every page. */
export const nameHash = (data: unknown): string =>
  contentHash(JSON.stringify(data)).replaceAll(/\W/g, '').slice(0, 4)
