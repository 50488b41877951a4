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

/** What was asked last: where the answer is no later than before, this device's clock is ahead. */
let asked = { question: '', at: 0 }
const answeredMs = 10 * checkMs

/** The same parts of the page as it is now; where nobody answers, « open now » is left out. */
const renew = async (): Promise<void> => {
  const shown = [...document.querySelectorAll<HTMLElement>(parts)]
  const over = shown.find(isOver)
  if (document.hidden || over === undefined) return
  const question = `${location.pathname} ${over.dataset['until']}`
  if (question === asked.question && Date.now() - asked.at < answeredMs) return
  // Before the answer: on a slow network the next minute does not ask again.
  asked = { question, at: Date.now() }
  const html = await readPage()
  if (html === '') asked = { question: '', at: 0 }
  const now = new DOMParser().parseFromString(html, 'text/html')
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
