import { isSavingData } from './page/dataSaver.js'
import { onPageShown } from './page/pageEvents.js'
import { whenIdle } from './page/whenIdle.js'
import { type CachePageMessage, skipWaitingMessage } from './worker/workerSettings.js'
import { deleteAllCaches } from './worker/deleteAllCaches.js'

const address = '/service-worker.js'
const files = /^\/(assets|fonts|icons|images|_ipx)\//

/** Returns files that loaded before the service worker controlled the page, on a first visit. */
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

/** Repeats `skipWaiting` until the worker is active: Chromium may leave it waiting. */
const untilActive = async (registration: ServiceWorkerRegistration): Promise<void> => {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    if ((registration.installing ?? registration.waiting) === null) return
    askToSkipWaiting(registration)
    await nextPoll()
  }
}

/** Installs a worker that removes itself: `unregister` keeps the old one active until the page closes. */
const replaceWorker = async (): Promise<void> => {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const registrations = await navigator.serviceWorker.getRegistrations()
    // A failed installation may have left caches.
    if (registrations.length === 0) return deleteAllCaches()
    await Promise.allSettled(registrations.map((registration) => registration.update()))
    registrations.forEach(askToSkipWaiting)
    await nextPoll()
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException || !navigator.onLine || !('caches' in window)

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
    // Reads the attribute of the current page, which client-side navigation may have updated.
    const work = document.body.dataset['worker'] === 'off' ? replaceWorker() : register()
    work.catch((error: unknown) => {
      // Refusals are expected in private windows or on full disks; the site works without a worker.
      if (!isRefusal(error)) reportError(error)
    })
  }
  const start = (): void => whenIdle(registerOrReplace)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
  onPageShown(start)
}
