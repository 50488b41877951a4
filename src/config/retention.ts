import * as z from 'zod'
import type { EnvironmentReader } from './environmentReader.js'
import { backupDays } from './limits.js'

/** The kinds of submissions, by the collection that stores them; the names stand in the records. */
export const submissionCollections = ['requests', 'applications', 'feedback'] as const
export type SubmissionCollection = (typeof submissionCollections)[number]

/** What a variable sets the days of: `otherOffers` for people who agreed to be thought of again. */
export const retentionPeriods = [...submissionCollections, 'otherOffers'] as const
export type RetentionPeriod = (typeof retentionPeriods)[number]

/** What is set apart as probable spam goes after so many days, or sooner with its kind. */
export const suspectedDays = 30

/** What no variable changes; the public pages say it from here. */
export const fixedPeriods = {
  suspected: { days: suspectedDays },
  /** Files that no application claims. */
  uploads: { hours: 24 },
  /** Files in which a virus was found, for whoever wants to examine them. */
  quarantine: { days: 7 },
  /** Links to the files of an application in an email. */
  fileLinks: { days: 7 },
  backups: { days: backupDays },
  /** Of the staff area. */
  audit: { years: 3 },
  /** After the answer to a person who asked about their data. */
  privacyRequests: { years: 3 },
  /** At least: the regulation on confidentiality incidents (A-2.1, r. 3.1, s. 8). */
  incidents: { years: 5 },
} as const
export type FixedPeriod = keyof typeof fixedPeriods

/** The variable that says how many days, and how many when it is not set. */
const rules: Readonly<
  Record<RetentionPeriod, { readonly variable: string; readonly days: number }>
> = {
  requests: { variable: 'RETENTION_REQUEST_DAYS', days: 180 },
  /** After the decision, or the closing day of the offer. */
  applications: { variable: 'RETENTION_APPLICATION_DAYS', days: 90 },
  otherOffers: { variable: 'RETENTION_OTHER_OFFERS_DAYS', days: 365 },
  feedback: { variable: 'RETENTION_FEEDBACK_DAYS', days: 180 },
}

const retentionSchema = z.record(z.enum(retentionPeriods), z.int()).readonly()
/** Days until a submission is deleted. */
export type Retention = z.infer<typeof retentionSchema>

const retentionOf = (daysOf: (period: RetentionPeriod) => number): Retention =>
  retentionSchema.parse(
    Object.fromEntries(retentionPeriods.map((period) => [period, daysOf(period)])),
  )

/** Where no variable says otherwise. @public The check of the words fills it into the texts. */
export const defaultRetention: Retention = retentionOf((period) => rules[period].days)

export const readRetention = (reader: EnvironmentReader): Retention => {
  const retention = retentionOf((period) => {
    const { variable, days } = rules[period]
    return reader.whole(variable, days, 1, 3650)
  })
  if (retention.otherOffers < retention.applications) {
    reader.errors.push(
      `${rules.otherOffers.variable} is less than ${rules.applications.variable}: people who agree to be thought of for other offers would be forgotten sooner than the others. Set it to as many days at least.`,
    )
  }
  return retention
}
