import type { CacheMessage } from './cacheMessage.js'
import {
  clearOthers,
  keptBefore,
  openCacheStore,
  type CacheStore,
  cacheStoreName,
} from './cacheStores.js'
import { skipWaitingMessage } from './skipWaitingMessage.js'
import type { FetchEvent, WorkerScope } from './workerScope.js'
import type { WorkerSettings } from './workerSettings.js'

declare const self: WorkerScope
declare const settings: WorkerSettings

const { build, offline, sheets } = settings
const pages = openCacheStore(cacheStoreName('pages', build), 80)
const files = openCacheStore(cacheStoreName('files', build), 150)

/** Addresses that carry a hash never change what they name; other pictures and icons may. */
const isHashed = ({ pathname, search }: URL): boolean =>
  /^\/(assets|fonts)\//.test(pathname) || search.startsWith('?v=')
const isFile = ({ pathname, search }: URL): boolean =>
  /^\/(assets|fonts|icons|images)\//.test(pathname)
    ? search === ''
    : pathname.startsWith('/_ipx/') && /^(\?v=|$)/.test(search)

/** What is signed, and what is sent, is between one person and the site. */
const isPrivate = ({ pathname }: URL): boolean => /^\/(files|upload)\//.test(pathname)

/** An address with a query is of one visitor: a confirmation, for example. */
const isShared = ({ search }: URL): boolean => search === ''

const mayBeKept = ({ ok, redirected, type, headers }: Response): boolean =>
  ok &&
  !redirected &&
  type === 'basic' &&
  !/no-store|private/.test(headers.get('cache-control') ?? '')

const isHtml = ({ headers }: Response): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/html')

/** As it is now: the stale answer that a browser may give meanwhile could be of another build. */
const fetchPage = (address: string): Promise<Response> =>
  fetch(address, { headers: { Accept: 'text/html' }, cache: 'no-cache' })

const bring = async (cacheStore: CacheStore, address: string): Promise<void> => {
  if ((await cacheStore.find(address)) !== undefined) return
  const response = await (cacheStore === pages ? fetchPage(address) : fetch(address))
  if (mayBeKept(response)) await cacheStore.keep(address, response)
  // What nobody reads would hold its connection.
  else await response.body?.cancel()
}

/** One by one: what is kept for later must not slow what is read now. */
const bringAll = async (cacheStore: CacheStore, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) await bring(cacheStore, address)
}

const offlinePage = async (url: URL): Promise<Response> => {
  const language = /^\/en(\/|$)/.test(url.pathname) ? 'en' : 'fr'
  const page = await pages.find(offline[language])
  if (page === undefined) return Response.error()
  // The page asked for is not there: nothing may take this one for it.
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(page.body, { status: 503, headers })
}

/** A browser never shows a stale page while it fetches the new one; a worker's fetch would. */
const fresh = (request: Request): Request =>
  request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request

/** A page as it is now, or as it was when it was read last. */
const answerPage = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  const url = new URL(request.url)
  try {
    const response = await fetch(fresh(request))
    if (isShared(url) && mayBeKept(response) && isHtml(response)) {
      event.waitUntil(pages.keep(url.href, response.clone()))
    }
    return response
  } catch {
    const kept = isShared(url) ? await pages.find(url.href) : undefined
    return kept ?? offlinePage(url)
  }
}

const answerFile = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  const kept = await files.find(request)
  if (kept !== undefined && isHashed(new URL(request.url))) return kept
  try {
    const response = await fetch(request)
    if (mayBeKept(response)) event.waitUntil(files.keep(request, response.clone()))
    return response
  } catch (error) {
    if (kept === undefined) throw error
    return kept
  }
}

const wantsPage = ({ mode, headers }: Request): boolean =>
  mode === 'navigate' || headers.get('accept') === 'text/html'

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  // Whatever is sent, and whatever is of another site, never passes through here.
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (isPrivate(url)) return
  if (wantsPage(request)) event.respondWith(answerPage(event))
  else if (isFile(url)) event.respondWith(answerFile(event))
})

const install = async (): Promise<void> => {
  await bringAll(files, settings.files)
  await bringAll(pages, [offline.fr, offline.en])
  // What was readable offline stays so, as the new version shows it.
  await bringAll(pages, await keptBefore('pages', build))
  await self.skipWaiting()
}

const activate = async (): Promise<void> => {
  await clearOthers(build)
  await self.clients.claim()
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

const isText = (value: unknown): value is string => typeof value === 'string'

const isKeepMessage = (data: unknown): data is CacheMessage =>
  typeof data === 'object' &&
  data !== null &&
  'page' in data &&
  isText(data.page) &&
  'files' in data &&
  Array.isArray(data.files) &&
  data.files.every(isText)

const keepForLater = async ({
  page,
  files: used,
  sheets: language,
}: CacheMessage): Promise<void> => {
  try {
    if (isShared(new URL(page, self.location.href))) await bring(pages, page)
    await bringAll(files, used)
    if (language === 'fr' || language === 'en') await bringAll(pages, sheets[language])
  } catch {
    // The network went meanwhile: the next page asks again.
  }
}

self.addEventListener('message', (event) => {
  const data: unknown = event.data
  if (data === skipWaitingMessage) event.waitUntil(self.skipWaiting())
  if (isKeepMessage(data)) event.waitUntil(keepForLater(data))
})
