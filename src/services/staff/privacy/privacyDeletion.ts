import { type SubmissionCollection, submissionCollections } from '../../../config/retention.js'
import type { Records, Step, StoredRecord } from '../../adapters/records/records.js'
import { isDropped } from '../../careers/dropUpload.js'
import { emailCollection } from '../../email/emailRecord.js'
import { emailLeaseMs } from '../../email/outbox.js'
import { planDeletion, runDeletion } from '../../privacyDesk/deletePerson.js'
import { notesOf } from '../../privacyDesk/deskNotes.js'
import { countPerson, type DeskParts, type PersonData } from '../../privacyDesk/findPerson.js'
import { identityOf } from '../../privacyDesk/matches.js'
import { everyRecord } from '../../storedData/everyRecord.js'
import type { PrivacyDeletion } from './privacyRequest.js'

const referencesIn = (
  submissions: readonly StoredRecord[],
  collection: SubmissionCollection,
): string[] =>
  submissions
    .filter((record) => record.collection === collection)
    .map((record) => identityOf(record).reference ?? record.id)

const isQueued = ({ dueAt }: StoredRecord): boolean => dueAt !== undefined

/** Taken by the outbox a moment ago, unless it waits for its next try: it may be leaving. */
const isLeaving = ({ dueAt = 0 }: StoredRecord, now: number): boolean =>
  dueAt > now && dueAt <= now + emailLeaseMs

/** What goes, written down so that it can be finished by whoever comes after a stop. */
export const drawUpDeletion = (data: PersonData, now: number): PrivacyDeletion => {
  const { fileKeys, emails, records } = planDeletion(data)
  const queued = data.emails.filter(isQueued)
  const leaving = queued.filter((record) => isLeaving(record, now)).length
  return {
    plan: {
      fileKeys: [...fileKeys],
      emails: [...emails],
      records: records.map(({ collection, id }) => ({ collection, id })),
    },
    counts: {
      ...countPerson(data),
      notes: data.submissions.flatMap(notesOf).length,
    },
    references: {
      requests: referencesIn(data.submissions, 'requests'),
      applications: referencesIn(data.submissions, 'applications'),
      feedback: referencesIn(data.submissions, 'feedback'),
    },
    takenBack: queued.length - leaving,
    leaving,
  }
}

/**
 * Emails that wait are no longer due from the moment the deletion begins: one that is just leaving is
 * not sent again, whatever happens to the process that sends it.
 */
export const stopEmails = ({ emails }: Pick<PersonData, 'emails'>): readonly Step[] =>
  emails.filter(isQueued).map(({ collection, id, version }) => ({
    update: { collection, id, version },
    changes: { dueAt: null },
  }))

/** Emails that were written about what is deleted after the deletion was drawn up. */
const lateEmails = async (
  records: Pick<Records, 'list'>,
  { references, plan }: PrivacyDeletion,
): Promise<readonly string[]> => {
  const gone = new Set(submissionCollections.flatMap((name) => references[name] ?? []))
  const planned = new Set(plan.emails)
  const late: string[] = []
  for await (const record of everyRecord(records, emailCollection)) {
    const { reference = '' } = identityOf(record)
    if (gone.has(reference) && !planned.has(record.id)) late.push(record.id)
  }
  return late
}

/** Deletes what was drawn up; run again, it does what is left. */
export const carryOut = async (parts: DeskParts, deletion: PrivacyDeletion): Promise<void> => {
  await runDeletion(parts, deletion.plan)
  const emails = await lateEmails(parts.records, deletion)
  if (emails.length > 0) await runDeletion(parts, { fileKeys: [], emails, records: [] })
}

/** How much of what was deleted is found when it is looked for again. */
export const countRemaining = async (
  { records, files, emailCopies }: DeskParts,
  { plan }: PrivacyDeletion,
): Promise<number> => {
  let remaining = 0
  const places = [
    ...plan.records,
    ...plan.emails.map((id) => ({ collection: emailCollection, id }) as const),
  ]
  for (const { collection, id } of places) {
    const record = await records.read(collection, id)
    if (record !== undefined && !(collection === 'uploads' && isDropped(record))) remaining += 1
  }
  for (const key of plan.fileKeys) if ((await files.head(key)) !== undefined) remaining += 1
  const copies = new Set(plan.emails)
  await emailCopies.removeCopies(async (id) => {
    if (copies.has(id)) remaining += 1
    return false
  })
  return remaining
}
