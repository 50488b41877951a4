export interface CacheStore {
  readonly find: (request: Request | string) => Promise<Response | undefined>
  readonly put: (request: Request | string, response: Response) => Promise<void>
  readonly addresses: () => Promise<readonly string[]>
}

/** Prefix of all cache names. Must not change, because it identifies caches of earlier builds on devices. */
const prefix = 'site-'

export const cacheName = (kind: string, build: string): string => `${prefix}${kind}-${build}`

/**
 * Returns `undefined` if the cache throws because site data is blocked or the disk is full; the
 * network still works.
 */
const unlessRefused = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Opens a cache. @param needed addresses that are never deleted, because offline pages use them */
export const openCacheStore = (
  name: string,
  maxEntries: number,
  needed: readonly string[] = [],
): CacheStore => ({
  addresses: async () => {
    const cache = await caches.open(name)
    return (await cache.keys()).map(({ url }) => url)
  },
  find: (request) =>
    unlessRefused(async () => {
      const cache = await caches.open(name)
      return cache.match(request, { ignoreVary: true })
    }),
  put: (request, response) =>
    unlessRefused(async () => {
      const cache = await caches.open(name)
      await cache.put(request, response)
      const entries = await cache.keys()
      const surplus = entries
        .filter(({ url }) => !needed.some((address) => url.endsWith(address)))
        .slice(0, Math.max(0, entries.length - maxEntries))
      await Promise.all(surplus.map((entry) => cache.delete(entry)))
    }),
})

export const addressesOfEarlierBuilds = async (
  kind: string,
  build: string,
): Promise<readonly string[]> => {
  const names = await caches.keys()
  const earlier = names.filter(
    (name) => name.startsWith(`${prefix}${kind}-`) && name !== cacheName(kind, build),
  )
  const lists = await Promise.all(earlier.map((name) => openCacheStore(name, 0).addresses()))
  return [...new Set(lists.flat())]
}

export const deleteCachesOfOtherBuilds = async (build: string): Promise<void> => {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(prefix) && !name.endsWith(`-${build}`))
  await Promise.all(others.map((name) => caches.delete(name)))
}
