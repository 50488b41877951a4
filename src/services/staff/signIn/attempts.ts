import * as z from 'zod'
import type { Records } from '../../adapters/records/records.js'
import { AppError } from '../../errors/errors.js'
import { everyRecord } from '../../adapters/records/everyRecord.js'
import type { Clock } from '../../../shared/time/clock.js'
import { day, hour, minute, second } from '../../../shared/time/durations.js'
import { accountIdOf } from '../accounts/accountRecord.js'
import type { StaffKeys } from '../staffKeys.js'
import type { SignInRequest } from './signInRequest.js'

/** Sessions and known browsers have dedicated counters, which no other client can exhaust. */
export type AttemptSource =
  | { readonly kind: 'session' | 'browser'; readonly id: string }
  | { readonly kind: 'stranger'; readonly network: string }

export interface Attempt {
  readonly email: string
  readonly source: AttemptSource
  readonly proof: 'password' | 'code'
}

export interface SignInAttempts {
  /** Counts an attempt before its verification. If it returns the end of a lock, skip the verification. */
  begin(attempt: Attempt): Promise<{ readonly lockedUntil?: number }>
  giveBack(attempt: Attempt): Promise<void>
  clear(attempt: Pick<Attempt, 'email' | 'source'>): Promise<void>
  clearAll(email: string): Promise<void>
}

const storedAttemptsSchema = z.object({
  account: z.string(),
  failures: z.int(),
  lockedUntil: z.int(),
  startedAt: z.int(),
})
type Counted = Pick<z.infer<typeof storedAttemptsSchema>, 'failures' | 'startedAt'>

/** Lock rule of a counter; times are milliseconds since 1970. */
interface LockRule {
  readonly lockedUntil: (counted: Counted, now: number) => number
  readonly forgottenAt: (counted: Counted, now: number) => number
  readonly longestLockMs: number
}

const freeFailures = 5
const firstWaitMs = second
const longestWaitMs = 15 * minute

const waitAfter = (failures: number): number =>
  failures < freeFailures
    ? 0
    : Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - freeFailures))

/** Allows five failures without delay, then doubles the wait after each; forgets them after a day. */
const doublingWait: LockRule = {
  lockedUntil: ({ failures }, now) => now + waitAfter(failures),
  forgottenAt: ({ failures }, now) => now + waitAfter(failures) + day,
  longestLockMs: longestWaitMs,
}

/** Maximum number of failures per account and hour from unknown clients; bounds distributed guessing. */
const mostStrangerFailures = 60
const hourlyLimit: LockRule = {
  lockedUntil: ({ failures, startedAt }) =>
    failures < mostStrangerFailures ? 0 : startedAt + hour,
  forgottenAt: ({ startedAt }) => startedAt + hour,
  longestLockMs: hour,
}

interface Counter {
  readonly id: string
  readonly account: string
  readonly rule: LockRule
}

const mostTries = 100

interface Parts {
  readonly records: Pick<Records, 'read' | 'createAll' | 'update' | 'remove' | 'list'>
  readonly keys: Pick<StaffKeys, 'sign'>
  readonly clock: Pick<Clock, 'now'>
}

export const sourceOf = (
  { knownBrowser, network }: Pick<SignInRequest, 'knownBrowser' | 'network'>,
  accountId: string,
): AttemptSource =>
  knownBrowser?.accounts.includes(accountId) === true
    ? { kind: 'browser', id: knownBrowser.id }
    : { kind: 'stranger', network }

export const createSignInAttempts = ({ records, keys, clock }: Parts): SignInAttempts => {
  const counter = (account: string, name: string, rule = doublingWait): Counter => ({
    // Record ids have at most 100 characters.
    id: `${account}-${name}`.slice(0, 80),
    account,
    rule,
  })

  const countersOf = ({ email, source, proof }: Attempt): readonly Counter[] => {
    const account = accountIdOf(email)
    if (source.kind !== 'stranger') return [counter(account, `${source.kind}-${source.id}`)]
    // Unknown clients at the code step know the password, so they share one counter.
    if (proof === 'code') return [counter(account, 'code')]
    // Keyed hash: a client address is personal information.
    const network = keys.sign('sign-in attempts', source.network)
    return [counter(account, `network-${network}`), counter(account, 'strangers', hourlyLimit)]
  }

  const read = async ({ id }: Counter) => {
    const now = clock.now()
    const fresh = { failures: 0, lockedUntil: 0, startedAt: now }
    const record = await records.read('signInAttempts', id)
    if (record === undefined) return { version: 0, ...fresh }
    const isForgotten = (record.expiresAt ?? 0) <= now
    const stored = isForgotten ? fresh : storedAttemptsSchema.parse(record.fields)
    return { ...stored, version: record.version }
  }

  const write = async (
    { id, account, rule }: Counter,
    version: number,
    counted: Counted,
    lockedUntil: number,
  ): Promise<boolean> => {
    const now = clock.now()
    const expiresAt = rule.forgottenAt(counted, now)
    const { failures, startedAt } = counted
    const fields = { account, failures, startedAt, lockedUntil }
    if (version > 0) {
      const done = await records.update('signInAttempts', id, version, { fields, expiresAt })
      return done === 'updated'
    }
    const draft = { collection: 'signInAttempts', id, createdAt: now, expiresAt, fields } as const
    return (await records.createAll([draft])) === 'created'
  }

  /** Counts an attempt. @returns the end of the lock if locked, without counting */
  const count = async (one: Counter, tries = 1): Promise<number | undefined> => {
    const { version, failures, startedAt, lockedUntil } = await read(one)
    const now = clock.now()
    // Ignores a longer lock, which was stored while the clock was ahead.
    if (lockedUntil > now && lockedUntil <= now + one.rule.longestLockMs) return lockedUntil
    const counted = { failures: failures + 1, startedAt }
    if (await write(one, version, counted, one.rule.lockedUntil(counted, now))) return undefined
    if (tries >= mostTries) throw new AppError(503, 'unavailable')
    return count(one, tries + 1)
  }

  return {
    begin: async (attempt) => {
      for (const one of countersOf(attempt)) {
        const lockedUntil = await count(one)
        if (lockedUntil !== undefined) return { lockedUntil }
      }
      return {}
    },
    giveBack: async (attempt) => {
      for (const one of countersOf(attempt)) {
        const { version, failures, startedAt } = await read(one)
        // On a conflict, the counter stays one failure too high.
        await write(one, version, { failures: Math.max(0, failures - 1), startedAt }, 0)
      }
    },
    clear: async ({ email, source }) => {
      const counters = (['password', 'code'] as const)
        .flatMap((proof) => countersOf({ email, source, proof }))
        .filter(({ rule }) => rule === doublingWait)
      for (const { id } of counters) await records.remove('signInAttempts', id)
    },
    clearAll: async (email) => {
      const where = { field: 'account', equals: accountIdOf(email) }
      for await (const { id } of everyRecord(records, 'signInAttempts', where)) {
        await records.remove('signInAttempts', id)
      }
    },
  }
}
