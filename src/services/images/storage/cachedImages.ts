import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { outputFormats } from '../addresses/modifierTable.js'
import { codeOf } from '../systemErrors.js'

export const imageTypes = [...outputFormats, 'svg'] as const
export type ImageType = (typeof imageTypes)[number]

/** A finished picture. */
export interface MadeImage {
  readonly type: ImageType
  readonly data: Buffer
}

const mimeTypes: Readonly<Record<ImageType, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
}

/** The media type of a result. */
export const mimeType = (image: MadeImage): string => mimeTypes[image.type]

/** How the file of a picture that is still being written ends. */
export const unfinished = '.part'

// The length in the name unmasks a file that a power cut left short.
const namePattern = /^([\da-f]{40})-(\d{1,12})\.([a-z]{3,4})$/

export interface KeptName {
  readonly name: string
  readonly key: string
  readonly size: number
  readonly type: ImageType
}

/** What the name of a kept file says of it. */
export const readName = (name: string): KeptName | undefined => {
  const [, key, size, ending] = namePattern.exec(name) ?? []
  const type = imageTypes.find((known) => known === ending)
  return key === undefined || type === undefined
    ? undefined
    : { name, key, size: Number(size), type }
}

/** Writes beside, then renames: a reader sees all of a file or nothing. */
export const writeWhole = async (folder: string, name: string, data: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const beside = join(folder, `${randomUUID()}${unfinished}`)
  try {
    const file = await open(beside, 'wx', 0o600)
    try {
      await file.writeFile(data)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, join(folder, name))
  } catch (cause) {
    await rm(beside, { force: true }).catch(() => undefined)
    throw cause
  }
}

/** True when a file is no longer there. */
export const isGone = (cause: unknown): boolean => codeOf(cause) === 'ENOENT'

/** One file of a folder of kept pictures. */
interface Listed {
  readonly name: string
  /** Undefined: the file is not ours. */
  readonly read: KeptName | undefined
  /** As long as its name says. */
  readonly whole: boolean
  readonly used: number
}

/** What is left in a folder by earlier processes, the least recently used first. */
export const listKept = async (folder: string): Promise<readonly Listed[]> => {
  const names = await readdir(folder).catch((cause: unknown): string[] => {
    if (isGone(cause)) return []
    throw cause
  })
  const found = await Promise.all(
    names.map(async (name) => {
      const about = await stat(join(folder, name)).catch(() => undefined)
      const read = readName(name)
      const whole = read !== undefined && about?.size === read.size
      return { name, read, whole, used: about?.mtimeMs ?? 0 }
    }),
  )
  return found.toSorted((one, other) => one.used - other.used)
}
