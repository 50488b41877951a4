import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { OperatorError } from '../errors/errors.js'
import { propertyOf } from '../errors/systemErrors.js'

export type Bytes = AsyncIterable<Buffer>

export interface ArchiveEntry {
  readonly path: string
  readonly size: number
  readonly content: Bytes
}

export async function* writeArchive(
  entries: AsyncIterable<ArchiveEntry>,
  mtime: Date,
): AsyncGenerator<Buffer> {
  const archive = pack()
  const fill = async (): Promise<void> => {
    for await (const { path, size, content } of entries) {
      const { promise: stored, resolve, reject } = Promise.withResolvers<void>()
      const entry = archive.entry({ name: path, size, mtime, mode: 0o600 }, (error) =>
        error ? reject(new Error(`${path} changed during the copy.`)) : resolve(),
      )
      for await (const piece of content) if (!entry.write(piece)) await once(entry, 'drain')
      entry.end()
      await stored
    }
    archive.finalize()
  }
  const filled = fill().catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  })
  filled.catch(() => undefined)
  yield* archive
  await filled
}

const damaged = (cause?: unknown): OperatorError =>
  new OperatorError('The backup is damaged or truncated: its archive is incomplete.', { cause })

/** Passes each entry to `onEntry`, which reads its content to the end. @throws OperatorError if invalid */
export const readArchive = async (
  content: Bytes,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> => {
  const parser = extract()
  const parsed = pipeline(Readable.from(content), parser)
  parsed.catch(() => undefined)
  try {
    for await (const entry of parser) {
      const { name, size = 0, type } = entry.header
      if (type !== 'file') throw damaged()
      await onEntry({ path: name, size, content: entry })
    }
    await parsed
  } catch (thrown) {
    // Rethrows disk errors, and errors that decryption has already explained.
    if (thrown instanceof OperatorError || propertyOf(thrown, 'syscall') !== undefined) throw thrown
    throw damaged(thrown)
  }
}
