/** A page as the server sent it. */
export interface FetchedPage {
  /** After redirects. */
  readonly address: string
  readonly html: string
}

/**
 * Absent when the network failed, or when the answer is an error or no page: the browser shows
 * such answers better.
 */
type Fetched = FetchedPage | undefined

interface Prefetched {
  readonly page: Promise<Fetched>
  readonly expiresAt: number
}

/** Pages prefetched in one visit. */
const maxPrefetched = 20
/** "Open now" on a prefetched page is this old at most, in milliseconds. */
const maxAgeMs = 300_000
/** A click waits this long for a prefetch under way: it has low priority, and may be stuck. */
const prefetchWaitMs = 2000

const isReadable = ({ ok, url, headers }: Response): boolean =>
  ok &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  new URL(url).origin === location.origin

/** An answer for one visitor at one moment is not stored. */
const mayBeStored = ({ headers }: Response): boolean =>
  !(headers.get('cache-control') ?? '').includes('no-store')

/** Only what the network does is caught here: whatever else fails is an error of our own. */
const unlessNetworkFails = <Value>(loading: Promise<Value>): Promise<Value | undefined> =>
  loading.catch(() => undefined)

const fetchPage = async (
  address: string,
  options: RequestInit,
  isWanted = isReadable,
): Promise<Fetched> => {
  const loading = fetch(address, { ...options, headers: { Accept: 'text/html' } })
  const response = await unlessNetworkFails(loading)
  if (response === undefined) return undefined
  if (!isWanted(response)) {
    // An unread answer would keep its connection, and the service worker busy.
    await unlessNetworkFails(Promise.resolve(response.body?.cancel()))
    return undefined
  }
  const html = await unlessNetworkFails(response.text())
  return html === undefined ? undefined : { address: response.url, html }
}

export interface PageStore {
  /** Whether another page may be prefetched. */
  readonly hasRoom: () => boolean
  /** Fetches a page that may be wanted, once. */
  readonly prefetch: (address: string) => Promise<void>
  /** @throws the signal's reason once it is aborted */
  readonly load: (address: string, signal: AbortSignal, cache?: RequestCache) => Promise<Fetched>
}

/** Fetches pages, ahead of a click or for it. */
export const createPageStore = (): PageStore => {
  const prefetched = new Map<string, Prefetched>()

  const stored = async (address: string): Promise<Fetched> => {
    const entry = prefetched.get(address)
    if (entry === undefined || entry.expiresAt < Date.now()) return undefined
    const waited = new Promise<undefined>((resolve) => setTimeout(resolve, prefetchWaitMs))
    return Promise.race([entry.page, waited])
  }

  return {
    hasRoom: () => prefetched.size < maxPrefetched,
    prefetch: async (address) => {
      if (prefetched.has(address) || prefetched.size >= maxPrefetched) return
      const page = fetchPage(
        address,
        { priority: 'low', cache: 'no-cache' },
        (response) => isReadable(response) && mayBeStored(response),
      )
      prefetched.set(address, { page, expiresAt: Date.now() + maxAgeMs })
      await page
    },
    // `no-cache` revalidates: a stale answer could be of another build.
    load: async (address, signal, cache = 'no-cache') => {
      const page = (await stored(address)) ?? (await fetchPage(address, { signal, cache }))
      signal.throwIfAborted()
      return page
    },
  }
}
