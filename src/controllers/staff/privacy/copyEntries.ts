import type * as z from 'zod'
import type { Fields } from '../../../services/adapters/records/records.js'
import { applicationKind } from '../../../services/careers/application.js'
import { applicationColumns } from '../../../services/careers/applicationColumns.js'
import { contactKind } from '../../../services/contact/contactRequest.js'
import { requestColumns } from '../../../services/contact/requestColumns.js'
import { feedbackKind } from '../../../services/feedback/feedback.js'
import { feedbackColumns } from '../../../services/feedback/feedbackColumns.js'
import type { PersonExport } from '../../../services/staff/privacy/exportPerson.js'
import { columnsWithout, type FieldColumn } from '../../../services/submissions/fieldColumns.js'
import { fieldTexts } from '../../../services/submissions/fieldTexts.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { CopyEntry } from '../../../views/staff/privacy/PrivacyCopyPage.js'
import { dayOf, writeDay, writeDayAndTime } from '../staffDates.js'

type Facts = CopyEntry['facts']

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** Returns labelled values; a record that fails validation is returned raw. */
const factsOf = <Stored>(
  fields: Fields,
  schema: z.ZodType<Stored>,
  columns: readonly FieldColumn<Stored>[],
  { t }: StaffSite,
): Facts => {
  const read = schema.safeParse(fields)
  const received = read.success
    ? columns.map(({ heading, cell }) => ({ label: heading, value: cell(read.data) }))
    : Object.entries(fields).map(([label, value]) => ({ label, value: plain(value) }))
  const { notes } = fields
  const noted = Array.isArray(notes)
    ? [{ label: t('staffPrivacy:copy.fields.notes'), value: notes.map(plain).join('\n') }]
    : []
  return [...received, ...noted].filter(({ value }) => value !== '')
}

const labelOf = ({ reference }: Fields): string => (typeof reference === 'string' ? reference : '')

export const copyEntries = (document: PersonExport, site: StaffSite): readonly CopyEntry[] => {
  const { t, locale, clinic, content } = site
  const moment = (instant: string) => writeDayAndTime(clinic, Date.parse(instant), locale)
  const words = fieldTexts(content, { t, locale, moment })
  // Omits the reference, which the title contains.
  const ofRequest = columnsWithout(requestColumns(words), 'reference', 'id')
  // Omits the files, which have separate entries.
  const ofApplication = columnsWithout(applicationColumns(words), 'reference', 'id', 'files')
  const ofAnswer = columnsWithout(feedbackColumns(words), 'id')
  return [
    ...document.requests.map((fields) => ({
      title: t('staffPrivacy:copy.requests', { label: labelOf(fields) }),
      facts: factsOf(fields, contactKind.schema, ofRequest, site),
    })),
    ...document.applications.map((fields) => ({
      title: t('staffPrivacy:copy.applications', { label: labelOf(fields) }),
      facts: factsOf({ files: [], ...fields }, applicationKind.schema, ofApplication, site),
    })),
    ...document.answers.map((fields) => ({
      title: t('staffPrivacy:copy.feedback'),
      facts: factsOf(fields, feedbackKind.schema, ofAnswer, site),
    })),
    ...document.emails.map(({ date, to, subject, text }) => ({
      title: t('staffPrivacy:copy.email', {
        date: writeDay(dayOf(clinic, Date.parse(date)), locale),
      }),
      facts: [
        { label: t('staffPrivacy:copy.fields.to'), value: to },
        { label: t('staffPrivacy:copy.fields.subjectLine'), value: subject },
        { label: t('staffPrivacy:copy.fields.text'), value: text },
      ],
    })),
    ...filesEntry(document, site),
  ]
}

const filesEntry = ({ files }: PersonExport, { t }: StaffSite): readonly CopyEntry[] =>
  files.length === 0
    ? []
    : [
        {
          title: t('staffPrivacy:copy.files'),
          facts: files.map(({ path }) => ({
            label: t('staffPrivacy:copy.fields.file'),
            value: path,
          })),
        },
      ]
