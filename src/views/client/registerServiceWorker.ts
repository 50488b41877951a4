import { onPageShown } from './pageShown.js'
import { isSavingData } from './dataSaver.js'
import { whenIdle } from './whenIdle.js'
import { deleteCaches } from './worker/deleteCaches.js'
import type { CacheMessage } from './worker/cacheMessage.js'
import { skipWaitingMessage } from './worker/skipWaitingMessage.js'

const address = '/service-worker.js'
const files = /^\/(assets|fonts|icons|images|_ipx)\//

/** What this page is made of: a first visit is over before the worker can see it. */
const filesOfPage = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && files.test(pathname))
    .map(({ pathname, search }) => pathname + search)

const keepPage = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const message: CacheMessage = {
    page: location.pathname + location.search,
    files: filesOfPage(),
    sheets: isSavingData() ? undefined : document.documentElement.lang.slice(0, 2),
  }
  active?.postMessage(message, [])
}

const beat = 1000
const patience = 300

const nextBeat = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, beat))

/** A worker that asked for the place of a busy one may be left waiting: it is told to ask again. */
const skipWaiting = ({ waiting }: ServiceWorkerRegistration): void =>
  waiting?.postMessage(skipWaitingMessage, [])

const waitForWorker = async (registration: ServiceWorkerRegistration): Promise<void> => {
  for (let times = 0; times < patience; times += 1) {
    if ((registration.installing ?? registration.waiting) === null) return
    skipWaiting(registration)
    await nextBeat()
  }
}

let registered: ServiceWorkerRegistration | undefined

const register = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register(address)
  if (registration !== registered) {
    registered = registration
    registration.addEventListener('updatefound', () => void waitForWorker(registration))
    void waitForWorker(registration)
  }
  await keepPage()
}

/**
 * Ops switched the worker off: its address now has one that forgets everything and leaves. To
 * unregister from here would let the old one answer, and keep, until the page is closed.
 */
const unregister = async (): Promise<void> => {
  for (let times = 0; times < patience; times += 1) {
    const registrations = await navigator.serviceWorker.getRegistrations()
    // A worker that never came so far as to be registered may have kept something.
    if (registrations.length === 0) return deleteCaches()
    await Promise.allSettled(registrations.map((registration) => registration.update()))
    registrations.forEach(skipWaiting)
    await nextBeat()
  }
}

/** What the page that is shown says: it may be newer than the one that was opened. */
const update = (): void => {
  const work = document.body.dataset['worker'] === 'off' ? unregister() : register()
  // The site works without a worker: private windows, full disks.
  work.catch(reportError)
}

/** Pages already read stay readable without a network. */
export const startServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  const begin = (): void => whenIdle(update)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  onPageShown(begin)
}
