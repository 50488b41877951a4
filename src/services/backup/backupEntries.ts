import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Files, MissingFile } from '../adapters/files/files.js'
import { isCode } from '../errors/systemErrors.js'
import type { ArchiveEntry } from './archive.js'
import {
  isEmailFile,
  emailPath,
  filePath,
  type Manifest,
  type ManifestEntry,
  manifestPath,
  recordsPath,
  secretPath,
  staffSecretPath,
  typePath,
} from './manifest.js'

export interface EntrySources {
  readonly recordsFile: string
  readonly keys: Iterable<string>
  readonly files: Pick<Files, 'head' | 'read'>
  readonly mailFolder: string
  readonly secretFile: string
  /** Without this secret, staff could not sign in after a restore. */
  readonly staffSecretFile: string
  readonly about: Omit<Manifest, 'entries'>
}

async function* wholeFile(path: string, file: string): AsyncGenerator<ArchiveEntry> {
  const { size } = await stat(file)
  yield { path, size, content: createReadStream(file) }
}

async function* storedFile(
  key: string,
  files: Pick<Files, 'head' | 'read'>,
): AsyncGenerator<ArchiveEntry> {
  const stored = await files.head(key)
  if (stored === undefined) return
  let content: Readable
  try {
    content = await files.read(key)
  } catch (thrown) {
    // The file was moved or deleted since `head`; if moved, its new key is later in `keys`.
    if (thrown instanceof MissingFile) return
    throw thrown
  }
  const type = Buffer.from(stored.type)
  yield { path: typePath(key), size: type.length, content: once(type) }
  yield { path: filePath(key), size: stored.size, content }
}

/** Reads the file into memory, so that a file deleted meanwhile is omitted as a whole. */
async function* smallFile(path: string, file: string): AsyncGenerator<ArchiveEntry> {
  try {
    const bytes = await readFile(file)
    yield { path, size: bytes.length, content: once(bytes) }
  } catch (thrown) {
    if (!isCode(thrown, 'ENOENT')) throw thrown
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

const emailsIn = async (folder: string): Promise<readonly string[]> => {
  try {
    return (await readdir(folder)).filter(isEmailFile).toSorted()
  } catch (thrown) {
    if (isCode(thrown, 'ENOENT')) return []
    throw thrown
  }
}

async function* sourcesOf(from: EntrySources): AsyncGenerator<ArchiveEntry> {
  yield* wholeFile(recordsPath, from.recordsFile)
  for (const key of from.keys) yield* storedFile(key, from.files)
  for (const name of await emailsIn(from.mailFolder)) {
    yield* smallFile(emailPath(name), join(from.mailFolder, name))
  }
  yield* smallFile(secretPath, from.secretFile)
  yield* smallFile(staffSecretPath, from.staffSecretFile)
}

export async function* backupEntries(from: EntrySources): AsyncGenerator<ArchiveEntry> {
  const entries: ManifestEntry[] = []
  for await (const { path, size, content } of sourcesOf(from)) {
    const hash = createHash('sha256')
    const hashed = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of content) {
        hash.update(piece)
        yield piece
      }
    }
    yield { path, size, content: hashed() }
    entries.push({ path, size, sha256: hash.digest('hex') })
  }
  const bytes = Buffer.from(`${JSON.stringify({ ...from.about, entries }, null, 1)}\n`)
  yield { path: manifestPath, size: bytes.length, content: once(bytes) }
}
