import { fieldsSchema, type Records, type StoredRecord } from '../../adapters/records/records.js'
import { contactKind } from '../../contact/contactRequest.js'
import { everyRecord } from '../../storedData/everyRecord.js'
import { eachInTurn } from '../../time/eachInTurn.js'
import { inboxFolder } from '../../submissions/submissionRecord.js'
import { isWorkState } from './deskChoices.js'

/**
 * Requests that no view finds by its filter. Those without a state were received before there was a staff
 * area: they become new. Those in a state of another release are listed with the requests in progress.
 */
export interface UnlistedRequests {
  /** Returns the ids of requests in an unknown state. @param expected how many the counts leave over */
  find(expected: number): Promise<readonly string[]>
  /** Reads them. @param expected as above */
  read(expected: number): Promise<readonly StoredRecord[]>
}

const deskIn = ({ fields }: StoredRecord) => fieldsSchema.safeParse(fields['desk']).data ?? {}

const isUnlisted = (record: StoredRecord): boolean => {
  const { state } = deskIn(record)
  return record.fields['folder'] === inboxFolder && !isWorkState(state)
}

export const createUnlistedRequests = (
  records: Pick<Records, 'list' | 'read' | 'update'>,
): UnlistedRequests => {
  const { collection } = contactKind
  // A search reads every request, so the ids are searched again only when the counts disagree.
  let known: readonly string[] = []

  const search = async (): Promise<readonly string[]> => {
    const found: string[] = []
    const where = { field: 'folder', equals: inboxFolder }
    await eachInTurn(everyRecord(records, collection, where), async (record) => {
      if (!isUnlisted(record)) return
      const { id, version } = record
      const desk = deskIn(record)
      // The command line releases spam by its folder. Two processes may do this at once: one wins.
      if (desk['state'] === undefined || desk['state'] === 'spam') {
        await records.update(collection, id, version, {
          fields: { desk: { ...desk, state: 'new' } },
        })
      } else found.push(id)
    })
    return found
  }

  const find = async (expected: number): Promise<readonly string[]> => {
    if (expected !== known.length) known = await search()
    return known
  }

  const readAll = async (ids: readonly string[]): Promise<readonly StoredRecord[]> => {
    const found = await Promise.all(ids.map((id) => records.read(collection, id)))
    return found.filter((record) => record !== undefined).filter(isUnlisted)
  }

  return {
    find,
    read: async (expected) => {
      const ids = await find(expected)
      const found = await readAll(ids)
      if (found.length === ids.length) return found
      // Changed meanwhile, so that the same number may be other requests.
      known = await search()
      return readAll(known)
    },
  }
}
