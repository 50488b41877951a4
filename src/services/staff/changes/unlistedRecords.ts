import { fieldsSchema, type Records, type StoredRecord } from '../../adapters/records/records.js'
import type { SubmissionCollection } from '../../../config/retention.js'
import { everyRecord } from '../../adapters/records/everyRecord.js'
import { eachInTurn } from '../../../shared/time/eachInTurn.js'
import { inboxFolder } from '../../submissions/submission.js'

/**
 * Requests or applications that no view finds by its filter. Records without a state, from an
 * earlier release, get the first state. Records in an unknown state are listed with the open ones.
 */
export interface UnlistedRecords {
  /**
   * Returns the ids of unlisted records.
   * @param expected difference between the total and the counts of the views
   */
  find(expected: number): Promise<readonly string[]>
  read(expected: number): Promise<readonly StoredRecord[]>
}

interface ListedStates {
  readonly collection: SubmissionCollection
  readonly isListed: (state: unknown) => boolean
  readonly first: string
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

  // Cached result of the last search, which reads every record and runs only if the counts disagree.
  let known: readonly string[] = []

  const search = async (): Promise<readonly string[]> => {
    const found: string[] = []
    const where = { field: 'folder', equals: inboxFolder }
    await eachInTurn(everyRecord(records, collection, where), async (record) => {
      if (!isUnlisted(record)) return
      const { id, version } = record
      const desk = deskIn(record)
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
      // Records changed meanwhile: the same number of others may be unlisted.
      known = await search()
      return readAll(known)
    },
  }
}
