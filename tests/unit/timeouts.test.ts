import { createBackoff, standardBackoff } from '../../src/shared/time/backoff.js'
import { poll } from '../../src/shared/time/poll.js'
import { type RetryOptions, retry } from '../../src/shared/time/retry.js'
import { DeadlineExceeded, withTimeout } from '../../src/shared/time/timeout.js'
import { eventually } from '../support/site/eventually.js'
import { handClock } from '../support/site/handClock.js'

let clock: ReturnType<typeof handClock>
beforeEach(() => {
  clock = handClock()
})
afterEach(() => expect(clock.waits()).toEqual([]))

const never = <Result>() => Promise.withResolvers<Result>().promise

describe('withTimeout', () => {
  test('returns a result that arrives in time', async () => {
    expect(await withTimeout(1000, async () => 'done', clock)).toBe('done')
  })

  test('passes on the error of the work', async () => {
    const error = new Error('refused')
    await expect(withTimeout(1000, () => Promise.reject(error), clock)).rejects.toBe(error)
  })

  test('rejects at the deadline and aborts its signal', async () => {
    let signal: AbortSignal | undefined
    const work = (given: AbortSignal) => {
      signal = given
      return never()
    }
    const waiting = expect(withTimeout(1000, work, clock)).rejects.toMatchObject({
      name: 'DeadlineExceeded',
      code: 'ETIMEDOUT',
      message: 'There was no answer within 1000 ms.',
    })
    clock.pass(999)
    expect(signal?.aborted).toBe(false)
    clock.pass(1)
    await waiting
    expect(signal?.aborted).toBe(true)
  })
})

describe('retry', () => {
  const options = (changes: Partial<RetryOptions> = {}): RetryOptions => ({
    timeoutMs: 6000,
    attemptMs: 2500,
    backoff: createBackoff(standardBackoff, () => 0.5),
    isTransient: () => true,
    clock,
    ...changes,
  })
  const unavailable = new Error('unavailable')
  let attempts: number
  const failing = async (): Promise<string> => {
    attempts += 1
    throw unavailable
  }
  beforeEach(() => {
    attempts = 0
  })
  const nextAttempt = async (waitMs: number): Promise<void> => {
    await eventually(() => expect(clock.waits()).toContain(waitMs))
    clock.pass(waitMs)
  }

  test('succeeds at the second attempt, one second later', async () => {
    const answer = retry(options(), async () => (attempts === 0 ? failing() : 'done'))
    await nextAttempt(1000)
    expect(await answer).toBe('done')
  })

  test('fails with the last error when too little time remains for another attempt', async () => {
    const failed = expect(retry(options(), failing)).rejects.toBe(unavailable)
    await nextAttempt(1000)
    await nextAttempt(2000)
    await failed
    expect(attempts).toBe(3)
  })

  test('fails at once with a permanent error', async () => {
    const failed = retry(options({ isTransient: () => false }), failing)
    await expect(failed).rejects.toBe(unavailable)
    expect(attempts).toBe(1)
  })

  test('fails at the deadline when an attempt hangs', async () => {
    const failed = expect(retry(options(), never)).rejects.toBeInstanceOf(DeadlineExceeded)
    clock.pass(6000)
    await failed
  })
})

describe('poll', () => {
  test('runs the query at once and again after each pause', async () => {
    const answers = [undefined, undefined, 'found']
    const found = poll({ timeoutMs: 1000, pollMs: 200, clock }, async () => answers.shift())
    for (let pause = 0; pause < 2; pause += 1) {
      await eventually(() => expect(clock.waits()).toContain(200))
      clock.pass(200)
    }
    expect(await found).toBe('found')
  })

  test('queries once more when the timeout expires', async () => {
    let asked = 0
    const found = poll({ timeoutMs: 300, pollMs: 200, clock }, async () => {
      asked += 1
      return undefined
    })
    await eventually(() => expect(clock.waits()).toContain(200))
    clock.pass(200)
    await eventually(() => expect(clock.waits()).toContain(200))
    clock.pass(100)
    expect(await found).toBeUndefined()
    expect(asked).toBe(3)
  })
})
