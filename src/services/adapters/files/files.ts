import type { Readable } from 'node:stream'

/** What a browser is allowed to send, and nothing else. */
export interface Announced {
  readonly key: string
  /** Media type. */
  readonly type: string
  /** In bytes: exactly, unless `least` allows fewer. */
  readonly size: number
  readonly least?: number
}

/** What the browser posts to `postEndpoint`, these fields first and `file` last; 201 is success. */
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
  /** Exclusive; to the end when absent. */
  readonly to?: number
}

/** How a form post to our own store ended: the statuses that S3 gives. */
export type PostOutcome = 201 | 400 | 403

/** Receives uploads in the place of a cloud store. */
export interface PostReceiver {
  /** @param fields those that came before the file */
  receive(fields: Readonly<Record<string, string>>, file: Readable): Promise<PostOutcome>
}

/**
 * Where files are kept. Keys are ours, never a visitor's words. Every implementation passes
 * `tests/support/contracts/filesContract.ts`; a store that cannot answer rejects with an AppError of status
 * 503, one that refuses the operator's settings with one of status 500.
 */
export interface Files {
  /** Lets a browser post this one file within ten minutes. */
  sign(announced: Announced): Promise<SignedPost>
  head(key: string): Promise<StoredFile | undefined>
  /** @throws MissingFile */
  read(key: string, range?: Range): Promise<Readable>
  /** Stores the whole stream or nothing. @throws FileTooLarge beyond `atMost` bytes, all read */
  put(
    key: string,
    content: Readable,
    rule: { readonly type: string; readonly atMost: number },
  ): Promise<StoredFile>
  /** Replaces what was at the other key. @throws MissingFile */
  move(from: string, to: string): Promise<void>
  /** The sizes of the files whose keys begin so, by key; of one upload's chunks, for example. */
  list(prefix: string): Promise<ReadonlyMap<string, number>>
  /**
   * Puts files together in this order and lets go of them. @throws MissingFile or FileTooLarge, and
   * keeps nothing, when they are not of that size together
   */
  join(
    from: readonly string[],
    to: string,
    whole: { readonly type: string; readonly size: number },
  ): Promise<void>
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>
  /** Absent where browsers post to the store itself. */
  readonly posts?: PostReceiver
  close(): Promise<void>
}

/** There is no file at that key. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

/** The stream was longer than allowed; nothing was stored. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge'
}

/** How long a signature is valid. */
export const signatureSeconds = 600

/** The folders of the store; a key is one of them and a name. */
export const fileFolders = ['incoming', 'chunks', 'kept', 'quarantine', 'trials'] as const

const keyPattern = new RegExp(`^(${fileFolders.join('|')})/[\\w-]{1,100}$`)

/** @throws Error when a key is none of ours: it could lead out of the folder or the bucket */
export const checkKey = (key: string): string => {
  if (!keyPattern.test(key)) throw new Error('This is not the key of a file.')
  return key
}

/** Yields the bytes of several files one after the other; each is opened when the one before has ended. */
export async function* inOrder(
  keys: readonly string[],
  read: (key: string) => Promise<Readable>,
): AsyncGenerator<Buffer> {
  for (const key of keys) yield* await read(key)
}
