import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from './assets.js'
import { sourceOf } from './contentHash.js'

/** A built script that stands in the page itself, and so comes with it or not at all. */
export interface InlineScript {
  readonly text: string
  /** `'sha256-…'`: what a content security policy has to allow. */
  readonly source: string
}

export const createInlineScript = (text: string): InlineScript => {
  // Either would change where the browser sees the end of the element.
  if (/<\/script|<!--/i.test(text)) throw new Error('An inline script would not end where it ends.')
  return { text, source: sourceOf(text) }
}

/** Reads the script that watches whether the page's own arrives. */
export const readCodeWatch = (assets: Assets, publicFolder: string): InlineScript =>
  createInlineScript(readFileSync(join(publicFolder, assets('codeWatch.js')), 'utf8').trim())
