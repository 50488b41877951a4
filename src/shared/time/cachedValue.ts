import type { Clock } from './clock.js'
import { minute } from './durations.js'

/** Caches a loaded value; after a failure the next call loads again. */
export const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

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
