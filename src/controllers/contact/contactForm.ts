import { body, type ValidationChain } from 'express-validator'
import { z } from 'zod'
import type { Locale } from '../../addresses/pageTable.js'
import { type ContactSaid, contactSaidSchema } from '../../services/contact/contactRequest.js'
import { moments, type Subject } from '../../services/contact/contactChoices.js'
import type { Signals } from '../../services/submissions/spamCheck.js'
import { cleanLine } from '../../services/forms/cleanText.js'
import {
  cleanContact,
  contactCleaning,
  type ContactError,
  contactError,
  type ContactField,
  contactFields,
  type ContactTyped,
} from '../../services/forms/contactRules.js'
import { readPhone } from '../../services/forms/phoneNumber.js'
import type { Form, FormReading } from '../forms/readForm.js'

export type { ContactError, ContactField, ContactTyped }

/*
 * What the view puts in the form, by `name`:
 *
 * - `name`, `email`, `phone`: text; at least one of the last two.
 * - `subject`: one of `subjects` (the nine exams, by their full names, and `other`).
 * - `language`: radio `fr` or `en`; the page's own language is chosen beforehand.
 * - `moments`: boxes, any number of `moments`.
 * - `message`: several lines, optional.
 * - `consent`: a box of value `yes`, never ticked beforehand.
 * - `website`: hidden from everybody (not with type=hidden), empty; whatever fills it is a program.
 * - `seen`: type=hidden, empty; the browser's own script writes the milliseconds it saw the form.
 * - `id`: type=hidden, empty; the browser's own script writes a UUID, the same for each new try.
 * - `verification`: type=hidden, empty; the browser's own script writes the provider's token.
 *
 * The words are in `forms:`. The props the view needs are `ContactFormState`, and how to translate.
 */

export interface ContactValues {
  readonly said: ContactSaid
  /** Made by the browser, so that sending again keeps nothing twice. */
  readonly id?: string
  /** What the provider of human verification gave the browser. */
  readonly token?: string
  readonly signals: Signals
}

export type ContactReading = FormReading<ContactField, ContactValues, ContactTyped>

/** What the view shows: nothing wrong and nothing typed at first, then what `readForm` answers. */
export interface ContactFormState {
  readonly typed: ContactTyped
  readonly errors: readonly ContactError[]
}

/** The form before anybody typed. */
export const emptyContactForm = (locale: Locale, subject: Subject | '' = ''): ContactFormState => ({
  typed: {
    name: '',
    email: '',
    phone: '',
    subject,
    language: locale,
    moments: [],
    message: '',
    consent: '',
  },
  errors: [],
})

/** The runner asks the module that the browser asks too; the message is the key of the sentence. */
const ruleOf = (field: ContactField): ValidationChain =>
  body(field)
    .customSanitizer(contactCleaning[field])
    .custom((_value, { req }) => {
      const key = contactError(field, cleanContact(fieldsOf(req.body)))
      if (key !== undefined) throw new Error(key)
      return true
    })

const fieldsOf = (sent: unknown): Readonly<Record<string, unknown>> =>
  typeof sent === 'object' && sent !== null ? { ...sent } : {}

/** The rules of the contact form, in the order of its fields; the first that fails is told. */
export const contactRules = (): readonly ValidationChain[] => [
  ...contactFields.map(ruleOf),
  // No rule: these never tell a program what gave it away.
  body('website').customSanitizer(cleanLine),
  body('seen').customSanitizer(cleanLine),
  body('id').customSanitizer(cleanLine),
  body('verification').customSanitizer(cleanLine),
]

const text = z.string()

const checkedFields = z.object({
  name: text,
  email: text,
  phone: text,
  subject: text,
  language: text,
  moments: z.array(text),
  message: text,
  website: text,
  seen: text,
  id: text,
  verification: text,
})

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const toValues = (checked: z.infer<typeof checkedFields>): ContactValues => {
  const { name, email, phone, subject, language, message, website, seen, id, verification } =
    checked
  const reading = phone === '' ? undefined : readPhone(phone)
  const said = contactSaidSchema.parse({
    name,
    ...(email === '' ? {} : { email }),
    ...(reading?.ok ? { phone: reading.phone } : {}),
    ...(reading?.ok && reading.extension !== undefined
      ? { phoneExtension: reading.extension }
      : {}),
    subject,
    preferredLanguage: language,
    moments: moments.filter((moment) => checked.moments.includes(moment)),
    ...(message === '' ? {} : { message }),
  })
  // Anything but a number of milliseconds says nothing: no verdict without the browser's script.
  const known = /^\d{1,12}$/.test(seen)
  return {
    said,
    // Whatever is no UUID is left out: a request without one is a request all the same.
    ...(uuid.test(id) ? { id: id.toLowerCase() } : {}),
    ...(verification === '' ? {} : { token: verification }),
    signals: { website, ...(known ? { visibleMs: Number(seen) } : {}) },
  }
}

export const contactForm: Form<ContactField, ContactValues, ContactTyped> = {
  fields: contactFields,
  rules: contactRules(),
  values: checkedFields.transform(toValues),
  typed: z.unknown().transform((sent) => cleanContact(fieldsOf(sent))),
}
