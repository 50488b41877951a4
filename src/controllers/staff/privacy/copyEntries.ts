import * as z from 'zod'
import type { Fields, FieldValue } from '../../../services/adapters/records/records.js'
import { formatPhone } from '../../../services/clinic/formats.js'
import type { PersonExport } from '../../../services/privacyDesk/exportPerson.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { CopyEntry } from '../../../views/staff/privacy/PrivacyCopyPage.js'
import { dayOf, writeDay, writeDayAndTime } from '../writtenDates.js'

/** The fields that say something to the person, in this order. */
const shownFields = [
  'createdAt',
  'name',
  'email',
  'phone',
  'phoneExtension',
  'subject',
  'offer',
  'page',
  'answer',
  'moments',
  'halfDays',
  'availability',
  'preferredLanguage',
  'message',
  'sentence',
  'keepForOthers',
  'consentAt',
  'locale',
  'suspected',
  'notes',
] as const
type ShownField = (typeof shownFields)[number]

const isMoment = (field: ShownField): boolean => field === 'createdAt' || field === 'consentAt'

const writeValue = (field: ShownField, value: FieldValue, site: StaffSite): string => {
  const { t, locale, clinic } = site
  if (typeof value === 'boolean') return t(value ? 'staffPrivacy:copy.yes' : 'staffPrivacy:copy.no')
  const texts = z.array(z.string()).safeParse(value)
  if (texts.success) return texts.data.join(field === 'notes' ? '\n' : ', ')
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (isMoment(field)) return writeDayAndTime(clinic, Date.parse(plain), locale)
  return field === 'phone' ? formatPhone(plain, locale) : plain
}

const factsOf = (fields: Fields, site: StaffSite): CopyEntry['facts'] =>
  shownFields.flatMap((field) => {
    const value = fields[field]
    if (value === undefined || value === null) return []
    const written = writeValue(field, value, site)
    return written === ''
      ? []
      : [{ label: site.t(`staffPrivacy:copy.fields.${field}`), value: written }]
  })

const labelOf = (fields: Fields): string => {
  const { reference } = fields
  return typeof reference === 'string' ? reference : ''
}

/** Everything that is handed out, to be read on paper. */
export const copyEntries = (document: PersonExport, site: StaffSite): readonly CopyEntry[] => {
  const { t, locale, clinic } = site
  const { requests, applications, answers, emails, files } = document
  return [
    ...requests.map((fields) => ({
      title: t('staffPrivacy:copy.requests', { label: labelOf(fields) }),
      facts: factsOf(fields, site),
    })),
    ...applications.map((fields) => ({
      title: t('staffPrivacy:copy.applications', { label: labelOf(fields) }),
      facts: factsOf(fields, site),
    })),
    ...answers.map((fields) => ({
      title: t('staffPrivacy:copy.feedback'),
      facts: factsOf(fields, site),
    })),
    ...emails.map(({ date, to, subject, text }) => ({
      title: t('staffPrivacy:copy.email', {
        date: writeDay(dayOf(clinic, Date.parse(date)), locale),
      }),
      facts: [
        { label: t('staffPrivacy:copy.fields.to'), value: to },
        { label: t('staffPrivacy:copy.fields.subjectLine'), value: subject },
        { label: t('staffPrivacy:copy.fields.text'), value: text },
      ],
    })),
    ...(files.length === 0
      ? []
      : [
          {
            title: t('staffPrivacy:copy.files'),
            facts: files.map(({ path }) => ({
              label: t('staffPrivacy:copy.fields.file'),
              value: path,
            })),
          },
        ]),
  ]
}
