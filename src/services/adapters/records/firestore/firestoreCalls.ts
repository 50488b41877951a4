import type { Transaction } from 'firebase-admin/firestore'
import type { Backoff } from '../../../../shared/time/backoff.js'
import { second } from '../../../../shared/time/durations.js'
import { retry } from '../../../../shared/time/retry.js'
import { DeadlineExceeded, withTimeout } from '../../../../shared/time/timeout.js'
import { callTimeoutMs, type FirestoreClient } from './firestoreClient.js'
import { code, codeOf, isTransient, unavailable } from './firestoreErrors.js'

export const answerTimeoutMs = 8 * second

export class FirestoreCalls {
  private closing: Promise<void> | undefined
  private readonly underWay = new Set<Promise<unknown>>()

  constructor(
    private readonly client: FirestoreClient,
    private readonly backoff: Backoff,
  ) {}

  /** Runs a call with retries. @throws AppError 503 if Firestore is unavailable or the records are closed */
  async call<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.closing !== undefined) throw unavailable(new Error('The records store is closed.'))
    const options = {
      timeoutMs: answerTimeoutMs,
      attemptMs: callTimeoutMs,
      backoff: this.backoff,
      isTransient,
    }
    try {
      return await retry(options, () => this.follow(work()))
    } catch (thrown) {
      // An invalid argument is a bug; any other error means that the store is unavailable.
      if (codeOf(thrown) === code.invalidArgument) throw thrown
      throw unavailable(thrown)
    }
  }

  /**
   * Writes atomically with preconditions instead of locks. A transaction without reads is one call,
   * which the library does not retry.
   * @returns false if a precondition failed with a code in `refusals`
   */
  async write(
    refusals: readonly number[],
    add: (transaction: Transaction) => void,
  ): Promise<boolean> {
    const work = async (transaction: Transaction): Promise<void> => add(transaction)
    return this.call(async () => {
      try {
        await this.client.firestore.runTransaction(work, { maxAttempts: 1 })
        return true
      } catch (thrown) {
        if (refusals.some((refusal) => refusal === codeOf(thrown))) return false
        throw thrown
      }
    })
  }

  close(): Promise<void> {
    this.closing ??= this.closeOnceIdle()
    return this.closing
  }

  /** Leaves the client open during a call: the library's retries throw uncatchably on a closed client. */
  private async closeOnceIdle(): Promise<void> {
    try {
      await withTimeout(callTimeoutMs, () => Promise.allSettled(this.underWay))
    } catch (error) {
      if (error instanceof DeadlineExceeded) return
      throw error
    }
    await this.client.close()
  }

  private follow<Result>(working: Promise<Result>): Promise<Result> {
    this.underWay.add(working)
    const forget = (): void => {
      this.underWay.delete(working)
    }
    working.then(forget, forget)
    return working
  }
}
