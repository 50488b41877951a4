import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type KeptName, listKept, type MadeImage } from './cachedImages.js'

export interface BuiltImages {
  find(key: string): Promise<MadeImage | undefined>
}

const listBuilt = async (folder: string): Promise<ReadonlyMap<string, KeptName>> =>
  new Map(
    (await listKept(folder)).flatMap(({ read, whole }) =>
      read !== undefined && whole ? [[read.key, read] as const] : [],
    ),
  )

/** The pictures that the build made: read, and never written, dated or removed. */
export const createBuiltImages = (folder: string | undefined, log: Logger): BuiltImages => {
  let listed: Promise<ReadonlyMap<string, KeptName>> | undefined

  const list = (): Promise<ReadonlyMap<string, KeptName>> => {
    listed ??= (folder === undefined ? Promise.resolve(new Map()) : listBuilt(folder)).catch(
      (cause: unknown) => {
        log.warn({ err: cause }, 'the pictures of the build cannot be read')
        return new Map()
      },
    )
    return listed
  }

  return {
    find: async (key) => {
      const built = (await list()).get(key)
      if (built === undefined || folder === undefined) return undefined
      try {
        return { type: built.type, data: await readFile(join(folder, built.name)) }
      } catch (cause) {
        // A new build has replaced this one: the picture is made like any other.
        log.warn({ err: cause }, 'a picture of the build is gone')
        return undefined
      }
    },
  }
}
