import { readFile, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type ByteCache, createByteCache } from './byteCache.js'
import {
  isGone,
  listKept,
  type MadeImage,
  readName,
  unfinished,
  writeWhole,
} from './cachedImages.js'

export interface ImageCache {
  find(key: string): Promise<MadeImage | undefined>
  /** Keeps a picture, now in memory and soon on disk; never fails. */
  keep(key: string, image: MadeImage): void
  /** Keeps a picture in memory alone: it is on disk elsewhere. */
  hold(key: string, image: MadeImage): void
  /** Bytes on disk and in memory, for a look from outside. */
  size(): { readonly disk: number; readonly memory: number }
  /** Resolves when everything given so far is on disk. */
  settled(): Promise<void>
}

interface CacheOptions {
  readonly folder: string
  /** What the folder may hold; the least recently used goes. */
  readonly bytes: number
  /** What stays in memory as well, for what is asked for all the time. */
  readonly memoryBytes: number
  readonly log: Logger
}

interface StoredFile {
  readonly name: string
  readonly size: number
  /** When its use was last noted on disk. */
  readonly noted: number
}

const noteEveryMs = 3_600_000
const complainEveryMs = 60_000
const abandonedAfterMs = 600_000

/** Another process may still be writing what is young. */
const isAbandoned = (name: string, used: number): boolean =>
  name.endsWith(unfinished) && Date.now() - used > abandonedAfterMs

/** Says once a minute at most that the disk does not keep up: pictures go on being served. */
const createComplaint = (log: Logger): ((cause: unknown, message: string) => void) => {
  let last = Number.NEGATIVE_INFINITY
  return (cause, message) => {
    if (performance.now() - last < complainEveryMs) return
    last = performance.now()
    log.warn({ err: cause }, message)
  }
}

/**
 * Pictures that were made once: on disk within a budget, and the busiest in memory as well. A disk
 * that is full or locked costs speed and nothing else.
 */
export const createImageCache = ({ folder, bytes, memoryBytes, log }: CacheOptions): ImageCache => {
  const memory = createByteCache<MadeImage>(memoryBytes, ({ data }) => data.length)
  const files: ByteCache<StoredFile> = createByteCache(bytes, ({ size }) => size)
  const complain = createComplaint(log)
  let opened: Promise<void> | undefined
  let writing = Promise.resolve()
  let waitingBytes = 0

  const discard = async (name: string): Promise<void> => {
    await rm(join(folder, name), { force: true }).catch((cause: unknown) =>
      complain(cause, 'a kept picture cannot be removed'),
    )
  }

  const readFolder = async (): Promise<void> => {
    for (const { name, read, whole, used } of await listKept(folder)) {
      // Nothing else in the folder is ours to remove.
      const left = read === undefined ? isAbandoned(name, used) : !whole
      if (left) await discard(name)
      if (left || read === undefined) continue
      const gone = files.put(read.key, { name, size: read.size, noted: used })
      for (const { name: old } of gone) await discard(old)
    }
  }

  const ready = (): Promise<void> => {
    opened ??= readFolder().catch((cause: unknown) =>
      complain(cause, 'the folder of kept pictures cannot be read'),
    )
    return opened
  }

  const write = async (key: string, { type, data }: MadeImage): Promise<void> => {
    await ready()
    if (data.length > bytes) return
    const name = `${key}-${data.length}.${type}`
    await writeWhole(folder, name, data)
    const gone = files.put(key, { name, size: data.length, noted: Date.now() })
    for (const { name: old } of gone) if (old !== name) await discard(old)
  }

  /** Use is noted in the file's date, so that it survives a restart; once an hour is enough. */
  const noteUse = (key: string, file: StoredFile): void => {
    const now = Date.now()
    if (now - file.noted < noteEveryMs) return
    files.put(key, { ...file, noted: now })
    utimes(join(folder, file.name), now / 1000, now / 1000).catch((cause: unknown) =>
      complain(cause, 'the use of a kept picture cannot be noted'),
    )
  }

  const readKept = async (key: string): Promise<MadeImage | undefined> => {
    const file = files.take(key)
    const read = file === undefined ? undefined : readName(file.name)
    if (file === undefined || read === undefined) return undefined
    try {
      const data = await readFile(join(folder, file.name))
      if (data.length !== file.size) throw new Error('a kept picture has lost its end')
      noteUse(key, file)
      return { type: read.type, data }
    } catch (cause) {
      files.remove(key)
      if (!isGone(cause)) complain(cause, 'a kept picture cannot be read')
      return undefined
    }
  }

  return {
    find: async (key) => {
      const hot = memory.take(key)
      if (hot !== undefined) return hot
      await ready()
      const image = await readKept(key)
      if (image !== undefined) memory.put(key, image)
      return image
    },
    keep: (key, image) => {
      memory.put(key, image)
      // A disk slower than we are must not fill the memory instead.
      if (waitingBytes > memoryBytes) return
      waitingBytes += image.data.length
      writing = writing
        .then(() => write(key, image))
        .catch((cause: unknown) => complain(cause, 'a picture cannot be kept on disk'))
        .finally(() => {
          waitingBytes -= image.data.length
        })
    },
    hold: (key, image) => {
      memory.put(key, image)
    },
    size: () => ({ disk: files.bytes, memory: memory.bytes }),
    settled: () => writing,
  }
}
