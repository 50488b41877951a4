import { z } from 'zod'
import { locales } from '../../addresses/pageTable.js'
import { referencePattern } from '../submissions/reference.js'
import { suspicions } from '../contact/contactRequest.js'
import { availabilities } from './applicationChoices.js'
import { fileKinds } from './fileKinds.js'

/** What HR is warned of before opening a file. */
export const fileWarnings = ['macros', 'script', 'embedded', 'password'] as const
export type FileWarning = (typeof fileWarnings)[number]

const instant = z.iso.datetime()

export const applicationFileSchema = z.object({
  key: z.string(),
  /** The visitor's own, cleaned. */
  name: z.string(),
  kind: z.enum(fileKinds),
  /** Bytes. */
  size: z.int(),
  warnings: z.array(z.enum(fileWarnings)).readonly(),
  scan: z.enum(['clean', 'notScanned']),
})
export type ApplicationFile = z.infer<typeof applicationFileSchema>

/** What a person says in the form, once it has been checked. */
export const applicationSaidSchema = z.object({
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
export type ApplicationSaid = z.infer<typeof applicationSaidSchema>

export const applicationSchema = applicationSaidSchema.extend({
  id: z.string(),
  reference: z.string().regex(referencePattern),
  createdAt: instant,
  /** The language of the page: the acknowledgement is written in it. */
  locale: z.enum(locales),
  consentAt: instant,
  /** Empty: a genuine application. */
  suspected: z.array(z.enum(suspicions)).readonly(),
  files: z.array(applicationFileSchema).readonly(),
})
/** An application as it is kept. */
export type Application = z.infer<typeof applicationSchema>
