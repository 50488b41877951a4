/**
 * Focuses the error summary. Until the page is loaded, the browser moves focus to the URL fragment;
 * it is then focused again.
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
