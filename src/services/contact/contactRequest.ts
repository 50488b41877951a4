import * as z from 'zod'
import { locales } from '../../addresses/pageTable.js'
import { moments, requestSources, subjects } from '../../shared/contact/contactChoices.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import { verificationMarks } from '../adapters/verification/verification.js'
import {
  personalSubmissionFields,
  type SubmissionKind,
  withoutNulls,
} from '../submissions/submission.js'

/** Fields of a posted form, restricted to the choices of this release. */
export const contactFieldsSchema = z.object({
  name: z.string(),
  email: z.string().exactOptional(),
  phone: z.string().exactOptional(),
  phoneExtension: z.string().exactOptional(),
  subject: z.enum(subjects),
  preferredLanguage: z.enum(locales),
  moments: z.array(z.enum(moments)).readonly(),
  /** Preferred slots such as `2026-11-24 morning`; not bookings. */
  halfDays: z.array(z.string()).readonly().exactOptional(),
  message: z.string().exactOptional(),
})
export type ContactFields = z.infer<typeof contactFieldsSchema>

const contactRequestSchema = contactFieldsSchema.extend({
  ...personalSubmissionFields,
  subject: storedEnum(subjects),
  preferredLanguage: storedEnum(locales),
  moments: z.array(storedEnum(moments)).readonly().default([]),
  /** How the front desk received it; `undefined` for the form. */
  source: storedEnum(requestSources).exactOptional(),
  /** `undefined` while human verification is off. */
  verification: storedEnum(verificationMarks).exactOptional(),
})
export type ContactRequest = z.infer<typeof contactRequestSchema>

export const contactKind: SubmissionKind<ContactRequest> = {
  collection: 'requests',
  schema: withoutNulls(contactRequestSchema),
  endsBy: 'expiresAt',
  untouched: (isSpam) => ({ desk: { state: isSpam ? 'spam' : 'new' } }),
}
