import { contentHash } from './assets.js'

export interface DataFile<Data> {
  readonly address: string
  readonly data: Data
}

export interface CurrentDataFile<Data> {
  /**
   * Route pattern that matches any hash: open tabs may request the file of another release or of
   * other closures.
   */
  readonly addresses: string
  readonly current: () => DataFile<Data>
}

/** Returns a hash for the URL of a data file; short, because the URL is in every page. */
export const nameHash = (data: unknown): string =>
  contentHash(JSON.stringify(data)).replaceAll(/\W/g, '').slice(0, 4)
