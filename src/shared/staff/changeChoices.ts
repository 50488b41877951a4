/** Time to undo a change; emails caused by it are delayed as long. */
export const undoSeconds = 60

/** Same limit as for messages of visitors. */
export const longestNote = 4000

/**
 * Maximum characters of a record's history as JSON, about 70 of the longest texts: lists read the
 * whole record, and a Firestore document holds 1 MiB.
 */
const longestHistory = 300_000

export const hasRoomFor = (events: readonly unknown[], text: string): boolean =>
  JSON.stringify(events).length + text.length <= longestHistory
