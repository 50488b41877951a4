import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { OperatorError } from '../errors/errors.js'
import { decrypt, isAge } from './ageEncryption.js'
import { type ArchiveEntry, type Bytes, readArchive } from './archive.js'
import { decryptLegacy, isLegacy } from './legacyEncryption.js'
import {
  type EntryKind,
  kindOfEntry,
  type Manifest,
  type ManifestEntry,
  manifestPath,
  manifestSchema,
} from './manifest.js'

const beginningOf = async (file: string): Promise<Buffer> => {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const decryptionOf = (beginning: Buffer): typeof decrypt | undefined => {
  if (isAge(beginning)) return decrypt
  return isLegacy(beginning) ? decryptLegacy : undefined
}

const plainContent = async (file: string, passphrase: string | undefined): Promise<Bytes> => {
  const decryption = decryptionOf(await beginningOf(file))
  const content: Bytes = createReadStream(file, { highWaterMark: 1024 * 1024 })
  if (decryption !== undefined) {
    if (passphrase !== undefined) return decryption(content, passphrase)
    throw new OperatorError(
      'The backup is encrypted: set BACKUP_KEY to the passphrase it was created with.',
    )
  }
  if (passphrase === undefined) return content
  // An attacker could have replaced an encrypted backup with an unencrypted one.
  throw new OperatorError('BACKUP_KEY is set, but the backup is not encrypted: unset it first.')
}

const damaged = (why: string, cause?: unknown): OperatorError =>
  new OperatorError(`The backup is damaged: ${why}.`, { cause })

const parseManifest = (text: string): Manifest => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw damaged('its manifest is truncated', cause)
  }
  const read = manifestSchema.safeParse(value)
  if (!read.success) throw damaged('its manifest has a format unknown to this release')
  return read.data
}

const readManifest = async ({ content }: ArchiveEntry): Promise<Manifest> => {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return parseManifest(Buffer.concat(parts).toString())
}

const compare = (seen: readonly ManifestEntry[], { entries }: Manifest): void => {
  const listed = new Map(entries.map((entry) => [entry.path, entry]))
  for (const { path, size, sha256 } of seen) {
    const entry = listed.get(path)
    if (entry?.size !== size || entry.sha256 !== sha256) throw damaged(`${path} has changed`)
  }
  if (seen.length !== entries.length) throw damaged('files are missing')
}

export type StoreEntry = (entry: EntryKind, content: Bytes) => Promise<void>

/** Verifies every byte against the manifest. @throws OperatorError if damaged or the passphrase is wrong */
export const readBackup = async (
  file: string,
  passphrase: string | undefined,
  store: StoreEntry,
): Promise<Manifest> => {
  const seen: ManifestEntry[] = []
  let manifest: Manifest | undefined
  await readArchive(await plainContent(file, passphrase), async (entry) => {
    const known = kindOfEntry(entry.path)
    if (known === undefined || manifest !== undefined) throw damaged(`${entry.path} is unknown`)
    if (entry.path === manifestPath) {
      manifest = await readManifest(entry)
      return
    }
    const hash = createHash('sha256')
    const hashed = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of entry.content) {
        hash.update(piece)
        yield piece
      }
    }
    await store(known, hashed())
    seen.push({ path: entry.path, size: entry.size, sha256: hash.digest('hex') })
  })
  if (manifest === undefined) throw damaged('it has no manifest')
  compare(seen, manifest)
  return manifest
}
