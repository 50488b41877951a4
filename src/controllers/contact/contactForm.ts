import { isDeepStrictEqual } from 'node:util'
import type { ExamName, Locale } from '../../addresses/pageTable.js'
import { type Subject, moments } from '../../shared/contact/contactChoices.js'
import {
  contactFields,
  contactFieldsOn,
  type ContactInput,
} from '../../shared/contact/contactFields.js'
import {
  type ContactFields,
  contactFieldsSchema,
  type ContactRequest,
} from '../../services/contact/contactRequest.js'
import { halfDaysOf, inTheirOrder, type OfferedDay } from '../../shared/contact/halfDayChoices.js'
import { cleanInput } from '../../shared/forms/fieldTable.js'
import { isRecordId } from '../../services/submissions/reference.js'
import { spamFields } from '../../shared/submissions/spamFields.js'
import { createForm } from '../forms/createForm.js'
import {
  joinPreserved,
  type PreservedAnswers,
  preservedPhone,
  preservedWay,
} from '../forms/preservedAnswers.js'

const hidden = {
  ...spamFields,
  /** UUID that stays the same on retries, so that a request is stored once. */
  id: { clean: 'line', rules: [] },
  verification: { clean: 'line', rules: [] },
} as const

/**
 * Creates the form.
 * @param offered returns the currently offered half-days, as the same array while they are
 * unchanged
 */
export const contactForm = (offered: () => readonly OfferedDay[], exams: readonly ExamName[]) => {
  const known = new WeakMap<readonly OfferedDay[], ReturnType<typeof contactFieldsOn>>()
  return createForm({
    fields: () => {
      const days = offered()
      const table = known.get(days) ?? contactFieldsOn(halfDaysOf(days), exams)
      known.set(days, table)
      return table
    },
    hidden,
  })
}

export const emptyContactInput = (locale: Locale, subject: Subject | '' = ''): ContactInput =>
  cleanInput(contactFields, { subject, language: locale })

export const toContactFields = (input: ContactInput): ContactFields => {
  const { email, message } = input
  const preserved: PreservedAnswers<ContactInput, ContactFields> = {
    name: { name: input.name },
    phone: preservedPhone(input.phone),
    email: email === '' ? {} : { email },
    contactBy: preservedWay(input.contactBy),
    subject: { subject: input.subject },
    language: { preferredLanguage: input.language },
    moments: { moments: moments.filter((moment) => input.moments.includes(moment)) },
    halfDays: input.halfDays.length === 0 ? {} : { halfDays: inTheirOrder(input.halfDays) },
    message: message === '' ? {} : { message },
    // The consent is not stored as a field: `consentAt` is set when the request is stored.
    consent: {},
  }
  return contactFieldsSchema.parse(joinPreserved(preserved))
}

export const hasAnswers = (stored: ContactRequest, fields: ContactFields): boolean =>
  isDeepStrictEqual(contactFieldsSchema.safeParse(stored).data, fields)

/** Ignores values that are not a UUID: a request without id is valid. */
export const readRequestId = (sent: string): { readonly id?: string } => {
  const id = sent.toLowerCase()
  return isRecordId(id) ? { id } : {}
}
