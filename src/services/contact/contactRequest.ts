import { z } from 'zod'
import { locales } from '../../addresses/pageTable.js'
import { type Moment, moments, type Subject, subjects } from './contactChoices.js'
import { verificationMarks } from '../verification/verificationMark.js'
import { referencePattern } from '../submissions/reference.js'

export { type Moment, moments, type Subject, subjects }

/** Why a request is kept apart as probable spam. */
export const suspicions = ['honeypot', 'tooFast'] as const
export type Suspicion = (typeof suspicions)[number]

const instant = z.iso.datetime()

/** What a visitor says in the form, once it has been checked. */
export const contactSaidSchema = z.object({
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
  message: z.string().exactOptional(),
})
export type ContactSaid = z.infer<typeof contactSaidSchema>

export const contactRequestSchema = contactSaidSchema.extend({
  id: z.string(),
  reference: z.string().regex(referencePattern),
  createdAt: instant,
  /** The language of the page: the acknowledgement is written in it. */
  locale: z.enum(locales),
  consentAt: instant,
  /** Empty: a genuine request. */
  suspected: z.array(z.enum(suspicions)).readonly(),
  /** What the provider of human verification said; absent while that is off. */
  verification: z.enum(verificationMarks).exactOptional(),
})
/** A contact request as it is kept. */
export type ContactRequest = z.infer<typeof contactRequestSchema>
