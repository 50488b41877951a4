/** Elements with opening hours; `data-until` is the expiry of "open now". */
const parts = '[data-hours], [data-until]'
const checkMs = 60_000

const isOver = ({ dataset }: HTMLElement): boolean =>
  Date.parse(dataset['until'] ?? '') <= Date.now()

/** Fetches the current page and bypasses the service worker, which would return a stale page offline. */
const readPage = (): Promise<string> =>
  fetch(location.pathname, { cache: 'no-cache' }).then(
    (response) => response.text(),
    () => '',
  )

/** Last request, not repeated for ten minutes: the same expiry again means that the clock is ahead. */
let lastRequest = { question: '', at: 0 }
const answeredMs = 10 * checkMs

/** Replaces the hours with those of the current page; offline, hides "open now". */
const renew = async (): Promise<void> => {
  const shown = [...document.querySelectorAll<HTMLElement>(parts)]
  const over = shown.find(isOver)
  if (document.hidden || over === undefined) return
  const question = `${location.pathname} ${over.dataset['until']}`
  if (question === lastRequest.question && Date.now() - lastRequest.at < answeredMs) return
  // Stores the request before it is sent, so that a slow network causes no second one.
  lastRequest = { question, at: Date.now() }
  const html = await readPage()
  if (html === '') lastRequest = { question: '', at: 0 }
  const now = new DOMParser().parseFromString(html, 'text/html')
  const next = [...now.querySelectorAll(parts)]
  for (const [place, part] of shown.entries()) {
    const other = next[place]
    if (other === undefined) part.hidden = 'until' in part.dataset
    // Nested elements are replaced with their parent.
    else if (part.isConnected) part.replaceWith(other)
  }
}

/** Renews the hours on each page, because cached pages may be from yesterday. */
export const renewHours = (): void => {
  renew().catch(reportError)
}

/** Checks the hours every minute, because a page may stay open past closing time. */
export const startHours = (): void => {
  setInterval(renewHours, checkMs)
  document.addEventListener('visibilitychange', renewHours)
}
