const timeoutMs = 2000

/** Runs when the browser is idle, after two seconds at most. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: timeoutMs })
  else setTimeout(work, timeoutMs / 10)
}
