import * as z from 'zod'
import { locales } from '../../addresses/pageTable.js'
import type { Retention, SubmissionCollection } from '../../config/retention.js'
import type { Fields } from '../adapters/records/records.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import { referencePattern } from './reference.js'
import { suspicions } from './spamCheck.js'

const instant = z.iso.datetime()

export const submissionFields = {
  id: z.string(),
  createdAt: instant,
  locale: storedEnum(locales),
  suspected: z.array(storedEnum(suspicions)).readonly().default([]),
}

export const personalSubmissionFields = {
  id: submissionFields.id,
  reference: z.string().regex(referencePattern),
  createdAt: submissionFields.createdAt,
  locale: submissionFields.locale,
  consentAt: instant,
  suspected: submissionFields.suspected,
}

/** Reads `null` as missing: record fields can be replaced but not removed. */
export const withoutNulls = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (stored: unknown) =>
      typeof stored === 'object' && stored !== null
        ? Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null))
        : stored,
    schema,
  )

export type Submission = z.infer<z.ZodObject<typeof submissionFields>>
export type PersonalSubmission = z.infer<z.ZodObject<typeof personalSubmissionFields>>

export interface SubmissionKind<Stored extends Submission> {
  readonly collection: SubmissionCollection
  /** Strips fields added by the staff area. */
  readonly schema: z.ZodType<Stored>
  /** `expiresAt` deletes the record; `dueAt` leaves it to the job that deletes files first. */
  readonly endsBy: 'expiresAt' | 'dueAt'
  /** Retention end in milliseconds since 1970; by default counted from receipt. */
  endsAt?(submission: Stored, retention: Retention): number
  readonly untouched?: (isSpam: boolean) => Fields
}
