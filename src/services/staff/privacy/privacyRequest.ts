import * as z from 'zod'
import { collections, type Fields, type StoredRecord } from '../../adapters/records/records.js'
import type { PersonQuery } from './personQuery.js'
import { storedEnum, storedObject } from '../../adapters/records/storedValue.js'

/* A privacy request (Act P-39.1, s. 27 and 32). The search terms are deleted with the answer. */

export const privacyKinds = ['access', 'portability', 'rectify', 'delete'] as const
export type PrivacyKind = (typeof privacyKinds)[number]

/** Legal deadline in days; no answer counts as a refusal. */
export const answerDays = 30

/** `deleting`: started, possibly interrupted. `deleted`: attested, not answered yet. */
export const privacyStates = ['open', 'deleting', 'deleted', 'answered', 'refused'] as const
export type PrivacyState = (typeof privacyStates)[number]

export const privacyReferencePattern = /^VP-\d{4}-\d{3,}$/

const searchSchema = storedObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  reference: z.string(),
})
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
  /** Number of emails stopped before they were sent. */
  takenBack: z.int(),
  /** Number of emails in flight, which may have been delivered. */
  leaving: z.int(),
})
export type PrivacyDeletion = z.infer<typeof deletionSchema>

const attestationSchema = storedObject({
  at: z.int(),
  by: z.string(),
  /** Number of matching records that were not selected, or were received later. */
  leftOut: z.int(),
})

const privacyRequestSchema = storedObject({
  form: z.string().exactOptional(),
  kinds: z.array(storedEnum(privacyKinds)),
  receivedOn: z.string(),
  answerBy: z.string(),
  state: storedEnum(privacyStates),
  search: searchSchema.nullable(),
  /** `collection/id` of selected records; `null` before the first selection. */
  chosen: z.array(z.string()).nullable(),
  decisions: z.array(decisionSchema),
  deletion: deletionSchema.nullable(),
  attestation: attestationSchema.nullable(),
})
type PrivacyFields = z.infer<typeof privacyRequestSchema>

export interface PrivacyRequest extends PrivacyFields {
  readonly reference: string
  readonly version: number
}

export const readPrivacyRequest = ({ id, version, fields }: StoredRecord): PrivacyRequest => ({
  ...privacyRequestSchema.parse(fields),
  reference: id,
  version,
})

export const privacyFields = (fields: PrivacyFields): Fields => privacyRequestSchema.parse(fields)

export const isWorkable = ({ state, search }: PrivacyRequest): boolean =>
  state === 'open' && search !== null
