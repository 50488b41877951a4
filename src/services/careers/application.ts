import * as z from 'zod'
import type { Retention } from '../../config/retention.js'
import type { JobContent } from '../content/schemas/job.js'
import {
  availabilities,
  fileWarnings,
  scanStates,
  spontaneous,
} from '../../shared/careers/applicationChoices.js'
import { day } from '../../shared/time/durations.js'
import { storedEnum, storedObject } from '../adapters/records/storedValue.js'
import {
  personalSubmissionFields,
  type SubmissionKind,
  withoutNulls,
} from '../submissions/submission.js'
import { fileKinds } from './fileNames.js'

const applicationFileSchema = storedObject({
  key: z.string(),
  name: z.string(),
  kind: storedEnum(fileKinds),
  size: z.int(),
  warnings: z.array(storedEnum(fileWarnings)).readonly().default([]),
  scan: storedEnum(scanStates).default('notScanned'),
})
export type ApplicationFile = z.infer<typeof applicationFileSchema>

export const applicationFieldsSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** Empty if the candidate gave none: processes of earlier releases require the field. */
  phone: z.string(),
  phoneExtension: z.string().exactOptional(),
  /** Offer id, or `spontaneous`. */
  offer: z.string(),
  availability: z.array(z.enum(availabilities)).readonly(),
  message: z.string().exactOptional(),
  keepForOthers: z.boolean(),
})
export type ApplicationFields = z.infer<typeof applicationFieldsSchema>

const applicationSchema = applicationFieldsSchema.extend({
  ...personalSubmissionFields,
  availability: z.array(storedEnum(availabilities)).readonly().default([]),
  keepForOthers: z.boolean().default(false),
  files: z.array(applicationFileSchema).readonly(),
  /** Closing day of the offer at submission, on which the retention depends. */
  offerCloses: z.iso.date().exactOptional(),
})
export type Application = z.infer<typeof applicationSchema>

export const closingDay = (jobs: readonly JobContent[], offer: string): string | undefined =>
  jobs.find(({ id }) => id === offer)?.closes

export const isOfferKnown = (jobs: readonly JobContent[], offer: string): boolean =>
  offer === spontaneous || closingDay(jobs, offer) !== undefined

/** Returns the retention end (milliseconds since 1970), from the decision or else the closing day. */
export const applicationEnd = (
  {
    createdAt,
    offerCloses,
    keepForOthers,
  }: Pick<Application, 'createdAt' | 'offerCloses' | 'keepForOthers'>,
  retention: Retention,
  decidedAt?: number,
): number => {
  const received = Date.parse(createdAt)
  // An offer may be extended, or deleted after closing.
  const closed = offerCloses === undefined ? received : Date.parse(offerCloses) + day
  const from = decidedAt ?? Math.max(received, closed)
  return from + (keepForOthers ? retention.otherOffers : retention.applications) * day
}

/** Uses `dueAt` instead of `expiresAt`: the retention job deletes the files before the record. */
export const applicationKind: SubmissionKind<Application> = {
  collection: 'applications',
  schema: withoutNulls(applicationSchema),
  endsBy: 'dueAt',
  endsAt: (application, retention) => applicationEnd(application, retention),
  // Spam is not listed for HR, so it has no state.
  untouched: (isSpam) => (isSpam ? {} : { desk: { state: 'received' } }),
}
