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

/**
 * Loads the page that was asked for as soon as the site answers: that may be some time after the
 * browser says that the network is back.
 */
export const startOfflinePage = (): void => {
  if (!isFallback()) return
  addEventListener('online', () => void reloadIfBack())
  setInterval(() => void reloadIfBack(), pollMs)
}
