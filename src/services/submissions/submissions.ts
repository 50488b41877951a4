import { randomUUID } from 'node:crypto'
import { type Retention, suspectedDays } from '../../config/retention.js'
import type { RecordDraft, Records } from '../adapters/records/records.js'
import { draftEmail, type EmailDraft } from '../email/emailRecord.js'
import type { Outbox } from '../email/outbox.js'
import type { Clinic } from '../clinic/readClinic.js'
import type { Clock } from '../../shared/time/clock.js'
import { day } from '../../shared/time/durations.js'
import type { LimitAcknowledgements } from './acknowledgementLimit.js'
import { makeReference } from './reference.js'
import { draftRepeat, findRepeat } from './repeats.js'
import type { SpamCheck } from './spamCheck.js'
import type { PersonalSubmission, Submission, SubmissionKind } from './submission.js'
import { draftSubmission, readSubmission, submissionEnd } from './submissionRecord.js'

/** What receiving adds by itself: when, under which name, and what the spam check found. */
type Stamped = 'id' | 'reference' | 'createdAt' | 'consentAt' | keyof SpamCheck

/** What a form said, once it has been checked. */
export type SubmissionInput<Stored extends Submission> = Omit<Stored, Stamped> & {
  /** Made by the browser, so that sending again stores nothing twice. */
  readonly id?: string
}

export interface Received<Stored extends Submission> {
  /** As it is stored: the first one when it came twice. */
  readonly submission: Stored
  /** `existing`: this very submission was already stored. */
  readonly status: 'created' | 'existing'
}

/** How a submission arrived. */
export interface Sent {
  /** Digest of the answers, which recognises the same ones sent twice; see `repeats.ts`. */
  readonly words?: string | undefined
  /** Network address of the sender; limits acknowledgements, and is not stored. */
  readonly network?: string | undefined
}

/** What every form does with what it is sent. */
export interface Submissions<Stored extends Submission> {
  /** Stores the submission with its emails, durably, and only then has the emails sent. */
  receive(input: SubmissionInput<Stored>, check: SpamCheck, sent?: Sent): Promise<Received<Stored>>
  /** By its id. */
  find(id: string): Promise<Stored | undefined>
}

/** What is stored together. */
interface Drafts<Stored extends Submission> {
  readonly submission: Stored
  readonly endsAt: number
  /** Whatever the limit says of them. */
  readonly emails: readonly EmailDraft[]
  readonly repeatKey: string | undefined
  readonly network: string | undefined
}

/** Submissions of one network at the same moment take the same count, and all but one try again. */
const mostTries = 20

export interface SubmissionsParts<Stored extends Submission> {
  readonly kind: SubmissionKind<Stored>
  readonly records: Pick<Records, 'createAll' | 'read'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
  readonly clinic: Pick<Clinic, 'referencePrefix'>
  /** Days by collection. */
  readonly retention: Retention
  /** What must be written about a submission. */
  readonly emails: (submission: Stored) => readonly EmailDraft[] | Promise<readonly EmailDraft[]>
  readonly limitAcknowledgements: LimitAcknowledgements
}

/** Receives one kind of submission. */
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

  /** What said the same a moment ago; `isNoted` alone when it has been deleted since. */
  const findSame = async (
    repeatKey: string | undefined,
    now: number,
  ): Promise<{ readonly isNoted: boolean; readonly same?: Stored | undefined }> => {
    const id = repeatKey === undefined ? undefined : await findRepeat(records, repeatKey, now)
    const same = id === undefined ? undefined : await find(id)
    return { isNoted: id !== undefined, same }
  }

  /** Stores the records, or finds what was stored before them under the same id or words. */
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
      // Otherwise another one took the same count at the same moment: the next try counts again.
      if (isNoted) repeat = []
    }
    // An acknowledgement may be missing, a submission may not.
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
      const isSuspected = submission.suspected.length > 0
      const end = submissionEnd(kind, submission, retention)
      const endsAt = isSuspected ? Math.min(end, now + suspectedDays * day) : end
      // What was set apart must not swallow the same words sent again without a sign of spam.
      const repeatKey = words !== undefined && isSuspected ? `${words}-suspected` : words
      const { same: repeated } = await findSame(repeatKey, now)
      if (repeated !== undefined) {
        // It exists, so nothing is written, but a store that was taken away is noticed.
        await records.createAll([draftSubmission(kind, repeated, endsAt)])
        return { submission: repeated, status: 'existing' }
      }
      // Probable spam is written to nobody: a visitor's address is not a way to reach strangers.
      const written = isSuspected ? [] : await emails(submission)
      const drafts = { submission, endsAt, emails: written, repeatKey, network }
      const received = await storeOnce(drafts, now)
      outbox.wake()
      return received
    },
  }
}
