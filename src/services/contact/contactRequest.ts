import * as z from 'zod'
import { fixedPeriods } from '../../config/retention.js'
import { locales } from '../../addresses/pageTable.js'
import {
  contactWays,
  moments,
  requestSources,
  shortNoticeStates,
  subjects,
  visitStates,
  visitWants,
} from '../../shared/contact/contactChoices.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import { verificationMarks } from '../adapters/verification/verification.js'
import { day } from '../../shared/time/durations.js'
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
  /** Preferred channel. If it is missing, the clinic uses the phone number, or else the email address. */
  contactBy: z.enum(contactWays).exactOptional(),
  subject: z.enum(subjects),
  preferredLanguage: z.enum(locales),
  moments: z.array(z.enum(moments)).readonly(),
  halfDays: z.array(z.string()).readonly().exactOptional(),
  message: z.string().exactOptional(),
  visit: z
    .object({
      date: z.iso.date(),
      time: z.string(),
      want: storedEnum(visitWants),
      state: storedEnum(visitStates),
      isTaken: z.boolean().exactOptional(),
    })
    .exactOptional(),
})
export type ContactFields = z.infer<typeof contactFieldsSchema>

const contactRequestSchema = contactFieldsSchema.extend({
  ...personalSubmissionFields,
  contactBy: storedEnum(contactWays).exactOptional(),
  subject: storedEnum(subjects),
  preferredLanguage: storedEnum(locales),
  moments: z.array(storedEnum(moments)).readonly().default([]),
  /** Request to be called if an earlier appointment becomes available, with the last day for such a call. */
  shortNotice: z
    .object({ until: z.iso.date(), state: storedEnum(shortNoticeStates) })
    .exactOptional(),
  /** How the front desk received the request; `undefined` if it was sent with the form. */
  source: storedEnum(requestSources).exactOptional(),
  /** `undefined` while human verification is off. */
  verification: storedEnum(verificationMarks).exactOptional(),
})
export type ContactRequest = z.infer<typeof contactRequestSchema>

export const contactKind: SubmissionKind<ContactRequest> = {
  collection: 'requests',
  schema: withoutNulls(contactRequestSchema),
  endsBy: 'expiresAt',
  // Ends 30 days after the appointment if that is before the usual end.
  endsAt: ({ createdAt, visit }, retention) => {
    const end = Date.parse(createdAt) + retention.requests * day
    const visitEnd = (fixedPeriods.withdrawn.days + 1) * day
    return visit === undefined ? end : Math.min(end, Date.parse(visit.date) + visitEnd)
  },
  untouched: (isSpam) => ({ desk: { state: isSpam ? 'spam' : 'new' } }),
}
