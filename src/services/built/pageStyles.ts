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

/** After the main content: what every page needs there, or with its question whether it was useful. */
type EndSheet = 'end' | 'feedbackEnd'

/** Styles that are used only far below the first screen. */
type LaterSheet = 'ultrasoundLater' | 'application'

/** A built style sheet, which stands in the page itself: the first paint waits for nothing else. */
export interface StyleSheet {
  readonly name: 'site' | 'consent' | PageKind | (typeof heroOf)[PageKind] | LaterSheet | EndSheet
  readonly text: string
  /** `'sha256-…'`: what a content security policy has to allow. */
  readonly source: string
}

/** The sheets of a kind of page, by where they stand. */
export interface KindStyles {
  /** In the head, after the site's own: what the first screen needs. */
  readonly hero: StyleSheet
  /** After the hero, so that the first bytes of the page hold all that the first screen shows. */
  readonly rest: StyleSheet
  /** Before what the page shows later, where one sheet would push the first screen out of the first 14 kB. */
  readonly later?: StyleSheet
  /** After the main content: the footer, and what opens or moves later. */
  readonly end: StyleSheet
}

export interface PageStyles {
  readonly site: StyleSheet
  readonly kinds: Readonly<Record<PageKind, KindStyles>>
  /** For sites that ask before they measure. */
  readonly consent: StyleSheet
  /** The same as long as no sheet changes. */
  readonly build: string
}

/** All sheets that stand in a page of this kind. */
export const sheetsOf = (
  { site, kinds, consent }: PageStyles,
  kind: PageKind,
  asksConsent: boolean,
): readonly StyleSheet[] => [site, ...Object.values(kinds[kind]), ...(asksConsent ? [consent] : [])]

/**
 * Puts sheets together with what policies and pages say of them.
 * @param textOf reads a sheet that the build made
 */
export const createPageStyles = (textOf: (name: StyleSheet['name']) => string): PageStyles => {
  const read = (name: StyleSheet['name'], wrong: RegExp): StyleSheet => {
    const text = textOf(name).trim()
    if (wrong.test(text)) throw new Error(`${name}.css would not stand in a page as it is.`)
    return { name, text, source: sourceOf(text) }
  }
  const inHead = (name: StyleSheet['name']): StyleSheet => read(name, /<\/style/i)
  /** There it stands in an SVG, whose text is markup. */
  const inBody = (name: StyleSheet['name']): StyleSheet => read(name, /<[a-z/!?]|&[a-z#]/i)
  const site = inHead('site')
  const consent = inBody('consent')
  // In the order in which the sheets stand in a page, which is that of its policy.
  const of = (kind: PageKind, end: EndSheet, later?: LaterSheet): KindStyles => ({
    hero: inHead(heroOf[kind]),
    rest: inBody(kind),
    ...(later !== undefined && { later: inBody(later) }),
    end: inBody(end),
  })
  const kinds = {
    home: of('home', 'end'),
    exam: of('exam', 'feedbackEnd'),
    mri: of('mri', 'feedbackEnd'),
    prp: of('prp', 'feedbackEnd'),
    ultrasound: of('ultrasound', 'feedbackEnd', 'ultrasoundLater'),
    toolsPage: of('toolsPage', 'end'),
    legal: of('legal', 'feedbackEnd'),
    about: of('about', 'end'),
    careers: of('careers', 'feedbackEnd', 'application'),
    message: of('message', 'feedbackEnd'),
    error: of('error', 'end'),
  }
  const sheets = [
    site,
    consent,
    ...Object.values<KindStyles>(kinds).flatMap((styles) => Object.values(styles)),
  ]
  const sources = new Set(sheets.map(({ source }) => source))
  return { site, kinds, consent, build: contentHash([...sources].join()).slice(0, 12) }
}
