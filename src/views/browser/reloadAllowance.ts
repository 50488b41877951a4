import { readTab, writeTab } from './page/tabStorage.js'

const minMsBetweenReloads = 60_000
const key = 'reloadedAt'

/** A reload would repost a form or discard typed text. */
const hasAnswers = (): boolean =>
  document.querySelector('[role=alert]') !== null ||
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=checkbox]),textarea',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue)

/**
 * Returns whether a reload is allowed, at most once a minute. Returns false without storage, which
 * would cause a loop.
 * @param beganAt start of the failed load, in milliseconds: counting a stall would cause a loop
 */
export const mayReload = (beganAt: number): boolean => {
  const last = Number(readTab(key) ?? 0)
  if (hasAnswers() || !navigator.onLine || beganAt - last < minMsBetweenReloads) return false
  return writeTab(key, String(Date.now()))
}
