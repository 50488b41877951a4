import { mebibyte, sendTimeoutMs, uploadChunkBytes } from '../../../config/limits.js'
import { hour } from '../../../shared/time/durations.js'
import type { FileLimits } from './applicationFilesProps.js'

export const uploadDefaults = {
  maxBytes: 256 * mebibyte,
  /** Timeout of a post without progress. */
  timeoutMs: sendTimeoutMs,
  /** Two concurrent uploads saturate a phone connection. */
  parallel: 2,
  chunkBytes: uploadChunkBytes,
  retries: 3,
  /** Pixels; larger than shown, for high-density screens. */
  thumbnailSide: 120,
  /** Decoding larger pictures takes too much memory for a thumbnail. */
  thumbnailMaxBytes: 10 * mebibyte,
  /** JPEG quality of a shrunk picture. */
  resizeQuality: 0.8,
  /** Time since the last change after which a tab forgets its uploads. */
  memoryMs: hour,
} as const

export const limitsFor = (own: Omit<FileLimits, 'maxBytes'> & Partial<FileLimits>): FileLimits => ({
  maxBytes: uploadDefaults.maxBytes,
  ...own,
})
