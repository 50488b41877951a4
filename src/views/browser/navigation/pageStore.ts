import { createSheetLoader, linkedAddresses, type LoadSheets } from './pageSheets.js'

export interface FetchedPage {
  readonly address: string
  readonly html: string
  readonly linkedSheets: readonly CSSStyleSheet[]
}

/** `undefined` after a network failure or an error response, which the browser handles better. */
type Fetched = FetchedPage | undefined

interface Prefetched {
  readonly page: Promise<Fetched>
  readonly expiresAt: number
}

const maxPrefetched = 20
/** Maximum age of a prefetched page in milliseconds, because it may state "open now". */
const maxAgeMs = 300_000
/** Maximum wait for a pending prefetch, which has low priority and may be stuck. */
const prefetchWaitMs = 2000

const isReadable = ({ ok, url, headers }: Response): boolean =>
  ok &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  new URL(url).origin === location.origin

const mayBeStored = ({ headers }: Response): boolean =>
  !(headers.get('cache-control') ?? '').includes('no-store')

const unlessNetworkFails = <Value>(loading: Promise<Value>): Promise<Value | undefined> =>
  loading.catch(() => undefined)

const fetchPage = async (
  address: string,
  loadSheets: LoadSheets,
  options: RequestInit,
  isWanted = isReadable,
): Promise<Fetched> => {
  const loading = fetch(address, { ...options, headers: { Accept: 'text/html' } })
  const response = await unlessNetworkFails(loading)
  if (response === undefined) return undefined
  if (!isWanted(response)) {
    // An unread body would block the connection and the service worker.
    await unlessNetworkFails(Promise.resolve(response.body?.cancel()))
    return undefined
  }
  const html = await unlessNetworkFails(response.text())
  if (html === undefined) return undefined
  const linkedSheets = await unlessNetworkFails(loadSheets(linkedAddresses(html)))
  return linkedSheets === undefined ? undefined : { address: response.url, html, linkedSheets }
}

export interface PageStore {
  readonly hasRoom: () => boolean
  readonly prefetch: (address: string) => Promise<void>
  readonly load: (address: string, signal: AbortSignal, cache?: RequestCache) => Promise<Fetched>
}

export const createPageStore = (): PageStore => {
  const prefetched = new Map<string, Prefetched>()
  const loadSheets = createSheetLoader()

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
        loadSheets,
        { priority: 'low', cache: 'no-cache' },
        (response) => isReadable(response) && mayBeStored(response),
      )
      prefetched.set(address, { page, expiresAt: Date.now() + maxAgeMs })
      await page
    },
    // `no-cache` revalidates, because a stale page may be from another build.
    load: async (address, signal, cache = 'no-cache') => {
      const page =
        (await stored(address)) ?? (await fetchPage(address, loadSheets, { signal, cache }))
      signal.throwIfAborted()
      return page
    },
  }
}
