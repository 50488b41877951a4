import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../../shared/time/clock.js'
import type { Signer } from '../../http/signer.js'
import type { WriteCheck } from '../writeCheck.js'
import { readPolicy } from './diskPolicy.js'
import type { DiskReserve } from './diskReserve.js'
import { giveName, unlessMissing, withDisk, writePart } from './diskWrites.js'
import { type Announced, checkKey, type PostOutcome, type PostReceiver } from './files.js'

interface DiskPostsParts {
  readonly folder: string
  readonly signer: Signer
  readonly clock: Pick<Clock, 'now'>
  readonly reserve: DiskReserve
  readonly writeCheck: WriteCheck
}

const discard = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

export const createDiskPosts = ({
  folder,
  signer,
  clock,
  reserve,
  writeCheck,
}: DiskPostsParts): PostReceiver => {
  const posting = new Map<string, AbortController>()

  const pathOf = (key: string): string => join(folder, checkKey(key))

  const isTaken = async (key: string): Promise<boolean> =>
    (await unlessMissing(stat(pathOf(key)))) !== undefined

  /** Aborts an earlier post of the same key, which may be stalled and would occupy disk space. */
  const alone = async (
    key: string,
    receive: (signal: AbortSignal) => Promise<PostOutcome>,
  ): Promise<PostOutcome> => {
    posting.get(key)?.abort()
    const own = new AbortController()
    posting.set(key, own)
    try {
      return await receive(own.signal)
    } catch (thrown) {
      if (own.signal.aborted) return 403
      throw thrown
    } finally {
      if (posting.get(key) === own) posting.delete(key)
    }
  }

  const take = async (
    { key, type, size, least = size }: Announced,
    file: Readable,
    signal: AbortSignal,
  ): Promise<PostOutcome> => {
    const part = await writePart(folder, file, size, signal)
    if (part === undefined) return 400
    try {
      if (part.size < least) return 400
      if (!(await giveName(part.path, pathOf(key), type))) return 403
      writeCheck.check()
      return 201
    } finally {
      await rm(part.path, { force: true })
    }
  }

  const receive = async (
    fields: Readonly<Record<string, string>>,
    file: Readable,
  ): Promise<PostOutcome> => {
    const allowed = readPolicy(fields, clock.now(), signer)
    // Refuses an existing key, so that a signature cannot be used twice.
    if (allowed === undefined || (await isTaken(allowed.key))) {
      // Reads the body to its end: browsers show a response only after sending all of it.
      await pipeline(file, discard())
      return 403
    }
    try {
      return await alone(allowed.key, (signal) =>
        reserve.whileWriting(allowed.size, () => take(allowed, file, signal)),
      )
    } finally {
      file.resume()
    }
  }

  return { receive: (fields, file) => withDisk(() => receive(fields, file)) }
}
