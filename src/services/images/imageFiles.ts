import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isCode } from '../errors/systemErrors.js'
import { outputFormats } from './imageAddress.js'
import type { RenderedImage } from './imageRenderer.js'

/** The ending of a file that is still being written. */
const unfinished = '.part'
const abandonedAfterMs = 600_000

/** The file of a rendered picture; its name says everything but `used`. */
export interface ImageFile {
  readonly name: string
  readonly key: string
  /** Bytes: a file of another length was cut short by a power failure. */
  readonly size: number
  readonly type: RenderedImage['type']
  /** When it was last used, in milliseconds since 1970, as the file's date says. */
  readonly used: number
}

export const imageFile = (key: string, { type, data }: RenderedImage, used: number): ImageFile => ({
  name: `${key}-${data.length}.${type}`,
  key,
  size: data.length,
  type,
  used,
})

const namePattern = /^([\da-f]{40})-([1-9]\d{0,11})\.([a-z]{3,4})$/

const readName = (name: string, used: number): ImageFile | undefined => {
  const [, key, size, ending] = namePattern.exec(name) ?? []
  const type = outputFormats.find((known) => known === ending)
  return key === undefined || type === undefined
    ? undefined
    : { name, key, size: Number(size), type, used }
}

/** Writes a file under another name, then renames it: a reader sees all of it or nothing. */
export const writeImage = async (folder: string, name: string, data: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `${randomUUID()}${unfinished}`)
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(data)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, join(folder, name))
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw cause
  }
}

/** @throws when the file is gone or is not as long as its name says */
export const readImage = async (
  folder: string,
  { name, size, type }: ImageFile,
): Promise<RenderedImage> => {
  const data = await readFile(join(folder, name))
  if (data.length !== size) throw new Error('The file of a picture is shorter than its name says.')
  return { type, data }
}

/** What a folder of rendered pictures holds. */
export interface ImageFolder {
  /** The least recently used first. */
  readonly images: readonly ImageFile[]
  /** Names of what earlier processes left unfinished or cut short. */
  readonly broken: readonly string[]
}

/** Lists a folder; one that does not exist is empty, and what is not ours is left out. */
export const listImages = async (folder: string): Promise<ImageFolder> => {
  const names = await readdir(folder).catch((cause: unknown): string[] => {
    if (isCode(cause, 'ENOENT')) return []
    throw cause
  })
  const images: ImageFile[] = []
  const broken: string[] = []
  const abouts = await Promise.all(
    names.map((name) => stat(join(folder, name)).catch(() => undefined)),
  )
  for (const [place, name] of names.entries()) {
    const about = abouts[place]
    const used = about?.mtimeMs ?? 0
    const image = readName(name, used)
    // A young one may still be written by another process.
    const isAbandoned = name.endsWith(unfinished) && Date.now() - used > abandonedAfterMs
    if (image !== undefined && about?.size === image.size) images.push(image)
    else if (image !== undefined || isAbandoned) broken.push(name)
  }
  return { images: images.toSorted((one, other) => one.used - other.used), broken }
}
