import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isCode } from '../errors/systemErrors.js'
import { outputFormats } from './imageAddress.js'
import type { RenderedImage } from './imageRenderer.js'

const unfinished = '.part'
const abandonedAfterMs = 600_000

export interface ImageFile {
  readonly name: string
  readonly key: string
  /** Bytes; a different length indicates truncation by a power failure. */
  readonly size: number
  readonly type: RenderedImage['type']
  /** Last use from the file date, in milliseconds since 1970. */
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

/** Writes to a temporary name, then renames, so that readers see complete files only. */
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

export const readImage = async (
  folder: string,
  { name, size, type }: ImageFile,
): Promise<RenderedImage> => {
  const data = await readFile(join(folder, name))
  if (data.length !== size) throw new Error('The cached picture is truncated.')
  return { type, data }
}

export interface ImageFolder {
  readonly images: readonly ImageFile[]
  readonly broken: readonly string[]
}

/** Lists a folder; empty if missing. Ignores unknown files. */
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
    // Another process may still be writing a recent temporary file.
    const isAbandoned = name.endsWith(unfinished) && Date.now() - used > abandonedAfterMs
    if (image !== undefined && about?.size === image.size) images.push(image)
    else if (image !== undefined || isAbandoned) broken.push(name)
  }
  return { images: images.toSorted((one, other) => one.used - other.used), broken }
}
