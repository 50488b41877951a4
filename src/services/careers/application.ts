import * as z from 'zod'
import { storedEnum, storedObject } from '../adapters/records/storedValue.js'
import {
  personalSubmissionFields,
  type SubmissionKind,
  withoutNulls,
} from '../submissions/submission.js'
import { availabilities, fileWarnings, scanStates } from './applicationChoices.js'
import { applicationEnd } from './applicationEnd.js'
import { fileKinds } from './fileKinds.js'

const applicationFileSchema = storedObject({
  key: z.string(),
  /** The visitor's own, cleaned. */
  name: z.string(),
  kind: storedEnum(fileKinds),
  /** Bytes. */
  size: z.int(),
  warnings: z.array(storedEnum(fileWarnings)).readonly().default([]),
  scan: storedEnum(scanStates).default('notScanned'),
})
export type ApplicationFile = z.infer<typeof applicationFileSchema>

/** The fields of a posted form, validated against the choices of this release. */
export const applicationFieldsSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** E.164, such as +14185550199. */
  phone: z.string(),
  phoneExtension: z.string().exactOptional(),
  /** The id of an offer, or `spontaneous`. */
  offer: z.string(),
  /** In the order they are offered; empty when the person said nothing. */
  availability: z.array(z.enum(availabilities)).readonly(),
  message: z.string().exactOptional(),
  /** The person agrees to be thought of for other offers. */
  keepForOthers: z.boolean(),
})
export type ApplicationFields = z.infer<typeof applicationFieldsSchema>

const applicationSchema = applicationFieldsSchema.extend({
  ...personalSubmissionFields,
  availability: z.array(storedEnum(availabilities)).readonly().default([]),
  keepForOthers: z.boolean().default(false),
  files: z.array(applicationFileSchema).readonly(),
  /** Closing day of the offer when it was received: the retention counts from it. */
  offerCloses: z.iso.date().exactOptional(),
  /** Links to the files that were made before lead nowhere. */
  linksRevokedAt: z.iso.datetime().exactOptional(),
})
/** An application as it is stored. */
export type Application = z.infer<typeof applicationSchema>

/** Its files are removed before it, so it never expires by itself. */
export const applicationKind: SubmissionKind<Application> = {
  collection: 'applications',
  schema: withoutNulls(applicationSchema),
  endsBy: 'dueAt',
  endsAt: (application, retention) => applicationEnd(application, retention),
}
