const idleTimeout = 2000

/** Runs when the browser has nothing better to do, within two seconds. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: idleTimeout })
  else setTimeout(work, idleTimeout / 10)
}
