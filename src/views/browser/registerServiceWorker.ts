import { isSavingData } from './page/dataSaver.js'
import { onPageShown } from './page/pageEvents.js'
import { whenIdle } from './page/whenIdle.js'
import type { CachePageMessage } from './worker/cachePageMessage.js'
import { deleteAllCaches } from './worker/deleteAllCaches.js'
import { skipWaitingMessage } from './worker/skipWaitingMessage.js'

const address = '/service-worker.js'
const files = /^\/(assets|fonts|icons|images|_ipx)\//

/** What this page is made of: on a first visit it was loaded before the worker could see it. */
const filesOfPage = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && files.test(pathname))
    .map(({ pathname, search }) => pathname + search)

const cachePage = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const message: CachePageMessage = {
    page: location.pathname + location.search,
    files: filesOfPage(),
    sheets: isSavingData() ? undefined : document.documentElement.lang.slice(0, 2),
  }
  active?.postMessage(message, [])
}

const pollMs = 1000
const maxPolls = 300

const nextPoll = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pollMs))

const askToSkipWaiting = ({ waiting }: ServiceWorkerRegistration): void =>
  waiting?.postMessage(skipWaitingMessage, [])

/**
 * Chromium may leave a worker that called `skipWaiting` waiting behind a busy one: it is asked to
 * call it again until it is active.
 */
const untilActive = async (registration: ServiceWorkerRegistration): Promise<void> => {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    if ((registration.installing ?? registration.waiting) === null) return
    askToSkipWaiting(registration)
    await nextPoll()
  }
}

/**
 * Ops switched the worker off: its address now serves one that deletes every cache and unregisters
 * itself. `unregister` from here would let the old one answer, and cache, until the page is closed.
 */
const replaceWorker = async (): Promise<void> => {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const registrations = await navigator.serviceWorker.getRegistrations()
    // A worker whose installation failed may have cached something.
    if (registrations.length === 0) return deleteAllCaches()
    await Promise.allSettled(registrations.map((registration) => registration.update()))
    registrations.forEach(askToSkipWaiting)
    await nextPoll()
  }
}

/** The browser refused or could not fetch the worker, or it refused the caches. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException || !navigator.onLine || !('caches' in window)

/** Registers the service worker, which keeps visited pages readable without a network. */
export const startServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  let known: ServiceWorkerRegistration | undefined

  const register = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register(address)
    if (registration !== known) {
      known = registration
      registration.addEventListener('updatefound', () => void untilActive(registration))
      void untilActive(registration)
    }
    await cachePage()
  }

  const registerOrReplace = (): void => {
    // The page shown decides: it may be newer than the one that was opened.
    const work = document.body.dataset['worker'] === 'off' ? replaceWorker() : register()
    work.catch((error: unknown) => {
      // The site works without a worker: browsers refuse one in private windows, without storage, and
      // on full disks.
      if (!isRefusal(error)) reportError(error)
    })
  }
  const start = (): void => whenIdle(registerOrReplace)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
  onPageShown(start)
}
