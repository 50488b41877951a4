import * as z from 'zod'
import type { Records } from '../../adapters/records/records.js'
import { AppError } from '../../errors.js'
import type { Clock } from '../../time/clock.js'
import { day, minute, second } from '../../time/durations.js'
import { accountIdOf } from '../accounts/accountRecord.js'

/** So many failures are free; each one after them doubles the wait. */
const freeFailures = 5
const firstWaitMs = second
const longestWaitMs = 15 * minute

/** Failures are forgotten after a day without another. */
const rememberedMs = day

const storedAttemptsSchema = z.object({
  kind: z.literal('attempts'),
  failures: z.int(),
  lockedUntil: z.int(),
})
type Attempts = Omit<z.infer<typeof storedAttemptsSchema>, 'kind'>

/**
 * How often somebody failed to sign in as this address, whether it has an account or not: neither the
 * lock nor its work tells. A stranger can slow a person down, never keep them out for good.
 */
export interface SignInAttempts {
  /**
   * Counts a failure before anything is compared, so that a hundred guesses at once are counted too.
   * @returns when the address may be tried again, if not now: nothing was counted then
   */
  begin(email: string): Promise<{ readonly lockedUntil?: number }>
  /** What was begun was right: it was no failure. */
  giveBack(email: string): Promise<void>
  /** Forgets all failures: signed in, or unlocked by the operator. */
  clear(email: string): Promise<void>
}

const waitAfter = (failures: number): number =>
  failures < freeFailures
    ? 0
    : Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - freeFailures))

const idOf = (email: string): string => `attempts-${accountIdOf(email)}`

/** Somebody else counted at the same moment: they are as many as browsers at the most. */
const mostTries = 100

interface Parts {
  readonly records: Pick<Records, 'read' | 'createAll' | 'update' | 'remove'>
  readonly clock: Pick<Clock, 'now'>
}

export const createSignInAttempts = ({ records, clock }: Parts): SignInAttempts => {
  const read = async (email: string) => {
    const record = await records.read('sessions', idOf(email))
    if (record === undefined) return { version: 0, failures: 0, lockedUntil: 0 }
    const isForgotten = (record.expiresAt ?? 0) <= clock.now()
    const { failures, lockedUntil } = storedAttemptsSchema.parse(record.fields)
    return isForgotten
      ? { version: record.version, failures: 0, lockedUntil: 0 }
      : { version: record.version, failures, lockedUntil }
  }

  /** Whether nobody else was faster. */
  const write = async (email: string, version: number, attempts: Attempts): Promise<boolean> => {
    const now = clock.now()
    const expiresAt = Math.max(now, attempts.lockedUntil) + rememberedMs
    const fields = { kind: 'attempts', ...attempts }
    const id = idOf(email)
    if (version > 0) {
      const done = await records.update('sessions', id, version, { fields, expiresAt })
      return done === 'updated'
    }
    const draft = { collection: 'sessions', id, createdAt: now, expiresAt, fields } as const
    return (await records.createAll([draft])) === 'created'
  }

  const begin = async (email: string, tries = 1): Promise<{ readonly lockedUntil?: number }> => {
    const { version, failures, lockedUntil } = await read(email)
    const now = clock.now()
    // A clock that was ahead must not lock for longer than the rule says.
    if (lockedUntil > now && lockedUntil <= now + longestWaitMs) return { lockedUntil }
    const counted = { failures: failures + 1, lockedUntil: now + waitAfter(failures + 1) }
    if (await write(email, version, counted)) return {}
    if (tries >= mostTries) throw new AppError(503, 'unavailable')
    return begin(email, tries + 1)
  }

  return {
    begin: (email) => begin(email),
    giveBack: async (email) => {
      const { version, failures } = await read(email)
      // Lost where somebody else counted at this moment: they are then one failure ahead.
      await write(email, version, { failures: Math.max(0, failures - 1), lockedUntil: 0 })
    },
    clear: async (email) => {
      await records.remove('sessions', idOf(email))
    },
  }
}
