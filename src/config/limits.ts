/*
 * Numbers that no variable changes and that several parts of the site go by, in the browser too:
 * nothing is imported here.
 */

/** Remembers the language chosen with the language link. */
export const languageCookie = { name: 'lang', days: 365 } as const

/** Remembers what the visitor answered about measurement. */
export const consentCookie = { name: 'consent', days: 180 } as const

/** Most characters of a name, and of the message of a form. */
export const nameLength = 100
export const messageLength = 4000

/** Most bytes of a form besides its files. */
export const formBodyBytes = 100_000

/** Files of one application: a CV and up to five more. */
export const mostFiles = 6

/** A browser gives up a form or a file when the server has been silent for so long. */
export const sendTimeoutMs = 30_000

/** Bytes of a megabyte, as the limits of files count. */
export const mebibyte = 1_048_576

/** A longer file is uploaded in chunks of so many bytes: one that is lost is sent again alone. */
export const uploadChunkBytes = 2_000_000

/** No backup is kept longer, and whoever asks for deletion is told so. */
export const backupDays = 30

/** The largest original picture that is read, in bytes, and decoded, in pixels. */
export const pictureLimits = { bytes: 40 * 1024 * 1024, pixels: 40_000_000 } as const
