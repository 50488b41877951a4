const minMsBetweenReloads = 60_000
const key = 'reloadedAt'

/** A reload would ask whether to post again, or lose what the visitor has typed. */
const hasAnswers = (): boolean =>
  document.querySelector('[role=alert]') !== null ||
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=checkbox]),textarea',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue)

/**
 * Whether code that did not load allows a full load of the page, and notes that there is one: at
 * most one a minute. Where nothing can be stored it could go on for ever, so there is none.
 * @param beganAt when the load that failed began, in milliseconds: of the time that it stalled,
 * nothing counts, or a page whose code never comes would be loaded again and again
 */
export const mayReload = (beganAt: number): boolean => {
  try {
    const last = Number(sessionStorage.getItem(key))
    if (hasAnswers() || !navigator.onLine || beganAt - last < minMsBetweenReloads) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    // The browser refuses to store anything.
    return false
  }
}
