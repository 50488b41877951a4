import type { Clock } from './clock.js'
import { minute } from './durations.js'

/**
 * Computes what is the same for everybody at most once a minute, on the clock's own minutes, and when
 * what it is made from was changed meanwhile.
 * @param version another number after each change
 */
export const oncePerMinute = <Value>(
  clock: Pick<Clock, 'now'>,
  compute: (now: Date) => Value,
  version: () => number,
): (() => Value) => {
  let known:
    | { readonly minute: number; readonly version: number; readonly value: Value }
    | undefined
  return () => {
    const now = clock.now()
    const state = { minute: Math.floor(now / minute), version: version() }
    if (known?.minute !== state.minute || known.version !== state.version) {
      known = { ...state, value: compute(new Date(now)) }
    }
    return known.value
  }
}
