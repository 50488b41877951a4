/* What every change of a request or an application keeps to; known to the pages too. */

/** For how long a change can be undone, and an email waits before it leaves. */
export const undoSeconds = 60

/** As much as a visitor may write. */
export const longestNote = 4000

/**
 * Characters of the history of one record as JSON: some 70 of the longest notes or replies. The texts
 * are part of the record, so that they are exported, corrected and deleted with it; lists read them, and
 * a Firestore document holds 1 MiB. Events without text are some 100 characters and are always taken.
 */
const longestHistory = 300_000

/** Whether a text can still be added to the history of a record. */
export const hasRoomFor = (events: readonly unknown[], text: string): boolean =>
  JSON.stringify(events).length + text.length <= longestHistory
