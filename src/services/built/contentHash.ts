import { createHash } from 'node:crypto'

export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64')

/** CSP source expression of an inline script or style. */
export const sourceOf = (text: string): string => `'sha256-${contentHash(text)}'`
