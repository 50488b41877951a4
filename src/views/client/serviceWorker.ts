import { onPageShown } from './pageShown.js'
import { isThrifty } from './thrift.js'
import { whenIdle } from './whenIdle.js'
import type { KeepMessage } from './worker/keepMessage.js'

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
  const message: KeepMessage = {
    page: location.pathname + location.search,
    files: filesOfPage(),
    sheets: isThrifty() ? undefined : document.documentElement.lang.slice(0, 2),
  }
  active?.postMessage(message, [])
}

const register = async (): Promise<void> => {
  await navigator.serviceWorker.register(address)
  await keepPage()
}

/**
 * Ops switched the worker off: its address now has one that forgets everything and leaves. To
 * unregister from here would let the old one answer, and keep, until the page is closed.
 */
const unregister = async (): Promise<void> => {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.update()))
}

const report = (work: Promise<void>): void => {
  // The site works without a worker: private windows, full disks.
  work.catch(reportError)
}

/** Pages already read stay readable without a network. */
export const startServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  const isOff = document.body.dataset['worker'] === 'off'
  const begin = (): void => whenIdle(() => report(isOff ? unregister() : register()))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  if (!isOff) onPageShown(() => whenIdle(() => report(keepPage())))
}
