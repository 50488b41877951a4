import { createHash } from 'node:crypto'

/** SHA-256 of a text, in base64. */
export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64')

/** How a content security policy allows a text that stands in the page itself. */
export const sourceOf = (text: string): string => `'sha256-${contentHash(text)}'`
