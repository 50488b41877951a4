import type { BaseLogger } from 'pino'
import { EmailError, type EmailTransport } from '../adapters/email/emailTransport.js'
import type { Changes, StoredRecord, Records } from '../adapters/records/records.js'
import type { Backoff } from '../time/backoff.js'
import type { Clock } from '../time/clock.js'
import {
  asDelayed,
  asFailed,
  asSent,
  emailCollection,
  readEmail,
  type StoredEmail,
} from './emailRecord.js'

const minute = 60_000

/** Longer than any time-out of a mail adapter: a lease must not end while its email is leaving. */
export const leaseTime = 2 * minute
/** Emails of other processes that died are found at least this often. */
export const sweepTime = 5 * minute
/** An email older than this is given up. */
export const patience = 3 * 24 * 60 * minute
/** How many emails leave side by side. */
const batch = 5
/** When something is due but another process has it, look again after this and not at once. */
const breath = 1000

export interface Outbox {
  /** Begins to send what is due, now and later. */
  start(): void
  /** Says that new emails wait. */
  wake(): void
  /** Takes nothing more, finishes what is under way. */
  stop(): Promise<void>
}

export interface OutboxParts {
  readonly records: Pick<Records, 'claim' | 'update' | 'nextDue'>
  readonly mail: Pick<EmailTransport, 'send'>
  readonly log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  readonly clock: Clock
  readonly backoff: Backoff
}

/** The one place emails leave from; several processes may each run one on the same records. */
export const createOutbox = (parts: OutboxParts): Outbox => new EmailOutbox(parts)

class EmailOutbox implements Outbox {
  private open = false
  /** Somebody called since the last look at the records. */
  private called = false
  private underWay: Promise<void> | undefined
  private callOff: () => void = () => undefined
  private storeFailures = 0

  constructor(private readonly parts: OutboxParts) {}

  start(): void {
    this.open = true
    this.wake()
  }

  wake(): void {
    if (!this.open) return
    this.called = true
    this.underWay ??= this.work()
  }

  async stop(): Promise<void> {
    this.open = false
    this.callOff()
    await this.underWay
  }

  private async work(): Promise<void> {
    this.callOff()
    const wait = await this.emptyThenWait()
    // From here to the end nothing is awaited: a call cannot slip in between.
    this.underWay = undefined
    if (!this.open) return
    if (this.called) return this.wake()
    this.callOff = this.parts.clock.after(wait, () => this.wake())
  }

  /** Sends what is due and answers how long to wait. Never rejects: the records may come back. */
  private async emptyThenWait(): Promise<number> {
    try {
      this.called = false
      while (this.open && (await this.sendBatch())) this.called = false
      const next = await this.parts.records.nextDue(emailCollection)
      this.storeFailures = 0
      return next === undefined
        ? sweepTime
        : Math.min(sweepTime, Math.max(breath, next - this.parts.clock.now()))
    } catch (thrown) {
      this.storeFailures += 1
      this.parts.log.error({ error: nameOf(thrown) }, 'the outbox cannot reach the records')
      return Math.min(sweepTime, this.parts.backoff(this.storeFailures))
    }
  }

  /** Whether there was something to send. */
  private async sendBatch(): Promise<boolean> {
    const now = this.parts.clock.now()
    const lease = { now, leaseUntil: now + leaseTime, limit: batch }
    const records = await this.parts.records.claim(emailCollection, lease)
    await Promise.all(records.map((record) => this.handle(record)))
    return records.length > 0
  }

  private async handle(record: StoredRecord): Promise<void> {
    const changes = await this.trySending(record)
    const { id, version } = record
    try {
      const outcome = await this.parts.records.update(emailCollection, id, version, changes)
      if (outcome !== 'updated') this.parts.log.warn({ email: id, outcome }, 'email lease lost')
    } catch (thrown) {
      // The lease runs out and the email is tried again, under the same Message-ID.
      this.parts.log.error({ email: id, error: nameOf(thrown) }, 'email not marked')
    }
  }

  private async trySending(record: StoredRecord): Promise<Changes> {
    const kept = readKept(record)
    if (kept === undefined) {
      this.parts.log.error({ email: record.id }, 'unreadable email given up')
      return { fields: { status: 'failed' }, dueAt: null }
    }
    try {
      const { answer } = await this.parts.mail.send(kept.letter)
      const { kind, reference } = kept
      this.parts.log.info({ email: record.id, kind, reference }, 'email sent')
      return asSent(kept, answer, this.parts.clock.now())
    } catch (thrown) {
      return this.afterFailure(record, kept, thrown)
    }
  }

  private afterFailure(record: StoredRecord, kept: StoredEmail, thrown: unknown): Changes {
    const now = this.parts.clock.now()
    const { kind, reference } = kept
    const tries = kept.tries + 1
    // Only the name of the error is logged: a server's answer often repeats the address.
    const told = { email: record.id, kind, reference, tries, error: nameOf(thrown) }
    const said = messageOf(thrown)
    // An email that breaks a rule breaks it at each try: waiting would hide it for days.
    if (thrown instanceof EmailError || now - record.createdAt >= patience) {
      this.parts.log.error(told, 'email given up')
      return asFailed(kept, said)
    }
    this.parts.log.warn(told, 'email delayed')
    return asDelayed(kept, said, now + this.parts.backoff(tries))
  }
}

const readKept = (record: StoredRecord): StoredEmail | undefined => {
  try {
    return readEmail(record)
  } catch {
    // The caller gives the email up and says so; the reason would hold personal information.
    return undefined
  }
}

/** `ECONNREFUSED`, `EENVELOPE` or the kind of error: enough to act on, nothing about a person. */
const nameOf = (thrown: unknown): string => {
  if (typeof thrown !== 'object' || thrown === null) return typeof thrown
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code
  return 'name' in thrown && typeof thrown.name === 'string' ? thrown.name : 'object'
}

const messageOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown
    ? String(thrown.message)
    : String(thrown)
