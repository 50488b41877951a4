import { type SubmissionCollection, submissionCollections } from '../../../config/retention.js'
import {
  collections,
  type RecordPlace,
  type Records,
  type Step,
  type StoredRecord,
} from '../../adapters/records/records.js'
import { isDropped } from '../../careers/discardUpload.js'
import { emailCollection, emailLeaseMs } from '../../email/emailRecord.js'
import { planDeletion, runDeletion } from './deletePerson.js'
import { notesOf } from './deskNotes.js'
import { countPerson, type DeskParts, type PersonData } from './findPerson.js'
import { identityOf } from './matches.js'
import { everyRecord } from '../../adapters/records/everyRecord.js'
import { chunksOf, eachInTurn } from '../../../shared/time/eachInTurn.js'
import type { PrivacyDeletion } from './privacyRequest.js'
import { isKnown } from '../../../shared/language/storedChoices.js'

const referencesIn = (
  submissions: readonly StoredRecord[],
  collection: SubmissionCollection,
): string[] =>
  submissions
    .filter((record) => record.collection === collection)
    .map((record) => identityOf(record).reference ?? record.id)

const isQueued = ({ dueAt }: StoredRecord): boolean => dueAt !== undefined

/** Returns whether an email is leased by the outbox or waits for a retry, and may be in flight. */
const isLeaving = ({ dueAt = 0 }: StoredRecord, now: number): boolean =>
  dueAt > now && dueAt <= now + emailLeaseMs

/** Plans a deletion. The plan is stored before the deletion, so that another process can resume it. */
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

export const asBegun = (deletion: PrivacyDeletion): PrivacyDeletion => ({
  ...deletion,
  takenBack: 0,
  leaving: 0,
})

/** Number of emails stopped per commit, which has at most 100 steps. */
export const stoppedAtOnce = 50

export const stopEmails = async (
  { records, clock }: Pick<DeskParts, 'records' | 'clock'>,
  deletion: PrivacyDeletion,
  emails: readonly string[],
): Promise<{ readonly deletion: PrivacyDeletion; readonly steps: readonly Step[] }> => {
  const read = await Promise.all(emails.map((id) => records.read(emailCollection, id)))
  const queued = read.filter((record) => record !== undefined).filter(isQueued)
  const leaving = queued.filter((record) => isLeaving(record, clock.now())).length
  return {
    deletion: {
      ...deletion,
      takenBack: deletion.takenBack + queued.length - leaving,
      leaving: deletion.leaving + leaving,
    },
    steps: queued.map(({ collection, id, version }) => ({
      update: { collection, id, version },
      changes: { dueAt: null },
    })),
  }
}

const lateEmails = async (
  records: Pick<Records, 'list'>,
  { references, plan }: PrivacyDeletion,
): Promise<readonly string[]> => {
  const deleted = new Set(submissionCollections.flatMap((name) => references[name] ?? []))
  const planned = new Set(plan.emails)
  const late: string[] = []
  for await (const record of everyRecord(records, emailCollection)) {
    const { reference = '' } = identityOf(record)
    if (deleted.has(reference) && !planned.has(record.id)) late.push(record.id)
  }
  return late
}

/** Whether this release knows the collection; only a release that knows a collection deletes its records. */
const isKnownPlace = (place: PrivacyDeletion['plan']['records'][number]): place is RecordPlace =>
  isKnown(collections, place.collection)

export const carryOut = async (parts: DeskParts, deletion: PrivacyDeletion): Promise<void> => {
  await runDeletion(parts, {
    ...deletion.plan,
    records: deletion.plan.records.filter(isKnownPlace),
  })
  const emails = await lateEmails(parts.records, deletion)
  if (emails.length > 0) await runDeletion(parts, { fileKeys: [], emails, records: [] })
}

const readAtOnce = 20

const isDroppedUpload = (record: StoredRecord): boolean =>
  record.collection === 'uploads' && isDropped(record)

export const countRemaining = async (
  { records, files, emailCopies }: DeskParts,
  { plan }: PrivacyDeletion,
): Promise<number> => {
  let remaining = 0
  const places = [
    ...plan.records,
    ...plan.emails.map((id) => ({ collection: emailCollection, id }) as const),
  ]
  await eachInTurn(chunksOf(places, readAtOnce), async (chunk) => {
    const known = chunk.filter(isKnownPlace)
    const read = await Promise.all(known.map(({ collection, id }) => records.read(collection, id)))
    remaining += chunk.length - known.length
    remaining += read.filter((record) => record !== undefined && !isDroppedUpload(record)).length
  })
  await eachInTurn(plan.fileKeys, async (key) => {
    if ((await files.head(key)) !== undefined) remaining += 1
  })
  const copies = new Set(plan.emails)
  await emailCopies.removeCopies(async (id) => {
    if (copies.has(id)) remaining += 1
    return false
  })
  return remaining
}
