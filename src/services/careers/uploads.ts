import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Files, FileTooLarge, type StoredFile } from '../adapters/files/files.js'
import type { StoredRecord, Records } from '../adapters/records/records.js'
import { isRecordId } from '../submissions/reference.js'
import type { Clock } from '../../shared/time/clock.js'
import { eachInTurn } from '../../shared/time/eachInTurn.js'
import { cleanFileName, type FileKind, kindOf, mediaTypeOf } from './fileNames.js'
import { discardUpload } from './discardUpload.js'
import { continueUpload, isLong, type NextPost, signFirstChunk } from './uploadChunks.js'
import {
  draftUpload,
  holderOf,
  incomingKey,
  storedKey,
  claimableMs,
  readUpload,
  type Upload,
} from './uploadRecord.js'

export type Refusal = 'kind' | 'tooLarge' | 'empty'

export interface Announcement {
  readonly name: string
  readonly size?: number | undefined
  readonly inChunks?: boolean
}

export type Signing = ({ readonly ok: true; readonly id: string } & NextPost) | Refused
export type Storing = { readonly ok: true; readonly id: string } | Refused
interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

export interface WaitingUpload extends Upload {
  readonly id: string
  readonly size: number
}

export interface Uploads {
  sign(owner: string, file: Announcement): Promise<Signing>
  /** Signs the next missing chunk. `whole`: none is missing; `undefined`: the owner has no such upload. */
  resume(owner: string, id: string): Promise<NextPost | 'whole' | undefined>
  /** Stores a file of a form; the stream is always read to its end. */
  store(
    owner: string,
    file: Pick<Announcement, 'name'> & { readonly content: Readable },
  ): Promise<Storing>
  waiting(owner: string, ids: readonly string[]): Promise<readonly WaitingUpload[]>
  discard(ids: readonly string[]): Promise<void>
}

export interface UploadsParts {
  readonly files: Files
  readonly records: Pick<Records, 'createAll' | 'read' | 'update' | 'remove'>
  readonly clock: Pick<Clock, 'now'>
  readonly maxBytes: number
}

export const isClaimable = (record: StoredRecord, owner: string, now: number): boolean =>
  readUpload(record).owner === owner && now - record.createdAt < claimableMs

export const isWhole = (
  { type, size }: Pick<Upload, 'type' | 'size'>,
  stored: StoredFile,
): boolean => stored.type === type && stored.size === (size ?? stored.size)

export const createUploads = (parts: UploadsParts): Uploads => {
  const { files, records, clock, maxBytes } = parts

  const refuse = (refusal: Refusal): Refused => ({ ok: false, refusal })

  const begin = async (
    upload: Pick<Upload, 'owner' | 'name' | 'size' | 'signed'> & { readonly kind: FileKind },
  ): Promise<string> => {
    const id = randomUUID()
    const type = mediaTypeOf(upload.kind)
    // Record first, so that the cleanup job finds the file after a crash.
    await records.createAll([draftUpload(id, { ...upload, type }, clock.now())])
    return id
  }

  const discardOne = async (id: string): Promise<void> => {
    const record = await records.read('uploads', id)
    // Claimed and quarantined uploads have a separate retention.
    if (record === undefined || readUpload(record).application !== null) return
    await discardUpload(parts, record)
  }

  const findWaiting = async (owner: string, id: string): Promise<readonly WaitingUpload[]> => {
    if (!isRecordId(id)) return []
    const record = await records.read('uploads', id)
    if (record === undefined || !isClaimable(record, owner, clock.now())) return []
    const upload = readUpload(record)
    if (upload.quarantined) return []
    if ((await holderOf(upload, clock.now(), records)) !== undefined) return []
    const stored = (await files.head(incomingKey(id))) ?? (await files.head(storedKey(id)))
    if (stored === undefined || !isWhole(upload, stored)) return []
    return [{ ...upload, id, size: stored.size }]
  }

  const firstPost = (
    { id, type, size }: Pick<Upload, 'type' | 'size'> & { readonly id: string },
    inChunks: boolean,
  ): Promise<NextPost> => {
    if (inChunks && isLong(size)) return signFirstChunk(files, { id, type, size })
    const sizes = size === null ? { least: 1, size: maxBytes } : { size }
    return files.sign({ key: incomingKey(id), type, ...sizes })
  }

  return {
    sign: async (owner, { name: givenName, size = null, inChunks = false }) => {
      const name = cleanFileName(givenName)
      const kind = kindOf(name)
      if (kind === undefined) return refuse('kind')
      if (size !== null && size < 1) return refuse('empty')
      if (size !== null && size > maxBytes) return refuse('tooLarge')
      const id = await begin({ owner, name, kind, size, signed: true })
      const type = mediaTypeOf(kind)
      return { ok: true, ...(await firstPost({ id, type, size }, inChunks)), id }
    },

    resume: async (owner, id) => {
      const record = isRecordId(id) ? await records.read('uploads', id) : undefined
      if (record === undefined || !isClaimable(record, owner, clock.now())) return undefined
      const { application, type, size } = readUpload(record)
      if (application !== null || !isLong(size)) return undefined
      return continueUpload(files, { id, type, size })
    },

    store: async (owner, { name: givenName, content }) => {
      const name = cleanFileName(givenName)
      const kind = kindOf(name)
      if (kind === undefined) {
        content.resume()
        return refuse('kind')
      }
      const id = await begin({ owner, name, kind, size: null, signed: false })
      try {
        const rule = { type: mediaTypeOf(kind), atMost: maxBytes }
        const { size } = await files.put(incomingKey(id), content, rule)
        await records.update('uploads', id, 1, { fields: { size } })
        if (size > 0) return { ok: true, id }
        await discardOne(id)
        return refuse('empty')
      } catch (thrown) {
        content.resume()
        await discardOne(id)
        if (thrown instanceof FileTooLarge) return refuse('tooLarge')
        throw thrown
      }
    },

    waiting: async (owner, ids) => {
      const found = await Promise.all(ids.map((id) => findWaiting(owner, id)))
      return found.flat()
    },

    discard: (ids) => eachInTurn(ids, discardOne),
  }
}
