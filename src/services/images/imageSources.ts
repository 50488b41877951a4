import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { pictureLimits } from '../../config/limits.js'
import { type Files, MissingFile } from '../adapters/files/files.js'
import { isPictureKey, uploadedHash } from '../content/pictureKeys.js'
import { isCode } from '../errors/systemErrors.js'
import { ImageError } from './imageError.js'
import { normalizeText } from '../../shared/text/plainSigns.js'

export interface ImageSource {
  readonly path: string
  /** Reads the original. @throws ImageError if the file has been removed */
  readonly read: () => Promise<Buffer>
  /** `undefined` for an uploaded picture, which never changes. */
  readonly modified: Date | undefined
  readonly hash: string
}

export interface ImageSources {
  find(path: string): Promise<ImageSource>
}

const mostRemembered = 2000
const longestPath = 500

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch (cause) {
    throw new ImageError('bad-path', { cause })
  }
}

const isControl = (character: string): boolean => character < ' ' || character === '\u007F'

/** Decodes a path once. Refuses double encoding, traversal (`..`, `/etc`, `C:`), NUL and hidden files. */
const readPath = (path: string): string => {
  if (path === '') throw new ImageError('no-file')
  const name = normalizeText(decode(path), 'NFC')
  if (/^[a-z][\d+.a-z-]+:\//i.test(name)) throw new ImageError('unknown-provider')
  const error =
    name.length > longestPath ||
    /[\\:]|%[\da-f]{2}/i.test(name) ||
    [...name].some(isControl) ||
    name.split('/').some((segment) => segment === '' || segment.startsWith('.'))
  if (error) throw new ImageError('bad-path')
  return name
}

const absent = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM']

const missingOr = (cause: unknown): unknown =>
  isCode(cause, ...absent) ? new ImageError('missing', { cause }) : cause

/** Hash of a file, valid while its date and size are unchanged. */
interface FileHash {
  readonly modified: number
  readonly size: number
  readonly hash: Promise<string>
}

interface FoundSource {
  readonly at: number
  readonly source: ImageSource
}

/** Returns the content hash for URLs: eight characters, because pages contain many URLs. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8)

const findUploaded = async (
  files: Pick<Files, 'head' | 'read'> | undefined,
  key: string,
): Promise<ImageSource> => {
  if (files === undefined || (await files.head(key)) === undefined) throw new ImageError('missing')
  const read = async (): Promise<Buffer> => {
    try {
      return await buffer(await files.read(key))
    } catch (cause) {
      throw cause instanceof MissingFile ? new ImageError('missing', { cause }) : cause
    }
  }
  return { path: key, read, modified: undefined, hash: uploadedHash(key) }
}

interface ImageSourceOptions {
  readonly folder: string
  readonly files?: Pick<Files, 'head' | 'read'> | undefined
  /** Minimum time between two checks of a file in the folder. */
  readonly recheckMs?: number | undefined
}

export const createImageSources = ({
  folder,
  files,
  recheckMs = 1000,
}: ImageSourceOptions): ImageSources => {
  const hashes = new LRUCache<string, FileHash>({ max: mostRemembered })
  const found = new LRUCache<string, FoundSource>({ max: mostRemembered })

  const hashOf = (file: string, modified: number, size: number): Promise<string> => {
    const known = hashes.get(file)
    if (known?.modified === modified && known.size === size) return known.hash
    const hash = readFile(file).then(contentHash)
    hashes.set(file, { modified, size, hash })
    hash.catch(() => hashes.delete(file))
    return hash
  }

  /** Resolves symbolic links; a file outside the folder counts as missing. */
  const resolve = async (name: string): Promise<string> => {
    const root = await realpath(folder)
    // macOS may store decomposed names (NFD).
    const spellings = new Set([name, normalizeText(name, 'NFD')])
    const errors: unknown[] = []
    for (const spelling of spellings) {
      const file = await realpath(join(root, spelling)).catch((cause: unknown) => {
        errors.push(missingOr(cause))
      })
      if (file?.startsWith(root + sep)) return file
    }
    throw errors[0] ?? new ImageError('missing')
  }

  const look = async (path: string): Promise<ImageSource> => {
    const name = readPath(path)
    const file = await resolve(name)
    try {
      const about = await stat(file)
      if (!about.isFile()) throw new ImageError('missing')
      if (about.size > pictureLimits.bytes) throw new ImageError('too-large')
      const hash = await hashOf(file, about.mtimeMs, about.size)
      const read = (): Promise<Buffer> =>
        readFile(file).catch((cause: unknown) => {
          throw isCode(cause, 'ENOENT') ? new ImageError('missing', { cause }) : cause
        })
      return { path: name, read, modified: about.mtime, hash }
    } catch (cause) {
      throw missingOr(cause)
    }
  }

  return {
    find: async (path) => {
      const known = found.get(path)
      const isUploaded = isPictureKey(path)
      const isRecent = known !== undefined && performance.now() - known.at < recheckMs
      if (known !== undefined && (isUploaded || isRecent)) return known.source
      // Looks in the folder first, which contains uploaded pictures that were exported.
      const source = await (isUploaded
        ? look(path).catch(() => findUploaded(files, path))
        : look(path))
      found.set(path, { at: performance.now(), source })
      return source
    },
  }
}

/** Creates a function that returns the hash of a picture, and throws if the folder has no such file. */
export const createPictureHash = (folder: string): ((file: string) => string) => {
  const hashes = new Map<string, string>()
  return (file) => {
    const known = hashes.get(file)
    if (known !== undefined) return known
    const hash = isPictureKey(file)
      ? uploadedHash(file)
      : contentHash(readFileSync(join(folder, file)))
    hashes.set(file, hash)
    return hash
  }
}
