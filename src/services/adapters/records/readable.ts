import type { BaseLogger } from 'pino'
import { errorName } from '../../errors/errors.js'
import type { OnUnreadable, RecordPlace } from './records.js'

/** Throws at the first unreadable record, for callers that must not omit any. */
export const refuseUnreadable: OnUnreadable = ({ collection, id }, cause) => {
  throw new Error(`The record ${id} of ${collection} cannot be read.`, { cause })
}

/** Omits the parser's message, which may quote personal information. */
export const logUnreadable =
  (log: Pick<BaseLogger, 'error'>): OnUnreadable =>
  ({ collection, id }, error) =>
    log.error({ collection, id, error: errorName(error) }, 'record unreadable')

export const readable = <Raw, Read>(
  raws: readonly Raw[],
  read: (raw: Raw) => Read,
  placeOf: (raw: Raw) => RecordPlace,
  onUnreadable: OnUnreadable,
): readonly Read[] =>
  raws.flatMap((raw) => {
    try {
      return [read(raw)]
    } catch (error) {
      onUnreadable(placeOf(raw), error)
      return []
    }
  })
