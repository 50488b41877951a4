/** What a page says of the hours; of « open now », until when it is true. */
const parts = '[data-hours], [data-until]'
const checkMs = 60_000

const isOver = ({ dataset }: HTMLElement): boolean =>
  Date.parse(dataset['until'] ?? '') <= Date.now()

/** Not asked for as a page is: without a network the service worker would give the old one. */
const readPage = (): Promise<string> =>
  fetch(location.pathname, { cache: 'no-cache' }).then(
    (response) => response.text(),
    () => '',
  )

/** The same parts of the page as it is now; where nobody answers, « open now » is left out. */
const renew = async (): Promise<void> => {
  const shown = [...document.querySelectorAll<HTMLElement>(parts)]
  if (document.hidden || !shown.some(isOver)) return
  const now = new DOMParser().parseFromString(await readPage(), 'text/html')
  const next = [...now.querySelectorAll(parts)]
  for (const [place, part] of shown.entries()) {
    const other = next[place]
    if (other === undefined) part.hidden = 'until' in part.dataset
    // One stands in another, and goes with it.
    else if (part.isConnected) part.replaceWith(other)
  }
}

/** On each page: one from a cache may be of yesterday. */
export const renewHours = (): void => {
  renew().catch(reportError)
}

/** Once for a visit: a page may stay open past closing time. */
export const startHours = (): void => {
  setInterval(renewHours, checkMs)
  document.addEventListener('visibilitychange', renewHours)
}
