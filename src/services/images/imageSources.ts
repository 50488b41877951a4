import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { pictureLimits } from '../../config/limits.js'
import { isCode } from '../errors/systemErrors.js'
import { ImageError } from './imageError.js'
import { normalizeText } from '../../shared/text/normalizeText.js'

/** An original picture. */
export interface ImageSource {
  /** Its name under the pictures' folder. */
  readonly path: string
  /** Where it really is. */
  readonly file: string
  readonly modified: Date
  /** The content hash of its bytes. */
  readonly hash: string
}

export interface ImageSources {
  /**
   * Finds an original by the path of an address, still percent-encoded.
   * @throws ImageError when there is no such picture, or none that may be shown
   */
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

/**
 * The name of a picture, decoded once. What could be read a second time (`%252e`), leave the folder
 * (`..`, `/etc`, `C:`), end the name early (NUL) or show what is hidden (`.env`) is refused.
 */
const readPath = (path: string): string => {
  if (path === '') throw new ImageError('no-file')
  const name = normalizeText(decode(path), 'NFC')
  if (/^[a-z][\d+.a-z-]+:\//i.test(name)) throw new ImageError('unknown-provider')
  const wrong =
    name.length > longestPath ||
    /[\\:]|%[\da-f]{2}/i.test(name) ||
    [...name].some(isControl) ||
    name.split('/').some((segment) => segment === '' || segment.startsWith('.'))
  if (wrong) throw new ImageError('bad-path')
  return name
}

/** The errors of a name that is no file, or none that may be read. */
const absent = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM']

const missingOr = (cause: unknown): unknown =>
  isCode(cause, ...absent) ? new ImageError('missing', { cause }) : cause

/** The hash of a file, as long as its date and its size stay the same. */
interface FileHash {
  readonly modified: number
  readonly size: number
  readonly hash: Promise<string>
}

interface FoundSource {
  /** By `performance.now()`. */
  readonly at: number
  readonly source: ImageSource
}

/** The content hash of a picture, as it stands in addresses: eight letters. It stands in each page many times. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8)

/**
 * The originals under one folder.
 * @param recheckMs how long, in milliseconds, a file that was found is not looked at again
 */
export const createImageSources = (folder: string, recheckMs = 1000): ImageSources => {
  const hashes = new LRUCache<string, FileHash>({ max: mostRemembered })
  const found = new LRUCache<string, FoundSource>({ max: mostRemembered })

  const hashOf = (file: string, modified: number, size: number): Promise<string> => {
    const known = hashes.get(file)
    if (known?.modified === modified && known.size === size) return known.hash
    const hash = readFile(file).then(contentHash)
    hashes.set(file, { modified, size, hash })
    // A file that could not be read is tried again.
    hash.catch(() => hashes.delete(file))
    return hash
  }

  /** The real file behind a name: a link that leaves the folder leads nowhere. */
  const resolve = async (name: string): Promise<string> => {
    const root = await realpath(folder)
    // Some systems write é as two characters.
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
      return { path: name, file, modified: about.mtime, hash }
    } catch (cause) {
      throw missingOr(cause)
    }
  }

  return {
    find: async (path) => {
      const known = found.get(path)
      if (known !== undefined && performance.now() - known.at < recheckMs) return known.source
      const source = await look(path)
      found.set(path, { at: performance.now(), source })
      return source
    },
  }
}
