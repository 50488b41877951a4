import type { Clock } from '../../../shared/time/clock.js'
import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records, Step } from '../../adapters/records/records.js'
import { contactKind } from '../../contact/contactRequest.js'
import type { RefuseEmail } from '../../email/delivery.js'
import { emailCollection, readEmail } from '../../email/emailRecord.js'
import type { AuditLog } from '../audit/auditLog.js'
import { retryConflicts } from '../retryConflicts.js'
import { addEvents } from './changeDesk.js'
import { type DeskRequest, readDeskRequest } from './deskRecord.js'
import { isBooked, isWithdrawn, mergedInto, reopenedState, site } from './requestHistory.js'

interface Parts {
  readonly records: Pick<Records, 'list' | 'update'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
}

const { collection } = contactKind

/** Stores that an email did not reach the person, with a note on its request, if any. */
export const createRefuseEmail = ({ records, audit, clock, onUnreadable }: Parts): RefuseEmail => {
  const findRequest = async (reference: string): Promise<DeskRequest | undefined> => {
    const where = { field: 'reference', equals: reference }
    const { records: found } = await records.list(collection, { limit: 1, where })
    return readable(found, readDeskRequest, (record) => record, onUnreadable)[0]
  }

  const noteOn = ({ desk, ...request }: DeskRequest): Step => {
    const { recordId: id, version } = request
    const isEnded =
      isBooked(desk) || isWithdrawn(desk) || mergedInto(desk) !== undefined || desk.state === 'spam'
    const state = isEnded ? {} : reopenedState(desk)
    const event = { at: clock.now(), by: site, kind: 'undelivered' } as const
    return {
      update: { collection, id, version },
      changes: addEvents({ desk, ...request }, [event], state),
    }
  }

  return (record, changes) =>
    retryConflicts(async () => {
      const { id, version } = record
      const { reference } = readEmail(record)
      const request = await findRequest(reference)
      if (request === undefined) return records.update(emailCollection, id, version, changes)
      const refused: Step = { update: { collection: emailCollection, id, version }, changes }
      const committed = await audit.commit(
        { actor: 'site', action: 'emailUndelivered', subject: reference },
        [refused, noteOn(request)],
      )
      if (committed.status === 'committed') return 'updated'
      return committed.step === 0 ? 'changed' : 'conflict'
    })
}
