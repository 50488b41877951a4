/** Focuses the summary twice: before the load event the browser may have followed the URL fragment. */
export const startSummary = (): void => {
  const summary = document.querySelector<HTMLElement>('[data-summary]')
  if (summary === null) return
  const focus = (): void => {
    if (document.activeElement === document.body) summary.focus()
  }
  focus()
  addEventListener('load', focus, { once: true })
}
