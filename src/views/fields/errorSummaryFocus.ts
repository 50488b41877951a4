/**
 * After a post with errors, reading starts at their list. The browser goes to the place that the
 * address names until the page is whole, and takes the focus away: it is then given once more,
 * unless the visitor has put it elsewhere.
 */
export const startSummary = (): void => {
  const summary = document.querySelector<HTMLElement>('[data-summary]')
  if (summary === null) return
  const focus = (): void => {
    if (document.activeElement === document.body) summary.focus()
  }
  focus()
  addEventListener('load', focus, { once: true })
}
