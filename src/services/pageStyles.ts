import { contentHash, sourceOf } from './contentHash.js'

/** The style sheet that a kind of page needs besides the site's own. */
export type PageKind = keyof typeof heroOf

/** What the first screen of each kind of page needs besides the site's own sheet. */
const heroOf = {
  home: 'homeHero',
  exam: 'examHero',
  mri: 'ringHero',
  prp: 'ringHero',
  ultrasound: 'examHero',
  toolsPage: 'examHero',
  legal: 'legalHero',
  about: 'aboutHero',
  careers: 'pageHero',
  message: 'messageHero',
  error: 'errorHero',
} as const

/** A built style sheet, which stands in the page itself: the first paint waits for nothing else. */
export interface StyleSheet {
  readonly name: 'site' | 'consent' | PageKind | (typeof heroOf)[PageKind]
  readonly text: string
}

/** The sheets of a kind of page, by where they stand. */
export interface KindStyles {
  /** In the head, after the site's own: what the first screen needs. */
  readonly hero: StyleSheet
  /** After the hero, so that the first bytes of the page hold all that the first screen shows. */
  readonly rest: StyleSheet
}

export interface PageStyles {
  readonly site: StyleSheet
  readonly kinds: Readonly<Record<PageKind, KindStyles>>
  /** For sites that ask before they measure. */
  readonly consent: StyleSheet
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
  const read = (name: StyleSheet['name'], wrong: RegExp): StyleSheet => {
    const text = textOf(name).trim()
    if (wrong.test(text)) throw new Error(`${name}.css would not stand in a page as it is.`)
    return { name, text }
  }
  const inHead = (name: StyleSheet['name']): StyleSheet => read(name, /<\/style/i)
  /** There it stands in an SVG, whose text is markup. */
  const inBody = (name: StyleSheet['name']): StyleSheet => read(name, /<[a-z/!?]|&[a-z#]/i)
  const of = (kind: PageKind): KindStyles => ({ hero: inHead(heroOf[kind]), rest: inBody(kind) })
  const site = inHead('site')
  const consent = inBody('consent')
  const kinds = {
    home: of('home'),
    exam: of('exam'),
    mri: of('mri'),
    prp: of('prp'),
    ultrasound: of('ultrasound'),
    toolsPage: of('toolsPage'),
    legal: of('legal'),
    about: of('about'),
    careers: of('careers'),
    message: of('message'),
    error: of('error'),
  }
  const sheets = [site, consent, ...Object.values(kinds).flatMap(({ hero, rest }) => [hero, rest])]
  const hashes = [...new Set(sheets.map(({ text }) => sourceOf(text)))]
  return {
    site,
    kinds,
    consent,
    build: contentHash(hashes.join()).slice(0, 12),
    hashes,
  }
}
