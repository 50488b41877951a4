import * as z from 'zod'
import { locales } from '../../addresses/pageTable.js'
import type { Retention, SubmissionCollection } from '../../config/retention.js'
import type { Fields } from '../adapters/records/records.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import { referencePattern } from './reference.js'
import { suspicions } from './spamCheck.js'

const instant = z.iso.datetime()

/** What every stored submission has, whatever its form asks. */
export const submissionFields = {
  id: z.string(),
  createdAt: instant,
  /** The language of the page the form stood on. */
  locale: storedEnum(locales),
  /** Empty: a genuine submission. */
  suspected: z.array(storedEnum(suspicions)).readonly().default([]),
}

/** What the submission of a person has, who agreed to it and is answered. */
export const personalSubmissionFields = {
  id: submissionFields.id,
  reference: z.string().regex(referencePattern),
  createdAt: submissionFields.createdAt,
  /** The acknowledgement is written in it, where the form asks for no other. */
  locale: submissionFields.locale,
  consentAt: instant,
  suspected: submissionFields.suspected,
}

/**
 * What was taken away later reads as never given: a record's fields are replaced, never removed, so
 * that it is stored as null.
 */
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

/** One kind of submission: where it is stored and what it looks like there. */
export interface SubmissionKind<Stored extends Submission> {
  readonly collection: SubmissionCollection
  /** Parsing keeps what belongs to the submission and drops the rest. */
  readonly schema: z.ZodType<Stored>
  /**
   * What the end of the retention is to the records: `expiresAt` deletes the record by itself;
   * `dueAt` hands it to whoever removes its files first.
   */
  readonly endsBy: 'expiresAt' | 'dueAt'
  /** When its retention ends, in milliseconds since 1970; absent: its days, from when it was sent. */
  endsAt?(submission: Stored, retention: Retention): number
  /** What is stored beside a new one for those who will work with it. */
  readonly untouched?: (isSuspected: boolean) => Fields
}
