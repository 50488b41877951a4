import { type SubmissionCollection, submissionCollections } from '../../config/retention.js'
import type { EmailTransport } from '../adapters/email/emailTransport.js'
import type { Files } from '../adapters/files/files.js'
import type { Records, StoredRecord } from '../adapters/records/records.js'
import { chunkPrefix } from '../careers/uploadRecord.js'
import { emailCollection } from '../email/emailRecord.js'
import { everyRecord } from '../storedData/everyRecord.js'
import { fileKeysOf } from '../storedData/fileKeys.js'
import { identityOf, isOwn, mentionPattern, textOf } from './matches.js'
import type { PersonQuery } from './personQuery.js'

/** What is stored about one person. */
export interface PersonData {
  readonly query: PersonQuery
  /** What the person sent: requests and applications. */
  readonly submissions: readonly StoredRecord[]
  /** The emails about these. */
  readonly emails: readonly StoredRecord[]
  /** The ids of those emails that have a copy in the mail folder. */
  readonly emailCopies: readonly string[]
  readonly uploads: readonly StoredRecord[]
  readonly fileKeys: readonly string[]
  /** Where somebody else's words name the person: a human decides. */
  readonly mentions: readonly Mention[]
}

export interface Mention {
  readonly collection: SubmissionCollection | 'emails'
  /** By which it is found again: a reference, or an id where there is none. */
  readonly reference: string
}

export interface DeskParts {
  readonly records: Pick<Records, 'list' | 'read' | 'remove' | 'removeExpired'>
  readonly files: Pick<Files, 'head' | 'list' | 'remove'>
  /** What may hold copies of emails, whether emails leave that way now or not. */
  readonly emailCopies: Pick<EmailTransport, 'removeCopies'>
}

const mentionIn = (record: StoredRecord, collection: Mention['collection']): Mention => ({
  collection,
  reference: identityOf(record).reference ?? record.id,
})

const findSubmissions = async (
  { records }: Pick<DeskParts, 'records'>,
  query: PersonQuery,
): Promise<Pick<PersonData, 'submissions' | 'mentions'>> => {
  const submissions: StoredRecord[] = []
  const mentions: Mention[] = []
  const pattern = mentionPattern(query)
  for (const collection of submissionCollections) {
    for await (const record of everyRecord(records, collection)) {
      if (isOwn(record, query)) submissions.push(record)
      else if (pattern.test(textOf(record))) mentions.push(mentionIn(record, collection))
    }
  }
  return { submissions, mentions }
}

/**
 * Emails about what the person sent, also where that is gone meanwhile, and emails that name several
 * people: these only once they have left, as the others must still be read. Those about what others
 * sent go with that.
 */
const findEmails = async (
  { records }: Pick<DeskParts, 'records'>,
  query: PersonQuery,
  { submissions, mentions: others }: Pick<PersonData, 'submissions' | 'mentions'>,
): Promise<Pick<PersonData, 'emails' | 'mentions'>> => {
  const emails: StoredRecord[] = []
  const mentions: Mention[] = []
  const othersReferences = new Set(others.map((mention) => mention.reference))
  const references = new Set(submissions.flatMap((record) => identityOf(record).reference ?? []))
  const patterns = [...references]
    .map((reference) => mentionPattern({ by: 'reference', value: reference }))
    .concat(mentionPattern(query))
  for await (const record of everyRecord(records, emailCollection)) {
    const { reference } = identityOf(record)
    const isAbout = reference !== undefined && references.has(reference)
    if (reference !== undefined && othersReferences.has(reference)) continue
    const text = textOf(record)
    if (!isAbout && !patterns.some((pattern) => pattern.test(text))) continue
    if (isAbout || record.dueAt === undefined) emails.push(record)
    else mentions.push(mentionIn(record, 'emails'))
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
  for (const key of new Set([...submissions, ...uploads].flatMap(fileKeysOf))) {
    if ((await files.head(key)) !== undefined) keys.push(key)
  }
  for (const { id } of uploads) keys.push(...(await files.list(chunkPrefix(id))).keys())
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
    // Nothing goes: only asked which there are.
    return false
  })
  return found
}

/** Looks through everything that is stored. */
export const findPerson = async (parts: DeskParts, query: PersonQuery): Promise<PersonData> => {
  const sent = await findSubmissions(parts, query)
  const { submissions, mentions } = sent
  const { emails, mentions: inEmails } = await findEmails(parts, query, sent)
  const uploads = await findUploads(parts, submissions)
  return {
    query,
    submissions,
    emails,
    uploads,
    emailCopies: await findCopies(parts, emails),
    fileKeys: await findFiles(parts, { submissions, uploads }),
    mentions: [...mentions, ...inEmails],
  }
}

/** How many there are of each kind: all that is ever told without content. */
export interface PersonCounts {
  readonly requests: number
  readonly applications: number
  /** Answers whether a page was useful. */
  readonly answers: number
  readonly files: number
  readonly emails: number
}

export const countPerson = ({ submissions, fileKeys, emails }: PersonData): PersonCounts => {
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
