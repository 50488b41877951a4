import { readTab, writeTab } from './page/tabStorage.js'

const minMsBetweenReloads = 60_000
const key = 'reloadedAt'

/** Returns whether a reload would repost a form or discard typed text. */
const hasAnswers = (): boolean =>
  document.querySelector('[role=alert]') !== null ||
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=checkbox]),textarea',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue)

/**
 * Allows one reload a minute. Returns false if storage is blocked, because reloads could then loop.
 * @param beganAt start of the failed load, in milliseconds: the duration of a stalled load must not count
 */
export const mayReload = (beganAt: number): boolean => {
  const last = Number(readTab(key) ?? 0)
  if (hasAnswers() || !navigator.onLine || beganAt - last < minMsBetweenReloads) return false
  return writeTab(key, String(Date.now()))
}
