import { sourceOf } from './contentHash.js'

/** A built script that stands in the page itself, and so comes with it or not at all. */
export interface InlineScript {
  readonly text: string
  /** `'sha256-…'`: what a content security policy has to allow. */
  readonly source: string
}

/** Puts a built script together with what policies say of it. */
export const createInlineScript = (built: string): InlineScript => {
  const text = built.trim()
  // Either would change where the browser sees the end of the element.
  if (/<\/script|<!--/i.test(text)) throw new Error('An inline script would not end where it ends.')
  return { text, source: sourceOf(text) }
}
