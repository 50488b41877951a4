/** The cache of one kind of answers, with room for so many. */
export interface CacheStore {
  readonly find: (request: Request | string) => Promise<Response | undefined>
  readonly keep: (request: Request | string, response: Response) => Promise<void>
  readonly addresses: () => Promise<readonly string[]>
}

const prefix = 'site-'

/** Two builds never share a cacheStore. */
export const cacheStoreName = (kind: string, build: string): string => `${prefix}${kind}-${build}`

/** Opens a cacheStore; the oldest answers make room for new ones. */
export const openCacheStore = (name: string, room: number): CacheStore => {
  const addresses = async (): Promise<readonly string[]> => {
    const cache = await caches.open(name)
    return (await cache.keys()).map(({ url }) => url)
  }
  return {
    addresses,
    find: async (request) => {
      const cache = await caches.open(name)
      return cache.match(request, { ignoreVary: true })
    },
    keep: async (request, response) => {
      const cache = await caches.open(name)
      await cache.put(request, response)
      const kept = await cache.keys()
      const surplus = kept.slice(0, Math.max(0, kept.length - room))
      await Promise.all(surplus.map((old) => cache.delete(old)))
    },
  }
}

/** Addresses of a kind that earlier builds kept. */
export const keptBefore = async (kind: string, build: string): Promise<readonly string[]> => {
  const names = await caches.keys()
  const earlier = names.filter(
    (name) => name.startsWith(`${prefix}${kind}-`) && name !== cacheStoreName(kind, build),
  )
  const lists = await Promise.all(earlier.map((name) => openCacheStore(name, 0).addresses()))
  return [...new Set(lists.flat())]
}

/** Drops what other builds kept. */
export const clearOthers = async (build: string): Promise<void> => {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(prefix) && !name.endsWith(`-${build}`))
  await Promise.all(others.map((name) => caches.delete(name)))
}
