import type { Locale } from '../../addresses/pageTable.js'
import { type Subject, moments } from '../../shared/contact/contactChoices.js'
import {
  contactFields,
  contactFieldsOn,
  type ContactInput,
} from '../../shared/contact/contactFields.js'
import { type ContactFields, contactFieldsSchema } from '../../services/contact/contactRequest.js'
import { halfDaysOf, inTheirOrder, type OfferedDay } from '../../shared/contact/halfDayChoices.js'
import { cleanInput } from '../../shared/forms/fieldTable.js'
import { isRecordId } from '../../shared/submissions/recordId.js'
import { spamFields } from '../../shared/submissions/spamFields.js'
import { createForm } from '../forms/createForm.js'
import { joinKept, type KeptAnswers, keptPhone } from '../forms/keptAnswers.js'

/** Written by the browser's own script; empty without it. */
const hidden = {
  ...spamFields,
  /** A UUID, the same for each new try, so that sending again keeps nothing twice. */
  id: { clean: 'line', rules: [] },
  /** What the provider of human verification gave the browser. */
  verification: { clean: 'line', rules: [] },
} as const

/** @param offered the half-days that may be wished for now; the same list as long as it holds */
export const contactForm = (offered: () => readonly OfferedDay[]) => {
  const known = new WeakMap<readonly OfferedDay[], ReturnType<typeof contactFieldsOn>>()
  return createForm({
    fields: () => {
      const days = offered()
      const table = known.get(days) ?? contactFieldsOn(halfDaysOf(days))
      known.set(days, table)
      return table
    },
    hidden,
  })
}

/** The form before anybody typed. */
export const emptyContactInput = (locale: Locale, subject: Subject | '' = ''): ContactInput =>
  cleanInput(contactFields, { subject, language: locale })

/** From an input without errors to what is kept. */
export const toContactFields = (input: ContactInput): ContactFields => {
  const { email, message } = input
  const kept: KeptAnswers<ContactInput, ContactFields> = {
    name: { name: input.name },
    phone: keptPhone(input.phone),
    email: email === '' ? {} : { email },
    subject: { subject: input.subject },
    language: { preferredLanguage: input.language },
    moments: { moments: moments.filter((moment) => input.moments.includes(moment)) },
    halfDays: input.halfDays.length === 0 ? {} : { halfDays: inTheirOrder(input.halfDays) },
    message: message === '' ? {} : { message },
    // Kept as the moment at which it was given.
    consent: {},
  }
  return contactFieldsSchema.parse(joinKept(kept))
}

/** Whatever is no UUID is left out: a request without one is a request all the same. */
export const readRequestId = (sent: string): { readonly id?: string } => {
  const id = sent.toLowerCase()
  return isRecordId(id) ? { id } : {}
}
