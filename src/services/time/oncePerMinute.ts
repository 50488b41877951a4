import type { Clock } from './clock.js'
import { minute } from './durations.js'

/** Computes a text at most once a minute, on the clock's own minutes. */
export const oncePerMinute = (clock: Pick<Clock, 'now'>, compute: () => string): (() => string) => {
  let computedIn = -1
  let text = ''
  return () => {
    const now = Math.floor(clock.now() / minute)
    if (now !== computedIn) {
      text = compute()
      computedIn = now
    }
    return text
  }
}
