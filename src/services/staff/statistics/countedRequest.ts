import * as z from 'zod'
import { type Locale, locales } from '../../../addresses/locales.js'
import type { StoredRecord } from '../../adapters/records/records.js'
import { storedEnum } from '../../adapters/records/storedValue.js'
import { type Subject, subjects } from '../../../shared/contact/contactChoices.js'
import type { Stored } from '../../../shared/language/storedChoices.js'
import { inboxFolder } from '../../submissions/submission.js'
import { type DeskState, deskStates } from '../../../shared/staff/deskChoices.js'

/** Fields needed for statistics; excludes personal information. */
const countedSchema = z.object({
  subject: storedEnum(subjects),
  preferredLanguage: storedEnum(locales),
  folder: z.string(),
  desk: z
    .object({
      state: storedEnum(deskStates).default('new'),
      events: z.array(z.object({ kind: z.string().catch(''), at: z.int().catch(0) })).default([]),
    })
    .default({ state: 'new', events: [] }),
})

const answers: readonly string[] = ['call', 'reply', 'promised']

export interface CountedRequest {
  readonly receivedAt: number
  readonly subject: Stored<Subject>
  readonly language: Stored<Locale>
  readonly state: Stored<DeskState>
  readonly answeredAt: number | undefined
}

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
