import { randomUUID } from 'node:crypto'
import { type Retention, spamDays } from '../../config/retention.js'
import type { Clock } from '../../shared/time/clock.js'
import { day } from '../../shared/time/durations.js'
import type { RecordDraft, Records } from '../adapters/records/records.js'
import type { Clinic } from '../clinic/readClinic.js'
import { draftEmail, type EmailDraft } from '../email/emailRecord.js'
import type { Outbox } from '../email/outbox.js'
import type { LimitAcknowledgements } from './acknowledgementLimit.js'
import { makeReference } from './reference.js'
import { draftRepeat, findRepeat } from './repeats.js'
import type { SpamCheck } from './spamCheck.js'
import {
  draftSubmission,
  type PersonalSubmission,
  readSubmission,
  type Submission,
  submissionEnd,
  type SubmissionKind,
} from './submission.js'

type Stamped = 'id' | 'reference' | 'createdAt' | 'consentAt' | keyof SpamCheck

export type SubmissionInput<Stored extends Submission> = Omit<Stored, Stamped> & {
  readonly id?: string
}

export interface Received<Stored extends Submission> {
  readonly submission: Stored
  readonly status: 'created' | 'existing'
}

export interface Sent {
  /** Digest of the answers, which detects duplicates; see `repeats.ts`. */
  readonly words?: string | undefined
  /** Client network, for the acknowledgement limit; not stored. */
  readonly network?: string | undefined
}

export interface Submissions<Stored extends Submission> {
  receive(input: SubmissionInput<Stored>, check: SpamCheck, sent?: Sent): Promise<Received<Stored>>
  find(id: string): Promise<Stored | undefined>
}

interface Drafts<Stored extends Submission> {
  readonly submission: Stored
  readonly endsAt: number
  readonly emails: readonly EmailDraft[]
  readonly repeatKey: string | undefined
  readonly network: string | undefined
}

/** Maximum number of tries, because concurrent submissions of one network compete for the same counter. */
const mostTries = 20

export interface SubmissionsParts<Stored extends Submission> {
  readonly kind: SubmissionKind<Stored>
  readonly records: Pick<Records, 'createAll' | 'read'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
  readonly clinic: Pick<Clinic, 'referencePrefix'>
  readonly retention: Retention
  readonly emails: (submission: Stored) => readonly EmailDraft[] | Promise<readonly EmailDraft[]>
  readonly limitAcknowledgements: LimitAcknowledgements
}

export const createSubmissions = <Stored extends Submission>({
  kind,
  records,
  outbox,
  clock,
  clinic,
  retention,
  emails,
  limitAcknowledgements,
}: SubmissionsParts<Stored>): Submissions<Stored> => {
  const find = async (id: string): Promise<Stored | undefined> => {
    const record = await records.read(kind.collection, id)
    return record === undefined ? undefined : readSubmission(kind, record)
  }

  /** Finds a recent duplicate. If it has been deleted, only `isNoted` is set. */
  const findSame = async (
    repeatKey: string | undefined,
    now: number,
  ): Promise<{ readonly isNoted: boolean; readonly same?: Stored | undefined }> => {
    const id = repeatKey === undefined ? undefined : await findRepeat(records, repeatKey, now)
    const same = id === undefined ? undefined : await find(id)
    return { isNoted: id !== undefined, same }
  }

  const storeOnce = async (
    { submission, endsAt, emails: written, repeatKey, network }: Drafts<Stored>,
    now: number,
  ): Promise<Received<Stored>> => {
    const own = (drafts: readonly EmailDraft[]): readonly RecordDraft[] => [
      draftSubmission(kind, submission, endsAt),
      ...drafts.map((email) => draftEmail(email, { now, expiresAt: endsAt })),
    ]
    let repeat = repeatKey === undefined ? [] : [draftRepeat(repeatKey, submission.id, now)]
    for (let tries = 0; tries < mostTries; tries += 1) {
      const allowed = await limitAcknowledgements(written, { now, network })
      const drafts = [...own(allowed.emails), ...repeat, ...allowed.counts]
      const status = await records.createAll(drafts)
      if (status === 'created') return { submission, status }
      const { isNoted, same } = await findSame(repeatKey, now)
      const first = (await find(submission.id)) ?? same
      if (first !== undefined) return { submission: first, status }
      // Another submission took the same counter: count again.
      if (isNoted) repeat = []
    }
    // Stores the submission without the acknowledgement rather than losing it.
    const toStaff = written.filter(({ recipient }) => recipient !== 'visitor')
    return { submission, status: await records.createAll(own(toStaff)) }
  }

  return {
    find,
    receive: async (input, check, { words, network } = {}) => {
      const now = clock.now()
      const moment = new Date(now).toISOString()
      const submission = kind.schema.parse({
        ...input,
        ...check,
        id: input.id ?? randomUUID(),
        reference: makeReference(clinic.referencePrefix),
        createdAt: moment,
        consentAt: moment,
      } satisfies SpamCheck & Omit<PersonalSubmission, 'locale'>)
      const isSpam = submission.suspected.length > 0
      const end = submissionEnd(kind, submission, retention)
      const endsAt = isSpam ? Math.min(end, now + spamDays * day) : end
      // Separate keys, so that a flagged submission does not absorb a genuine repetition.
      const repeatKey = words !== undefined && isSpam ? `${words}-suspected` : words
      const { same: repeated } = await findSame(repeatKey, now)
      if (repeated !== undefined) {
        // Writes nothing, but detects an unavailable store.
        await records.createAll([draftSubmission(kind, repeated, endsAt)])
        return { submission: repeated, status: 'existing' }
      }
      // Sends no emails about spam, because a stranger could have entered the address.
      const written = isSpam ? [] : await emails(submission)
      const drafts = { submission, endsAt, emails: written, repeatKey, network }
      const received = await storeOnce(drafts, now)
      outbox.wake()
      return received
    },
  }
}
