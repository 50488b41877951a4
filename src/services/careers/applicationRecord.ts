import type { StoredRecord, RecordDraft, Records } from '../adapters/records/records.js'
import { type Application, applicationSchema } from './application.js'

export interface ApplicationPage {
  readonly applications: readonly Application[]
  /** Absent on the last page. */
  readonly cursor?: string
}

export interface ApplicationListOptions {
  /** Probable spam instead of genuine applications. */
  readonly suspected?: boolean
  readonly limit?: number
  readonly cursor?: string
}

/**
 * An application as a record of `applications`. The end of its retention is its due time and not an
 * expiry: whoever takes it then removes the files first.
 */
export const draftApplication = (application: Application, endsAt: number): RecordDraft => ({
  collection: 'applications',
  id: application.id,
  createdAt: Date.parse(application.createdAt),
  dueAt: endsAt,
  fields: { ...application, folder: application.suspected.length > 0 ? 'suspected' : 'inbox' },
})

/** @throws ZodError when the record is not an application */
export const readApplication = (record: StoredRecord): Application =>
  applicationSchema.parse(record.fields)

/** The kept applications, newest first. */
export const listApplications = async (
  records: Pick<Records, 'list'>,
  { suspected = false, limit = 50, cursor }: ApplicationListOptions = {},
): Promise<ApplicationPage> => {
  const page = await records.list('applications', {
    limit,
    ...(cursor === undefined ? {} : { cursor }),
    where: { field: 'folder', equals: suspected ? 'suspected' : 'inbox' },
  })
  const applications = page.records.map(readApplication)
  return page.cursor === undefined ? { applications } : { applications, cursor: page.cursor }
}

/** The application of that reference, genuine or suspected. */
export const findApplication = async (
  records: Pick<Records, 'list'>,
  reference: string,
): Promise<Application | undefined> => {
  const where = { field: 'reference', equals: reference }
  const [record] = (await records.list('applications', { limit: 1, where })).records
  return record === undefined ? undefined : readApplication(record)
}
