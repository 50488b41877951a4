import { z } from 'zod'
import type { EnvironmentReader } from './environmentReader.js'

/** The kinds of submissions, by the collection that stores them; the names stand in the records. */
export const submissionCollections = ['requests', 'applications', 'feedback'] as const
export type SubmissionCollection = (typeof submissionCollections)[number]

/** What is set apart as probable spam goes after so many days, or sooner with its kind. */
export const suspectedDays = 30

/** The variable that says how many days a kind is stored, and how many when it is not set. */
const rules: Readonly<
  Record<SubmissionCollection, { readonly variable: string; readonly days: number }>
> = {
  requests: { variable: 'RETENTION_REQUEST_DAYS', days: 180 },
  applications: { variable: 'RETENTION_APPLICATION_DAYS', days: 365 },
  feedback: { variable: 'RETENTION_FEEDBACK_DAYS', days: 180 },
}

const retentionSchema = z.record(z.enum(submissionCollections), z.int()).readonly()
/** Days until a submission is deleted, by its collection. */
export type Retention = z.infer<typeof retentionSchema>

const retentionOf = (daysOf: (collection: SubmissionCollection) => number): Retention =>
  retentionSchema.parse(
    Object.fromEntries(submissionCollections.map((collection) => [collection, daysOf(collection)])),
  )

/** Where no variable says otherwise. @public The check of the words fills it into the texts. */
export const defaultRetention: Retention = retentionOf((collection) => rules[collection].days)

export const readRetention = (reader: EnvironmentReader): Retention =>
  retentionOf((collection) => {
    const { variable, days } = rules[collection]
    return reader.whole(variable, days, 1, 3650)
  })
