/** Time to undo a change; emails caused by it are delayed as long. */
export const undoSeconds = 60

/** Same limit as for messages of visitors. */
export const longestNote = 4000

/** Maximum JSON length of a history: lists read whole records, and Firestore stores 1 MiB per document. */
const longestHistory = 300_000

export const hasRoomFor = (events: readonly unknown[], text: string): boolean =>
  JSON.stringify(events).length + text.length <= longestHistory
