const pollMs = 5000

/**
 * Returns whether the offline page replaces another page: some browsers do not expose the status of a
 * service worker's response.
 */
const isFallback = (): boolean => {
  const { offlinePage: ownAddress } = document.body.dataset
  return ownAddress !== undefined && ownAddress !== location.pathname
}

/** Uses HEAD, which the service worker does not answer from its cache. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

const reloadIfBack = async (): Promise<void> => {
  if (navigator.onLine && isFallback() && (await siteAnswers())) location.reload()
}

/** Whether a page is cached; `caches` is undefined without HTTPS, and throws where site data is blocked. */
const isCached = async (href: string): Promise<boolean> => {
  try {
    return (await caches.match(href, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}

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

/** Reloads the page: submitting the form would remove the query, such as a confirmation's receipt. */
const reloadOnRetry = (): void => {
  document.querySelector('[data-retry]')?.addEventListener('submit', (event) => {
    event.preventDefault()
    location.reload()
  })
}

export const startOfflinePage = (): void => {
  if (!isFallback()) return
  showCachedPages()
  reloadOnRetry()
  addEventListener('online', () => void reloadIfBack())
  setInterval(() => void reloadIfBack(), pollMs)
}
