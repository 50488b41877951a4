import type { Readable } from 'node:stream'

export interface Announced {
  readonly key: string
  readonly type: string
  readonly size: number
  readonly least?: number
}

/** An upload by multipart POST to `postEndpoint`: the fields of `signature`, then `file`. Success is 201. */
export interface SignedPost {
  readonly signature: Readonly<Record<string, string>>
  readonly postEndpoint: string
}

export interface StoredFile {
  readonly type: string
  readonly size: number
}

export interface Range {
  readonly from: number
  /** Exclusive end of the range; defaults to the end of the file. */
  readonly to?: number
}

export type PostOutcome = 201 | 400 | 403

export interface PostReceiver {
  receive(fields: Readonly<Record<string, string>>, file: Readable): Promise<PostOutcome>
}

/** File store, see `filesContract.ts`. Rejects with AppError: 503 if unavailable, 500 for wrong settings. */
export interface Files {
  sign(announced: Announced): Promise<SignedPost>
  head(key: string): Promise<StoredFile | undefined>
  /** Returns when the file was written, in milliseconds since 1970; `undefined` if it is missing. */
  writtenAt(key: string): Promise<number | undefined>
  read(key: string, range?: Range): Promise<Readable>
  /** Stores the whole stream or no file. @throws FileTooLarge beyond `atMost` bytes, after reading all */
  put(
    key: string,
    content: Readable,
    rule: { readonly type: string; readonly atMost: number },
  ): Promise<StoredFile>
  /** Moves a file and overwrites the target. @throws MissingFile */
  move(from: string, to: string): Promise<void>
  /** Returns sizes by key. @param prefix start of the keys, such as `pictures/` */
  list(prefix: string): Promise<ReadonlyMap<string, number>>
  /**
   * Joins files in order, then removes them.
   * @throws MissingFile or FileTooLarge if the total size differs
   */
  join(
    from: readonly string[],
    to: string,
    whole: { readonly type: string; readonly size: number },
  ): Promise<void>
  remove(key: string): Promise<void>
  /** Receiver of uploads; `undefined` if browsers post to the store directly. */
  readonly posts?: PostReceiver
  close(): Promise<void>
}

export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge'
}

export const signatureSeconds = 600

export const fileFolders = [
  'incoming',
  'chunks',
  'kept',
  'quarantine',
  'pictures',
  'trials',
] as const

const folderPattern = fileFolders.join('|')
const keyPattern = new RegExp(`^(${folderPattern})/[\\w-]{1,100}$`)
const prefixPattern = new RegExp(`^(${folderPattern})/[\\w-]{0,100}$`)

export const checkKey = (key: string): string => {
  if (!keyPattern.test(key)) throw new Error('The file key is invalid.')
  return key
}

export const checkPrefix = (prefix: string): string => {
  if (!prefixPattern.test(prefix)) throw new Error('The prefix of file keys is invalid.')
  return prefix
}

export async function* inOrder(
  keys: readonly string[],
  read: (key: string) => Promise<Readable>,
): AsyncGenerator<Buffer> {
  for (const key of keys) yield* await read(key)
}
