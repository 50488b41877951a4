import { type CachePageMessage, skipWaitingMessage, type WorkerSettings } from './workerSettings.js'
import {
  cachedAddresses,
  isFile,
  isHashed,
  isHtml,
  isPrivate,
  isShared,
  linkedSheets,
  mayBeCached,
  wantsPage,
} from './cacheRules.js'
import {
  addressesOfEarlierBuilds,
  cacheName,
  type CacheStore,
  deleteCachesOfOtherBuilds,
  openCacheStore,
} from './cacheStores.js'
import type { FetchEvent, WorkerScope } from './workerScope.js'

declare const self: WorkerScope
declare const settings: WorkerSettings

const { build, offline, sheets } = settings
const pages = openCacheStore(cacheName('pages', build), 80, [offline.fr, offline.en])
const files = openCacheStore(cacheName('files', build), 150, settings.files)

class NetworkError extends Error {}

const fetchOnline: typeof fetch = (input, init) =>
  fetch(input, init).catch((cause: unknown) => {
    throw new NetworkError('', { cause })
  })

/** Options for pages, revalidated because a stale response may be of another build. */
const pageRequest: RequestInit = { headers: { Accept: 'text/html' }, cache: 'no-cache' }

/** Fetches addresses one after the other, to leave bandwidth for the page. */
const fetchInto = async (store: CacheStore, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    if ((await store.find(address)) !== undefined) continue
    const response = await fetchOnline(address, store === pages ? pageRequest : {})
    if (!mayBeCached(response)) {
      // An unread answer would hold its connection.
      await response.body?.cancel()
      continue
    }
    const html = store === pages ? await response.clone().text() : ''
    await store.put(address, response)
    await fetchInto(files, linkedSheets(html))
  }
}

const offlinePage = async (url: URL): Promise<Response> => {
  const language = /^\/en(\/|$)/i.test(url.pathname) ? 'en' : 'fr'
  const page = await pages.find(offline[language])
  if (page === undefined) return Response.error()
  // Status 503, so that the fallback is not mistaken for the requested page.
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(page.body, { status: 503, headers })
}

/** Makes a request revalidate stale responses, as browsers do; a worker's fetch would use them. */
const revalidated = (request: Request): Request =>
  request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request

const answerPage = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  const url = new URL(request.url)
  try {
    const response = await fetchOnline(revalidated(request))
    if (isShared(url) && mayBeCached(response) && isHtml(response)) {
      event.waitUntil(pages.put(url.href, response.clone()))
    }
    return response
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    for (const address of cachedAddresses(url)) {
      const cached = await pages.find(address)
      if (cached !== undefined) return cached
    }
    return offlinePage(url)
  }
}

const answerFile = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  const cached = await files.find(request)
  if (cached !== undefined && isHashed(new URL(request.url))) return cached
  try {
    const response = await fetchOnline(request)
    if (mayBeCached(response)) event.waitUntil(files.put(request, response.clone()))
    return response
  } catch (error) {
    if (cached === undefined || !(error instanceof NetworkError)) throw error
    return cached
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (isPrivate(url)) return
  if (wantsPage(request)) event.respondWith(answerPage(event))
  else if (isFile(url)) event.respondWith(answerFile(event))
})

const install = async (): Promise<void> => {
  await fetchInto(files, settings.files)
  await fetchInto(pages, [offline.fr, offline.en])
  // Caches new versions of all pages that were readable offline.
  await fetchInto(pages, await addressesOfEarlierBuilds('pages', build))
  await self.skipWaiting()
}

const activate = async (): Promise<void> => {
  await deleteCachesOfOtherBuilds(build)
  await self.clients.claim()
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

const isText = (value: unknown): value is string => typeof value === 'string'

const isCachePageMessage = (data: unknown): data is CachePageMessage =>
  typeof data === 'object' &&
  data !== null &&
  'page' in data &&
  isText(data.page) &&
  'files' in data &&
  Array.isArray(data.files) &&
  data.files.every(isText)

const cachePage = async ({
  page,
  files: used,
  sheets: language,
}: CachePageMessage): Promise<void> => {
  try {
    if (isShared(new URL(page, self.location.href))) await fetchInto(pages, [page])
    await fetchInto(files, used)
    if (language === 'fr' || language === 'en') await fetchInto(pages, sheets[language])
  } catch (error) {
    // Network failures are ignored: the next page requests caching again.
    if (!(error instanceof NetworkError)) throw error
  }
}

self.addEventListener('message', (event) => {
  const data: unknown = event.data
  if (data === skipWaitingMessage) event.waitUntil(self.skipWaiting())
  if (isCachePageMessage(data)) event.waitUntil(cachePage(data))
})
