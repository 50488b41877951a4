import { sourceOf } from './assets.js'

export interface InlineScript {
  readonly text: string
  /** CSP source expression: `'sha256-…'`. */
  readonly source: string
}

export const createInlineScript = (built: string): InlineScript => {
  const text = built.trim()
  // Either would end the script element early.
  if (/<\/script|<!--/i.test(text))
    throw new Error('An inline script contains markup that would end its element.')
  return { text, source: sourceOf(text) }
}
