import * as z from 'zod'
import { collections, type Fields, type StoredRecord } from '../../adapters/records/records.js'
import type { PersonQuery } from './personQuery.js'
import { storedEnum, storedObject } from '../../adapters/records/storedValue.js'

/*
 * What a person asked about their data (Act P-39.1, s. 27 and 32). The record holds references, counts
 * and decisions; of the person only what they are looked for by, and that goes with the answer.
 */

export const privacyKinds = ['access', 'portability', 'rectify', 'delete'] as const
export type PrivacyKind = (typeof privacyKinds)[number]

/** Without an answer by then, the law takes silence for a refusal. */
export const answerDays = 30

/** `deleting`: begun, perhaps interrupted. `deleted`: attested, not answered yet. */
export const privacyStates = ['open', 'deleting', 'deleted', 'answered', 'refused'] as const
export type PrivacyState = (typeof privacyStates)[number]

/** What a request was number seven of in its year: `VP-2026-007`. */
export const privacyReferencePattern = /^VP-\d{4}-\d{3,}$/

const searchSchema = storedObject({
  name: z.string(),
  email: z.string(),
  /** E.164 */
  phone: z.string(),
  reference: z.string(),
})
/** What the person is looked for by; empty texts where nothing is known. */
export type PrivacySearch = z.infer<typeof searchSchema>

export const queriesOf = (search: PrivacySearch): readonly PersonQuery[] =>
  (['reference', 'email', 'phone', 'name'] as const)
    .map((by) => ({ by, value: search[by] }))
    .filter(({ value }) => value !== '')

export const decisionKinds = [
  'opened',
  'searched',
  'copied',
  'corrected',
  'deletionBegun',
  'deleted',
  'answered',
  'refused',
] as const

const decisionSchema = storedObject({
  at: z.int(),
  /** A colleague, by name. */
  by: z.string(),
  what: storedEnum(decisionKinds),
})
export type PrivacyDecision = z.infer<typeof decisionSchema>

const countsSchema = storedObject({
  requests: z.int(),
  applications: z.int(),
  answers: z.int(),
  files: z.int(),
  emails: z.int(),
  notes: z.int(),
})
export type DeletedCounts = z.infer<typeof countsSchema>

const placeSchema = storedObject({ collection: storedEnum(collections), id: z.string() })

const deletionSchema = storedObject({
  plan: storedObject({
    fileKeys: z.array(z.string()),
    emails: z.array(z.string()),
    records: z.array(placeSchema),
  }),
  counts: countsSchema,
  references: z.record(z.string(), z.array(z.string())),
  /** Emails that waited and were taken back. */
  takenBack: z.int(),
  /** Emails that were leaving at that very moment: they may have arrived. */
  leaving: z.int(),
})
/** What a deletion removes, written down before it begins, so that it can be taken up again. */
export type PrivacyDeletion = z.infer<typeof deletionSchema>

const attestationSchema = storedObject({
  at: z.int(),
  by: z.string(),
  /** Recognised as the person's and not ticked, or received since. */
  leftOut: z.int(),
})

const privacyRequestSchema = storedObject({
  /** The id of the form it was written down with: sent twice, it is one request. */
  form: z.string().exactOptional(),
  kinds: z.array(storedEnum(privacyKinds)),
  /** Days of the clinic's calendar. */
  receivedOn: z.string(),
  answerBy: z.string(),
  state: storedEnum(privacyStates),
  search: searchSchema.nullable(),
  /** `collection/id` of what a human ticked; null while nobody has. */
  chosen: z.array(z.string()).nullable(),
  decisions: z.array(decisionSchema),
  deletion: deletionSchema.nullable(),
  attestation: attestationSchema.nullable(),
})
type PrivacyFields = z.infer<typeof privacyRequestSchema>

export interface PrivacyRequest extends PrivacyFields {
  /** The id of the record. */
  readonly reference: string
  readonly version: number
}

/** @throws ZodError when the record is no privacy request */
export const readPrivacyRequest = ({ id, version, fields }: StoredRecord): PrivacyRequest => ({
  ...privacyRequestSchema.parse(fields),
  reference: id,
  version,
})

/** The fields that are stored. */
export const privacyFields = (fields: PrivacyFields): Fields => privacyRequestSchema.parse(fields)

/** Whether something may still be looked for, corrected or deleted. */
export const isWorkable = ({ state, search }: PrivacyRequest): boolean =>
  state === 'open' && search !== null
