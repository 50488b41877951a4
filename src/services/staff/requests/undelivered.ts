import type { Clock } from '../../../shared/time/clock.js'
import type { Records } from '../../adapters/records/records.js'
import { contactKind } from '../../contact/contactRequest.js'
import type { AuditLog } from '../audit/auditLog.js'
import { retryConflicts } from '../retryConflicts.js'
import { addEvents } from './changeDesk.js'
import { readDeskRequest } from './deskRecord.js'
import { isBooked, reopenedState, site } from './requestHistory.js'

interface Parts {
  readonly records: Pick<Records, 'list'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Notes on a request that an email did not reach the person, so that the front desk calls. Ignores
 * references of other records.
 */
export const noteUndelivered =
  ({ records, audit, clock }: Parts) =>
  (reference: string): Promise<void> =>
    retryConflicts(async () => {
      const { collection } = contactKind
      const where = { field: 'reference', equals: reference }
      const [record] = (await records.list(collection, { limit: 1, where })).records
      if (record === undefined) return undefined
      const found = readDeskRequest(record)
      const state = isBooked(found.desk) ? {} : reopenedState(found.desk)
      const event = { at: clock.now(), by: site, kind: 'undelivered' } as const
      const { status } = await audit.commit(
        { actor: 'site', action: 'emailUndelivered', subject: reference },
        [
          {
            update: { collection, id: record.id, version: record.version },
            changes: addEvents(found, [event], state),
          },
        ],
      )
      return status === 'refused' ? 'conflict' : undefined
    })
