const pollMs = 5000

/**
 * Whether the service worker gave this page in place of another that it could not fetch. Not every
 * browser tells the status of the answer.
 */
const isFallback = (): boolean => {
  const { offlinePage: ownAddress } = document.body.dataset
  return ownAddress !== undefined && ownAddress !== location.pathname
}

/** The worker lets HEAD requests pass: a GET would be answered with this page again. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

const reloadIfBack = async (): Promise<void> => {
  if (navigator.onLine && isFallback() && (await siteAnswers())) location.reload()
}

/** `caches` is missing without HTTPS, and throws where the browser blocks site data. */
const isCached = async (href: string): Promise<boolean> => {
  try {
    return (await caches.match(href, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}

/** Shows a link to a page that the service worker caches. */
const showIfCached = async (link: HTMLAnchorElement): Promise<void> => {
  if (!(await isCached(link.href))) return
  for (const part of [link.closest('li'), link.closest<HTMLElement>('[data-cached-pages]')]) {
    if (part !== null) part.hidden = false
  }
}

const showCachedPages = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-cached-pages] a')) {
    showIfCached(link).catch(reportError)
  }
}

/** A form sent to the address in the bar would leave out its query: a confirmation's reference. */
const reloadOnRetry = (): void => {
  document.querySelector('[data-retry]')?.addEventListener('submit', (event) => {
    event.preventDefault()
    location.reload()
  })
}

/**
 * Loads the page that was asked for as soon as the site answers: that may be some time after the
 * browser says that the network is back.
 */
export const startOfflinePage = (): void => {
  if (!isFallback()) return
  showCachedPages()
  reloadOnRetry()
  addEventListener('online', () => void reloadIfBack())
  setInterval(() => void reloadIfBack(), pollMs)
}
