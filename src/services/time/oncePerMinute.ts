import type { Clock } from './clock.js'
import { minute } from './durations.js'

/**
 * Computes a text at most once a minute, on the clock's own minutes, and when what it is made from
 * was changed meanwhile.
 * @param version another number after each change
 */
export const oncePerMinute = (
  clock: Pick<Clock, 'now'>,
  compute: () => string,
  version: () => number,
): (() => string) => {
  let computedIn = -1
  let computedFrom = 0
  let text = ''
  return () => {
    const now = Math.floor(clock.now() / minute)
    const from = version()
    if (now !== computedIn || from !== computedFrom) {
      text = compute()
      computedIn = now
      computedFrom = from
    }
    return text
  }
}
