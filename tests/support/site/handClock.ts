import type { Clock } from '../../../src/shared/time/clock.js'

interface Timer {
  readonly at: number
  readonly action: () => void
}

export interface HandClock extends Clock {
  /** Moves the clock and fires due timers in order. */
  pass(milliseconds: number): void
  /** Milliseconds until each pending timer. */
  waits(): readonly number[]
}

export const handClock = (start = '2026-11-21T15:00:00.000Z'): HandClock => {
  let now = Date.parse(start)
  let timers: readonly Timer[] = []
  return {
    now: () => now,
    after: (milliseconds, action) => {
      const timer = { at: now + milliseconds, action }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    pass: (milliseconds) => {
      now += milliseconds
      const due = timers.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)
      timers = timers.filter(({ at }) => at > now)
      for (const { action } of due) action()
    },
    waits: () => timers.map(({ at }) => at - now),
  }
}
