import * as z from 'zod'
import { locales } from '../../../addresses/pageTable.js'
import type { StoredRecord } from '../../adapters/records/records.js'
import { type Subject, subjects } from '../../contact/contactChoices.js'
import { inboxFolder } from '../../submissions/submissionRecord.js'
import { deskStates } from '../requests/deskChoices.js'

const isSubject = (value: string): value is Subject => subjects.some((one) => one === value)

/** Of a request no more than is counted: nothing of the person is read. */
const countedSchema = z.object({
  subject: z.string().transform((subject) => (isSubject(subject) ? subject : 'other')),
  preferredLanguage: z.enum(locales),
  folder: z.string(),
  desk: z
    .object({
      state: z.enum(deskStates),
      events: z.array(z.object({ kind: z.string(), at: z.int() })).default([]),
    })
    .default({ state: 'new', events: [] }),
})

/** The first of these is an answer to the person. */
const answers: readonly string[] = ['call', 'reply', 'promised']

export interface CountedRequest {
  readonly receivedAt: number
  readonly subject: Subject
  readonly language: (typeof locales)[number]
  readonly state: (typeof deskStates)[number]
  readonly answeredAt: number | undefined
}

/** @throws ZodError when the record is no request */
export const readCounted = ({ createdAt, fields }: StoredRecord): CountedRequest => {
  const { subject, preferredLanguage, folder, desk } = countedSchema.parse(fields)
  return {
    receivedAt: createdAt,
    subject,
    language: preferredLanguage,
    state: folder === inboxFolder ? desk.state : 'spam',
    answeredAt: desk.events.find(({ kind }) => answers.includes(kind))?.at,
  }
}
