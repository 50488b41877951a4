import type { BaseLogger } from 'pino'
import { errorName } from '../../errors/errors.js'
import type { OnUnreadable, RecordPlace } from './records.js'

/** For those who must miss none: a record that cannot be read ends what they do. */
export const refuseUnreadable: OnUnreadable = ({ collection, id }, cause) => {
  throw new Error(`The record ${id} of ${collection} cannot be read.`, { cause })
}

/** Says which record it is, and never what stands in it: what a parser says may hold that. */
export const logUnreadable =
  (log: Pick<BaseLogger, 'error'>): OnUnreadable =>
  ({ collection, id }, error) =>
    log.error({ collection, id, error: errorName(error) }, 'a record cannot be read')

/** Those that can be read; each of the others is told and left out. */
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
