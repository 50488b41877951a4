import { fieldsSchema, type Records, type StoredRecord } from '../../adapters/records/records.js'
import type { SubmissionCollection } from '../../../config/retention.js'
import { everyRecord } from '../../adapters/records/everyRecord.js'
import { eachInTurn } from '../../../shared/time/eachInTurn.js'
import { inboxFolder } from '../../submissions/submissionRecord.js'

/**
 * Requests or applications that no view finds by its filter. Those without a state were stored by an
 * earlier release: they get the first one. Those in a state of another release are listed with open ones.
 */
export interface UnlistedRecords {
  /** Returns the ids of records in an unknown state. @param expected how many the counts leave over */
  find(expected: number): Promise<readonly string[]>
  /** Reads them. @param expected as above */
  read(expected: number): Promise<readonly StoredRecord[]>
}

/** What differs between requests and applications. */
interface ListedStates {
  readonly collection: SubmissionCollection
  /** Whether a view finds this state by its filter. */
  readonly isListed: (state: unknown) => boolean
  /** Of a record that no staff member has touched. */
  readonly first: string
  /** States that are replaced by the first one, besides a missing one. */
  readonly replaced: readonly string[]
}

const deskIn = ({ fields }: StoredRecord) => fieldsSchema.safeParse(fields['desk']).data ?? {}

export const createUnlistedRecords = (
  records: Pick<Records, 'list' | 'read' | 'update'>,
  { collection, isListed, first, replaced }: ListedStates,
): UnlistedRecords => {
  const isUnlisted = (record: StoredRecord): boolean =>
    record.fields['folder'] === inboxFolder && !isListed(deskIn(record)['state'])

  const isReplaced = (state: unknown): boolean =>
    state === undefined || replaced.some((one) => one === state)

  // A search reads every record, so the ids are searched again only when the counts disagree.
  let known: readonly string[] = []

  const search = async (): Promise<readonly string[]> => {
    const found: string[] = []
    const where = { field: 'folder', equals: inboxFolder }
    await eachInTurn(everyRecord(records, collection, where), async (record) => {
      if (!isUnlisted(record)) return
      const { id, version } = record
      const desk = deskIn(record)
      // Two processes may do this at once: one wins.
      if (isReplaced(desk['state'])) {
        await records.update(collection, id, version, {
          fields: { desk: { ...desk, state: first } },
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
      // Changed meanwhile, so that the same number may be other records.
      known = await search()
      return readAll(known)
    },
  }
}
