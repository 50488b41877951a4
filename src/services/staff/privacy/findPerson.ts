import { type SubmissionCollection, submissionCollections } from '../../../config/retention.js'
import type { EmailTransport } from '../../adapters/email/emailTransport.js'
import type { Files } from '../../adapters/files/files.js'
import type { Records, StoredRecord } from '../../adapters/records/records.js'
import { chunkPrefix, fileKeysOf } from '../../careers/uploadRecord.js'
import { emailCollection } from '../../email/emailRecord.js'
import { everyRecord } from '../../adapters/records/everyRecord.js'
import { createMentionFinder, identityOf, ownReasons } from './matches.js'
import type { Clock } from '../../../shared/time/clock.js'
import { eachInTurn } from '../../../shared/time/eachInTurn.js'
import type { PersonQuery } from './personQuery.js'

export interface DeskParts {
  readonly records: Pick<
    Records,
    'list' | 'read' | 'update' | 'remove' | 'removeAll' | 'eraseRemoved'
  >
  readonly files: Pick<Files, 'head' | 'list' | 'remove'>
  readonly emailCopies: Pick<EmailTransport, 'removeCopies'>
  readonly clock: Pick<Clock, 'now'>
}

export interface Candidate {
  readonly record: StoredRecord
  /**
   * `own`: sent by the person. `namesake`: same name only. `mention`: named by another person;
   * staff decide.
   */
  readonly standing: 'own' | 'namesake' | 'mention'
  readonly reasons: readonly PersonQuery['by'][]
}

export interface PersonData {
  readonly submissions: readonly StoredRecord[]
  readonly emails: readonly StoredRecord[]
  readonly emailCopies: readonly string[]
  readonly uploads: readonly StoredRecord[]
  readonly fileKeys: readonly string[]
  readonly mentions: readonly Mention[]
}

export interface Mention {
  readonly collection: SubmissionCollection | 'emails'
  readonly reference: string
}

export const findCandidates = async (
  { records }: Pick<DeskParts, 'records'>,
  queries: readonly PersonQuery[],
): Promise<readonly Candidate[]> => {
  const candidates: Candidate[] = []
  const mentionsIn = createMentionFinder(queries)
  for (const collection of submissionCollections) {
    for await (const record of everyRecord(records, collection)) {
      const own = ownReasons(record, queries)
      if (own.some((by) => by !== 'name')) {
        candidates.push({ record, standing: 'own', reasons: own })
      } else if (own.length > 0) {
        candidates.push({ record, standing: 'namesake', reasons: own })
      } else {
        const reasons = mentionsIn(record)
        if (reasons.length > 0) candidates.push({ record, standing: 'mention', reasons })
      }
    }
  }
  return candidates
}

const referencesIn = (submissions: readonly StoredRecord[]): ReadonlySet<string> =>
  new Set(submissions.flatMap((record) => identityOf(record).reference ?? []))

export interface Chosen {
  readonly submissions: readonly StoredRecord[]
  readonly others: readonly StoredRecord[]
}

/**
 * Finds emails about the person's submissions, including deleted submissions, and sent emails that
 * mention the person. Queued emails are only listed as mentions, because they must still be sent.
 * Emails about submissions of others are deleted with these submissions. A name alone never matches.
 */
const findEmails = async (
  { records }: Pick<DeskParts, 'records'>,
  queries: readonly PersonQuery[],
  { submissions, others }: Chosen,
): Promise<Pick<PersonData, 'emails' | 'mentions'>> => {
  const emails: StoredRecord[] = []
  const mentions: Mention[] = []
  const othersReferences = referencesIn(others)
  const references = referencesIn(submissions)
  const mentionsIn = createMentionFinder([
    ...[...references].map((value) => ({ by: 'reference', value }) as const),
    ...queries.filter(({ by }) => by !== 'name'),
  ])
  for await (const record of everyRecord(records, emailCollection)) {
    const { reference } = identityOf(record)
    const isAbout = reference !== undefined && references.has(reference)
    if (reference !== undefined && othersReferences.has(reference)) continue
    if (!isAbout && mentionsIn(record).length === 0) continue
    if (isAbout || record.dueAt === undefined) emails.push(record)
    else mentions.push({ collection: 'emails', reference: reference ?? record.id })
  }
  return { emails, mentions }
}

const findUploads = async (
  { records }: Pick<DeskParts, 'records'>,
  submissions: readonly StoredRecord[],
): Promise<readonly StoredRecord[]> => {
  const ids = new Set(submissions.map(({ id }) => id))
  const found: StoredRecord[] = []
  for await (const record of everyRecord(records, 'uploads')) {
    const { application } = identityOf(record)
    if (application !== undefined && ids.has(application)) found.push(record)
  }
  return found
}

const findFiles = async (
  { files }: Pick<DeskParts, 'files'>,
  { submissions, uploads }: Pick<PersonData, 'submissions' | 'uploads'>,
): Promise<readonly string[]> => {
  const keys: string[] = []
  await eachInTurn(new Set([...submissions, ...uploads].flatMap(fileKeysOf)), async (key) => {
    if ((await files.head(key)) !== undefined) keys.push(key)
  })
  await eachInTurn(uploads, async ({ id }) => {
    keys.push(...(await files.list(chunkPrefix(id))).keys())
  })
  return keys
}

const findCopies = async (
  { emailCopies }: Pick<DeskParts, 'emailCopies'>,
  emails: readonly StoredRecord[],
): Promise<readonly string[]> => {
  const ids = new Set(emails.map(({ id }) => id))
  const found: string[] = []
  await emailCopies.removeCopies(async (id) => {
    if (ids.has(id)) found.push(id)
    return false
  })
  return found
}

export const gatherPerson = async (
  parts: DeskParts,
  queries: readonly PersonQuery[],
  chosen: Chosen,
): Promise<PersonData> => {
  const { submissions } = chosen
  const { emails, mentions } = await findEmails(parts, queries, chosen)
  const uploads = await findUploads(parts, submissions)
  return {
    submissions,
    emails,
    uploads,
    emailCopies: await findCopies(parts, emails),
    fileKeys: await findFiles(parts, { submissions, uploads }),
    mentions,
  }
}

export const findPerson = async (parts: DeskParts, query: PersonQuery): Promise<PersonData> => {
  const candidates = await findCandidates(parts, [query])
  const records = (isOwn: boolean): readonly StoredRecord[] =>
    candidates.filter(({ standing }) => (standing === 'own') === isOwn).map(({ record }) => record)
  const data = await gatherPerson(parts, [query], {
    submissions: records(true),
    others: records(false),
  })
  return { ...data, mentions: [...records(false).flatMap(mentionOf), ...data.mentions] }
}

const mentionOf = (record: StoredRecord): readonly Mention[] =>
  submissionCollections
    .filter((name) => name === record.collection)
    .map((collection) => ({ collection, reference: identityOf(record).reference ?? record.id }))

export interface PersonCounts {
  readonly requests: number
  readonly applications: number
  readonly answers: number
  readonly files: number
  readonly emails: number
}

export const countPerson = ({
  submissions,
  fileKeys,
  emails,
}: Pick<PersonData, 'submissions' | 'fileKeys' | 'emails'>): PersonCounts => {
  const of = (name: SubmissionCollection): number =>
    submissions.filter(({ collection }) => collection === name).length
  return {
    requests: of('requests'),
    applications: of('applications'),
    answers: of('feedback'),
    files: fileKeys.length,
    emails: emails.length,
  }
}
