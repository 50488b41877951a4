import type { OnUnreadable, RecordPlace, StoredRecord } from './records.js'

/** For those who must miss none: a record that cannot be read ends what they do. */
export const refuseUnreadable: OnUnreadable = ({ collection, id }, cause) => {
  throw new Error(`The record ${id} of ${collection} cannot be read.`, { cause })
}

/** Those that can be read; each of the others is told and left out. */
export const readable = <Raw>(
  raws: readonly Raw[],
  read: (raw: Raw) => StoredRecord,
  placeOf: (raw: Raw) => RecordPlace,
  onUnreadable: OnUnreadable,
): readonly StoredRecord[] =>
  raws.flatMap((raw) => {
    try {
      return [read(raw)]
    } catch (error) {
      onUnreadable(placeOf(raw), error)
      return []
    }
  })
