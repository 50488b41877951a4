import { contentHash, sourceOf } from './contentHash.js'

/** The style sheet that a kind of page needs besides the site's own. */
export type PageKind =
  | 'home'
  | 'exam'
  | 'mri'
  | 'prp'
  | 'ultrasound'
  | 'toolsPage'
  | 'legal'
  | 'about'
  | 'careers'
  | 'message'

/** A built style sheet, which stands in the page itself: the first paint waits for nothing else. */
export interface StyleSheet {
  readonly name: 'site' | PageKind
  readonly text: string
}

export interface PageStyles {
  readonly site: StyleSheet
  readonly kinds: Readonly<Record<PageKind, StyleSheet>>
  /** The same as long as no sheet changes. */
  readonly build: string
  /** `'sha256-…'` of every sheet: what a content security policy has to allow. */
  readonly hashes: readonly string[]
}

/**
 * Puts sheets together with what policies and pages say of them.
 * @param textOf reads a sheet that the build made
 */
export const createPageStyles = (textOf: (name: StyleSheet['name']) => string): PageStyles => {
  const read = (name: StyleSheet['name']): StyleSheet => {
    const text = textOf(name).trim()
    if (/<\/style/i.test(text)) throw new Error(`${name}.css would end its own element.`)
    return { name, text }
  }
  const site = read('site')
  const kinds = {
    home: read('home'),
    exam: read('exam'),
    mri: read('mri'),
    prp: read('prp'),
    ultrasound: read('ultrasound'),
    toolsPage: read('toolsPage'),
    legal: read('legal'),
    about: read('about'),
    careers: read('careers'),
    message: read('message'),
  }
  const hashes = [site, ...Object.values(kinds)].map(({ text }) => sourceOf(text))
  return {
    site,
    kinds,
    build: contentHash(hashes.join()).slice(0, 12),
    hashes,
  }
}
