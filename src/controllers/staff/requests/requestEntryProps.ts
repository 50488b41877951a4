import { locales } from '../../../addresses/pageTable.js'
import {
  contactWays,
  contactWayTexts,
  languageTexts,
  type Moment,
  momentTexts,
  subjects,
} from '../../../shared/contact/contactChoices.js'
import { errorSentence, type FormError } from '../../../shared/forms/fieldErrors.js'
import type { SentenceKey } from '../../../shared/forms/fieldTable.js'
import type { NewRequestInput } from '../../../shared/staff/requestEntryFields.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { EntryFieldsProps } from '../../../views/staff/requests/EntryFields.js'
import { describeExam } from './requestTexts.js'

type Typed = Partial<NewRequestInput>

/** Maps errors of the public form, which address the visitor, to errors that address a colleague. */
const deskErrors: ReadonlyMap<string, SentenceKey> = new Map<string, SentenceKey>([
  ['forms:name.errors.required', 'staffRequests:entry.missing.name'],
  ['forms:phone.errors.oneOfTwo', 'staffRequests:entry.missing.reach'],
  ['forms:contactBy.errors.phone', 'staffRequests:entry.missing.phone'],
  ['forms:contactBy.errors.email', 'staffRequests:entry.missing.email'],
  ['forms:subject.errors.required', 'staffRequests:entry.missing.subject'],
  ['forms:language.errors.required', 'staffRequests:entry.missing.language'],
  ['forms:consent.errors.required', 'staffRequests:entry.missing.consent'],
])

export const entryFields = (
  site: StaffSite,
  typed: Typed,
  errors: readonly FormError[],
): EntryFieldsProps => {
  const { t, content } = site
  const { name = '', phone = '', email = '', contactBy = '', subject = '', language = '' } = typed
  return {
    values: { name, phone, email, contactBy, subject, language },
    contactWays: contactWays.map((value) => ({ value, label: t(contactWayTexts[value]) })),
    subjects: subjects
      .filter(
        (value) => value === subject || value === 'other' || content.offered.shown.includes(value),
      )
      .map((value) => ({ value, label: describeExam(site, value) })),
    languages: locales.map((value) => ({ value, label: t(languageTexts[value]) })),
    errors: errors.map(({ field, key, values = {} }) => ({
      field,
      sentence: errorSentence(site, { key: deskErrors.get(key) ?? key, values }),
    })),
  }
}

export const momentChoices = (
  { t }: StaffSite,
  offered: readonly Moment[],
  chosen: readonly string[],
) =>
  offered.map((value) => ({
    value,
    label: t(momentTexts[value]),
    isChosen: chosen.includes(value),
  }))
