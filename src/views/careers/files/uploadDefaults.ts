import { mebibyte, sendTimeoutMs, uploadChunkBytes } from '../../../config/limits.js'
import { hour } from '../../../shared/time/durations.js'
import type { FileLimits } from './applicationFilesProps.js'

/** What the widget goes by unless its page says otherwise. */
export const uploadDefaults = {
  maxBytes: 256 * mebibyte,
  /** A post without progress for so long has failed. */
  timeoutMs: sendTimeoutMs,
  /** Two uploads side by side fill a phone's connection; more would only slow each other. */
  parallel: 2,
  /** A longer file is sent in chunks of so many bytes. */
  chunkBytes: uploadChunkBytes,
  /** Of each chunk, and of a file that fits one. */
  retries: 3,
  /** In pixels; the row shows it smaller, for screens that have several for each of the page. */
  thumbnailSide: 120,
  /** Larger pictures would take too much memory for so small a drawing. */
  thumbnailMaxBytes: 10 * mebibyte,
  /** Of a picture that is made smaller. */
  resizeQuality: 0.8,
  /** A tab remembers its uploads for so long after their last change. */
  memoryMs: hour,
} as const

/** The limits that a page sets, and the widget's own where it sets none. */
export const limitsFor = (own: Omit<FileLimits, 'maxBytes'> & Partial<FileLimits>): FileLimits => ({
  maxBytes: uploadDefaults.maxBytes,
  ...own,
})
