/* What every change of a request or an application keeps to; known to the pages too. */

/** For how long a change can be undone, and an email waits before it leaves. */
export const undoSeconds = 60

/** As much as a visitor may write. */
export const longestNote = 4000
