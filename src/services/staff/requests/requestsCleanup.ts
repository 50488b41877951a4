import { eachInTurn } from '../../../shared/time/eachInTurn.js'
import { readable } from '../../adapters/records/readable.js'
import type { Records, StoredRecord } from '../../adapters/records/records.js'
import { contactKind } from '../../contact/contactRequest.js'
import { removeEmailsAbout } from '../../email/emailCleanup.js'
import type { CleanupJob } from '../../retention/cleanupJob.js'
import { readDeskRequest } from './deskRecord.js'
import { mergedInto } from './requestHistory.js'

interface Parts {
  readonly records: Pick<Records, 'list' | 'listExpired' | 'removeAll' | 'commit'>
}

const atOnce = 20

/** Deletes expired requests with their emails, and with the requests that were merged into them. */
export const requestsCleanup = ({ records }: Parts): CleanupJob => {
  const { collection } = contactKind

  /** Returns an empty list for an unreadable request, which is deleted too. */
  const readOne = (record: StoredRecord) =>
    readable(
      [record],
      readDeskRequest,
      (one) => one,
      () => undefined,
    )

  /** Returns the requests that were merged into one and not reopened since. */
  const mergedCopies = async (record: StoredRecord): Promise<readonly StoredRecord[]> => {
    const [found] = readOne(record)
    const events = found?.desk.events ?? []
    const listed = await Promise.all(
      events.flatMap((event) =>
        event.kind === 'merged'
          ? [
              records.list(collection, {
                limit: 1,
                where: { field: 'reference', equals: event.from },
              }),
            ]
          : [],
      ),
    )
    return listed
      .flatMap((page) => page.records)
      .filter((copy) =>
        readOne(copy).some(({ desk }) => mergedInto(desk) === found?.request.reference),
      )
  }

  const removeWithCopies = async (record: StoredRecord): Promise<number> => {
    let removed = 0
    await eachInTurn(await mergedCopies(record), async (copy) => {
      removed += await removeWithCopies(copy)
    })
    const { reference } = record.fields
    if (typeof reference === 'string') await removeEmailsAbout(records, reference)
    const { id, version } = record
    // A request resumed in the meantime has another version and is not deleted.
    const { status } = await records.commit([{ remove: { collection, id, version } }])
    return status === 'committed' ? removed + 1 : removed
  }

  return {
    name: contactKind.collection,
    removeExpired: async (now) => {
      let removed = 0
      for (;;) {
        const expired = await records.listExpired(collection, { now, limit: atOnce })
        if (expired.length === 0) return removed
        await eachInTurn(expired, async (record) => {
          removed += await removeWithCopies(record)
        })
      }
    },
  }
}
