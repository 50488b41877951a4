import { mebibyte, sendTimeoutMs, uploadChunkBytes } from '../../../config/limits.js'
import { hour } from '../../../shared/time/durations.js'
import type { FileLimits } from './applicationFilesProps.js'

export const uploadDefaults = {
  maxBytes: 256 * mebibyte,
  timeoutMs: sendTimeoutMs,
  /** Two concurrent uploads saturate a phone connection. */
  parallel: 2,
  chunkBytes: uploadChunkBytes,
  retries: 3,
  thumbnailSide: 120,
  /** Decoding larger pictures takes too much memory for a thumbnail. */
  thumbnailMaxBytes: 10 * mebibyte,
  resizeQuality: 0.8,
  memoryMs: hour,
} as const

export const limitsFor = (own: Omit<FileLimits, 'maxBytes'> & Partial<FileLimits>): FileLimits => ({
  maxBytes: uploadDefaults.maxBytes,
  ...own,
})
