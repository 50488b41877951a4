import type { Clock } from '../../services/time/clock.js'

export const minute = 60_000

/** Works a text out once a minute: nothing a page says changes within one. */
export const oncePerMinute = (clock: Pick<Clock, 'now'>, work: () => string): (() => string) => {
  let workedOutIn = -1
  let text = ''
  return () => {
    const now = Math.floor(clock.now() / minute)
    if (now !== workedOutIn) {
      text = work()
      workedOutIn = now
    }
    return text
  }
}
