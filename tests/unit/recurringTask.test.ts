import { createBackoff, standardBackoff } from '../../src/shared/time/backoff.js'
import { minute, second } from '../../src/shared/time/durations.js'
import {
  createRecurringTask,
  type RecurringTask,
  type RecurringTaskOptions,
} from '../../src/shared/time/recurringTask.js'
import { eventually } from '../support/site/eventually.js'
import { handClock } from '../support/site/handClock.js'

let clock: ReturnType<typeof handClock>
let runs: number
let errors: unknown[]
let task: RecurringTask

const make = (changes: Partial<RecurringTaskOptions> = {}): RecurringTask => {
  task = createRecurringTask({
    run: async () => {
      runs += 1
      return minute
    },
    onError: (error) => errors.push(error),
    backoff: createBackoff(standardBackoff, () => 0.5),
    longestWaitMs: 3 * second,
    clock,
    ...changes,
  })
  return task
}

beforeEach(() => {
  clock = handClock()
  runs = 0
  errors = []
})
afterEach(() => task.stop())

test('recurring task › runs at start and after each wait', async () => {
  await make().start()
  expect(runs).toBe(1)
  clock.pass(minute - 1)
  expect(runs).toBe(1)
  clock.pass(1)
  expect(runs).toBe(2)
  await eventually(() => expect(clock.waits()).toEqual([minute]))
})

test('recurring task › runs at once when woken and restarts its wait', async () => {
  await make().start()
  clock.pass(20 * second)
  task.wake()
  expect(runs).toBe(2)
  await eventually(() => expect(clock.waits()).toEqual([minute]))
})

test('recurring task › runs once more after wakes during a run, never concurrently', async () => {
  let runningNow = 0
  let atOnce = 0
  const release: (() => void)[] = []
  make({
    run: () => {
      runs += 1
      runningNow += 1
      atOnce = Math.max(atOnce, runningNow)
      return new Promise((resolve) => {
        release.push(() => {
          runningNow -= 1
          resolve(minute)
        })
      })
    },
  })
  const first = task.start()
  task.wake()
  task.wake()
  expect(runs).toBe(1)
  release[0]?.()
  await first
  expect(runs).toBe(2)
  release[1]?.()
  await eventually(() => expect(clock.waits()).toEqual([minute]))
  expect({ runs, atOnce }).toEqual({ runs: 2, atOnce: 1 })
})

test('recurring task › ignores wakes before start and after stop', async () => {
  make().wake()
  expect(runs).toBe(0)
  await task.start()
  await task.stop()
  task.wake()
  clock.pass(minute)
  expect(runs).toBe(1)
  expect(clock.waits()).toEqual([])
})

test('recurring task › aborts its signal on stop and waits for the current run', async () => {
  const { promise: work, resolve: finish } = Promise.withResolvers<number>()
  let signal: AbortSignal | undefined
  make({
    run: (given) => {
      signal = given
      return work
    },
  })
  void task.start()
  let hasStopped = false
  const stop = async (): Promise<void> => {
    await task.stop()
    hasStopped = true
  }
  const stopping = stop()
  expect(signal?.aborted).toBe(true)
  await Promise.resolve()
  expect(hasStopped).toBe(false)
  finish(minute)
  await stopping
  expect(clock.waits()).toEqual([])
})

test('recurring task › reports a failed run and retries with a growing, capped wait', async () => {
  const failure = new Error('unavailable')
  make({ run: () => Promise.reject(failure) })
  await task.start()
  for (const waitMs of [1000, 2000, 3000, 3000]) {
    await eventually(() => expect(clock.waits()).toEqual([waitMs]))
    clock.pass(waitMs)
  }
  await eventually(() => expect(errors).toEqual([failure, failure, failure, failure, failure]))
})

test('recurring task › resets the wait after a successful run', async () => {
  const outcomes = ['fails', 'fails', 'succeeds', 'fails']
  make({
    run: async () => {
      if (outcomes.shift() === 'fails') throw new Error('unavailable')
      return minute
    },
  })
  await task.start()
  for (const waitMs of [1000, 2000, minute, 1000]) {
    await eventually(() => expect(clock.waits()).toEqual([waitMs]))
    clock.pass(waitMs)
  }
})
