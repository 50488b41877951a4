/** Larger originals are refused, in bytes. */
export const mostSourceBytes = 40 * 1024 * 1024

/** No original with more pixels is decoded, all frames together. */
export const mostSourcePixels = 40_000_000
