import type { StoredRecord, RecordDraft, Records } from '../adapters/records/records.js'
import { type ContactRequest, contactRequestSchema } from './contactRequest.js'

export interface RequestPage {
  readonly requests: readonly ContactRequest[]
  /** Absent on the last page. */
  readonly cursor?: string
}

export interface RequestListOptions {
  /** Probable spam instead of genuine requests. */
  readonly suspected?: boolean
  readonly limit?: number
  readonly cursor?: string
}

/** A request as a record of `requests`. */
export const draftRequest = (request: ContactRequest, expiresAt: number): RecordDraft => ({
  collection: 'requests',
  id: request.id,
  createdAt: Date.parse(request.createdAt),
  expiresAt,
  fields: { ...request, folder: request.suspected.length > 0 ? 'suspected' : 'inbox' },
})

/** @throws ZodError when the record is not a contact request */
export const readRequest = (record: StoredRecord): ContactRequest =>
  contactRequestSchema.parse(record.fields)

/** The kept requests, newest first. */
export const listRequests = async (
  records: Pick<Records, 'list'>,
  { suspected = false, limit = 50, cursor }: RequestListOptions = {},
): Promise<RequestPage> => {
  const page = await records.list('requests', {
    limit,
    ...(cursor === undefined ? {} : { cursor }),
    where: { field: 'folder', equals: suspected ? 'suspected' : 'inbox' },
  })
  const requests = page.records.map(readRequest)
  return page.cursor === undefined ? { requests } : { requests, cursor: page.cursor }
}

/** The request of that reference, genuine or suspected. */
export const findRequest = async (
  records: Pick<Records, 'list'>,
  reference: string,
): Promise<ContactRequest | undefined> => {
  const where = { field: 'reference', equals: reference }
  const [record] = (await records.list('requests', { limit: 1, where })).records
  return record === undefined ? undefined : readRequest(record)
}
