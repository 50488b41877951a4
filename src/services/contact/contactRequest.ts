import * as z from 'zod'
import { locales } from '../../addresses/pageTable.js'
import {
  personalSubmissionFields,
  type SubmissionKind,
  withoutNulls,
} from '../submissions/submission.js'
import { verificationMarks } from '../adapters/verification/verification.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import { moments, subjects } from '../../shared/contact/contactChoices.js'

/** The fields of a posted form, validated against the choices of this release. */
export const contactFieldsSchema = z.object({
  name: z.string(),
  email: z.string().exactOptional(),
  /** E.164, such as +14185550199. */
  phone: z.string().exactOptional(),
  /** Digits after the number, at a workplace. */
  phoneExtension: z.string().exactOptional(),
  subject: z.enum(subjects),
  preferredLanguage: z.enum(locales),
  /** In the order of `moments`; empty when the visitor said nothing. */
  moments: z.array(z.enum(moments)).readonly(),
  /** Written like `2026-11-24 morning`: a wish, nothing is booked. */
  halfDays: z.array(z.string()).readonly().exactOptional(),
  message: z.string().exactOptional(),
})
export type ContactFields = z.infer<typeof contactFieldsSchema>

const contactRequestSchema = contactFieldsSchema.extend({
  ...personalSubmissionFields,
  subject: storedEnum(subjects),
  preferredLanguage: storedEnum(locales),
  moments: z.array(storedEnum(moments)).readonly().default([]),
  /** Result of the human verification service; absent while the service is off. */
  verification: storedEnum(verificationMarks).exactOptional(),
})
/** A contact request as it is stored. */
export type ContactRequest = z.infer<typeof contactRequestSchema>

export const contactKind: SubmissionKind<ContactRequest> = {
  collection: 'requests',
  schema: withoutNulls(contactRequestSchema),
  endsBy: 'expiresAt',
  // What the desk does with it is read in `staff/requests/deskRecord.ts`.
  untouched: (isSuspected) => ({ desk: { state: isSuspected ? 'spam' : 'new' } }),
}
