import { readTab, writeTab } from './page/tabStorage.js'

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
 * Whether the page may be reloaded because its code did not load, at most once a minute, and notes
 * the reload. Never where nothing can be stored: it would reload for ever.
 * @param beganAt start of the failed load, in milliseconds: time that it stalled does not count, or a
 * page whose code always stalls would reload for ever
 */
export const mayReload = (beganAt: number): boolean => {
  const last = Number(readTab(key) ?? 0)
  if (hasAnswers() || !navigator.onLine || beganAt - last < minMsBetweenReloads) return false
  return writeTab(key, String(Date.now()))
}
