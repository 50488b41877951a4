/* Limits shared by server and browser code: this module must not import anything. */

export const languageCookie = { name: 'lang', days: 365 } as const

export const consentCookie = { name: 'consent', days: 180 } as const

export const nameLength = 100
export const messageLength = 4000

export const formBodyBytes = 100_000

/** Maximum number of files per application: a CV and up to five more. */
export const mostFiles = 6

export const sendTimeoutMs = 30_000

export const mebibyte = 1_048_576

/** Chunk size in bytes. Larger files are uploaded in chunks, so that only a lost chunk is sent again. */
export const uploadChunkBytes = 2_000_000

/** Maximum retention of a backup, as stated in the answer to a deletion request. */
export const backupDays = 30

/**
 * Limits of edited content, derived from Firestore: 10 MiB per commit, and 1 MiB per record, which contains a
 * document twice. A release of 49 documents is one commit of 100 records.
 */
export const contentLimits = {
  documentBytes: 400_000,
  sectionInputs: 1000,
  releaseDocuments: 49,
  releaseBytes: 8_000_000,
  drafts: 300,
  pictures: 200,
  exchangeBytes: 4_000_000,
} as const

/** Pages show pictures up to 1920 pixels wide; the narrowest of ours is 4.3 times as wide as high. */
export const pictureLimits = {
  bytes: 40 * 1024 * 1024,
  pixels: 40_000_000,
  leastWidth: 800,
  leastHeight: 400,
  sides: 5,
} as const

/** Limits of changes through the link of one request; for more, the person calls. */
export const myRequestLimits = { messageLength: 1000, actsPerDay: 10, acts: 40 } as const
