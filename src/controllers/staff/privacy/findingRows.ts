import * as z from 'zod'
import { isExam } from '../../../addresses/pageTable.js'
import type { StoredRecord } from '../../../services/adapters/records/records.js'
import { formatSize } from '../../../shared/careers/fileSize.js'
import { formatPhone } from '../../../shared/clinic/formats.js'
import { notesOf } from '../../../services/staff/privacy/deskNotes.js'
import { identityOf } from '../../../services/staff/privacy/matches.js'
import {
  type Finding,
  type FindingCollection,
  type Findings,
  findingCollections,
} from '../../../services/staff/privacy/privacyFindings.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { DeletedCounts } from '../../../services/staff/privacy/privacyRequest.js'
import type { Tally } from '../../../views/staff/privacy/PrivacyTally.js'
import type {
  FindingFact,
  FindingGroup,
  FindingRow,
} from '../../../views/staff/privacy/PrivacyFindings.js'
import { dayOf, writeDay } from '../staffDates.js'

const text = z.string().optional().catch(undefined)
const shownSchema = z.object({
  name: text,
  email: text,
  phone: text,
  subject: text,
  offer: text,
  message: text,
  sentence: text,
  files: z
    .array(z.object({ name: z.string(), size: z.int() }))
    .optional()
    .catch(undefined),
})

const aboutOf = (
  { subject, offer }: z.infer<typeof shownSchema>,
  { locale, content }: Pick<StaffSite, 'locale' | 'content'>,
): string | undefined => {
  if (subject !== undefined && isExam(subject)) return content.exams[subject].shortName[locale]
  return offer === undefined ? subject : content.jobs.find(({ id }) => id === offer)?.title[locale]
}

const factsOf = ({ record, reasons }: Finding, site: StaffSite): readonly FindingFact[] => {
  const shown = shownSchema.parse(record.fields)
  const { name, email, phone } = shown
  const facts = [
    { text: name, isMatch: reasons.includes('name') },
    { text: aboutOf(shown, site), isMatch: false },
    {
      text: phone === undefined ? undefined : formatPhone(phone, site.locale),
      isMatch: reasons.includes('phone'),
    },
    { text: email, isMatch: reasons.includes('email') },
  ]
  return facts.flatMap(({ text: shownText, isMatch }) =>
    shownText === undefined ? [] : [{ text: shownText, isMatch }],
  )
}

export const labelOf = (record: StoredRecord, { t, locale, clinic }: StaffSite): string =>
  identityOf(record).reference ??
  t('staffPrivacy:findings.unnamed', { date: writeDay(dayOf(clinic, record.createdAt), locale) })

const createEmailsAbout = ({ data }: Findings) => {
  const byReference = Map.groupBy(data.emails, (email) => identityOf(email).reference)
  return (record: StoredRecord): readonly StoredRecord[] => {
    const { reference } = identityOf(record)
    return reference === undefined ? [] : (byReference.get(reference) ?? [])
  }
}
type EmailsAbout = ReturnType<typeof createEmailsAbout>

const rowOf = (finding: Finding, emailsAbout: EmailsAbout, site: StaffSite): FindingRow => {
  const { record, key, isChosen, standing, reasons } = finding
  const { files = [], message, sentence } = shownSchema.parse(record.fields)
  const emails = emailsAbout(record)
  const waiting = emails.filter(({ dueAt }) => dueAt !== undefined).length
  const quote = message ?? sentence
  return {
    place: key,
    label: labelOf(record, site),
    received: writeDay(dayOf(site.clinic, record.createdAt), site.locale),
    isChosen,
    standing,
    reasons,
    facts: factsOf(finding, site),
    files: files.map(({ name, size }) => `${name}, ${formatSize(size, site.locale)}`),
    emails: { sent: emails.length - waiting, waiting },
    notes: notesOf(record),
    // Only mentions have a quote: staff must decide whether they are about this person.
    ...(standing === 'mention' && quote !== undefined ? { quote } : {}),
  }
}

export const findingGroups = (findings: Findings, site: StaffSite): readonly FindingGroup[] => {
  const emailsAbout = createEmailsAbout(findings)
  return findingCollections
    .map((collection) => ({
      collection,
      rows: findings.found
        .filter(({ record }) => record.collection === collection)
        .map((finding) => rowOf(finding, emailsAbout, site)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

const countedNames = [
  'requests',
  'applications',
  'answers',
  'files',
  'emails',
  'notes',
] as const satisfies readonly (keyof DeletedCounts)[]

export const tallyOf = (counts: DeletedCounts): Tally =>
  countedNames.map((name) => ({ name, count: counts[name] })).filter(({ count }) => count > 0)

export const countChosen = (findings: Findings): DeletedCounts => {
  const chosen = findings.found.filter(({ isChosen }) => isChosen)
  const of = (name: FindingCollection): number =>
    chosen.filter(({ record }) => record.collection === name).length
  const emailsAbout = createEmailsAbout(findings)
  const files = chosen.map(({ record }) => shownSchema.parse(record.fields).files?.length ?? 0)
  return {
    requests: of('requests'),
    applications: of('applications'),
    answers: of('feedback'),
    files: files.reduce((sum, count) => sum + count, 0),
    emails: chosen.flatMap(({ record }) => emailsAbout(record)).length,
    notes: chosen.flatMap(({ record }) => notesOf(record)).length,
  }
}
