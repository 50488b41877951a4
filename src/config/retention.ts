import * as z from 'zod'
import type { EnvironmentReader } from './environmentReader.js'
import { backupDays } from './limits.js'

export const submissionCollections = ['requests', 'applications', 'feedback'] as const
export type SubmissionCollection = (typeof submissionCollections)[number]

/** `otherOffers` applies to applicants who agreed to be contacted for other offers. */
export const retentionPeriods = [...submissionCollections, 'otherOffers'] as const
export type RetentionPeriod = (typeof retentionPeriods)[number]

export const spamDays = 30

/** Retention periods that no variable changes; the public privacy pages quote them. */
export const fixedPeriods = {
  suspected: { days: spamDays },
  /** Counted from the withdrawal of the request. */
  withdrawn: { days: 30 },
  /** Request to be called if an earlier appointment becomes available. */
  shortNotice: { days: 60 },
  /** Validity of the link to a request, counted from the last event of the request. */
  requestLink: { days: 60 },
  uploads: { hours: 24 },
  quarantine: { days: 7 },
  backups: { days: backupDays },
  audit: { years: 3 },
  /** Counted from the answer to a privacy request. */
  privacyRequests: { years: 3 },
  /** Legal minimum: Québec regulation on confidentiality incidents (A-2.1, r. 3.1, s. 8). */
  incidents: { years: 5 },
  /** Releases and versions, from their replacement: advertising archive of the physicians' code (s. 93). */
  content: { years: 3 },
  /** Counted from the last change. */
  contentDrafts: { years: 1 },
  contentPreviews: { days: 7 },
} as const
export type FixedPeriod = keyof typeof fixedPeriods

/** Variable and default of each period, in days. */
const rules: Readonly<
  Record<RetentionPeriod, { readonly variable: string; readonly days: number }>
> = {
  requests: { variable: 'RETENTION_REQUEST_DAYS', days: 180 },
  /** Counted from the decision or the closing day of the offer. */
  applications: { variable: 'RETENTION_APPLICATION_DAYS', days: 90 },
  otherOffers: { variable: 'RETENTION_OTHER_OFFERS_DAYS', days: 365 },
  feedback: { variable: 'RETENTION_FEEDBACK_DAYS', days: 180 },
}

const retentionSchema = z.record(z.enum(retentionPeriods), z.int()).readonly()
export type Retention = z.infer<typeof retentionSchema>

const retentionOf = (daysOf: (period: RetentionPeriod) => number): Retention =>
  retentionSchema.parse(
    Object.fromEntries(retentionPeriods.map((period) => [period, daysOf(period)])),
  )

export const defaultRetention: Retention = retentionOf((period) => rules[period].days)

export const readRetention = (reader: EnvironmentReader): Retention => {
  const retention = retentionOf((period) => {
    const { variable, days } = rules[period]
    return reader.whole(variable, days, 1, 3650)
  })
  if (retention.otherOffers < retention.applications) {
    reader.errors.push(
      `${rules.otherOffers.variable} is less than ${rules.applications.variable}: applications of people who agreed to be contacted for other offers would be deleted first. Set it to at least the same value.`,
    )
  }
  return retention
}
