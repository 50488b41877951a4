const timeoutMs = 2000

export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: timeoutMs })
  else setTimeout(work, timeoutMs / 10)
}
