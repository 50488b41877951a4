import * as z from 'zod'
import type { Retention } from '../../config/retention.js'
import { jobs } from '../../content/jobs/jobCatalogue.js'
import { storedEnum, storedObject } from '../adapters/records/storedValue.js'
import {
  personalSubmissionFields,
  type SubmissionKind,
  withoutNulls,
} from '../submissions/submission.js'
import { day } from '../../shared/time/durations.js'
import {
  availabilities,
  fileWarnings,
  scanStates,
  spontaneous,
} from '../../shared/careers/applicationChoices.js'
import { fileKinds } from './fileNames.js'

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

/** Returns the closing day of a published offer, as an ISO date. */
export const closingDay = (offer: string): string | undefined =>
  jobs.find(({ id }) => id === offer)?.closes

/** Whether an offer is published; a spontaneous application has none. */
export const isOfferKnown = (offer: string): boolean =>
  offer === spontaneous || closingDay(offer) !== undefined

/**
 * Returns when an application is deleted: some days after the decision, or after the closing day of
 * its offer while there is none; more days if the person agreed to be considered for other offers.
 * @param decidedAt when HR decided, in milliseconds since 1970
 */
export const applicationEnd = (
  {
    createdAt,
    offer,
    offerCloses,
    keepForOthers,
  }: Pick<Application, 'createdAt' | 'offer' | 'offerCloses' | 'keepForOthers'>,
  retention: Retention,
  decidedAt?: number,
): number => {
  const received = Date.parse(createdAt)
  // An offer may be extended, or deleted once it is closed.
  const closes = closingDay(offer) ?? offerCloses
  const closed = closes === undefined ? received : Date.parse(closes) + day
  const from = decidedAt ?? Math.max(received, closed)
  return from + (keepForOthers ? retention.otherOffers : retention.applications) * day
}

/** Has no expiry in the store: the retention job removes its files first. */
export const applicationKind: SubmissionKind<Application> = {
  collection: 'applications',
  schema: withoutNulls(applicationSchema),
  endsBy: 'dueAt',
  endsAt: (application, retention) => applicationEnd(application, retention),
  // What is flagged as spam is in none of the lists of HR.
  untouched: (isSuspected) => (isSuspected ? {} : { desk: { state: 'received' } }),
}
