const beat = 5000

/** Given by the service worker in place of the page asked for, not opened by its own address. */
const standsIn = (): boolean => {
  const [arrival] = performance.getEntriesByType('navigation')
  return (
    document.body.dataset['offlinePage'] !== undefined &&
    arrival instanceof PerformanceNavigationTiming &&
    arrival.responseStatus === 503
  )
}

/** Past the worker, which would answer with this page again. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

const lookAgain = async (): Promise<void> => {
  if (navigator.onLine && standsIn() && (await siteAnswers())) location.reload()
}

/**
 * The page asked for takes the place of the one that stands in for it, once the site answers: that
 * may be some time after the browser says that the network is back.
 */
export const startOfflinePage = (): void => {
  if (!standsIn()) return
  addEventListener('online', () => void lookAgain())
  setInterval(() => void lookAgain(), beat)
}
