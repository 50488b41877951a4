import { contentHash, sourceOf } from './contentHash.js'

export type PageKind = keyof typeof heroOf

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

type EndSheet = 'end' | 'feedbackEnd'

type LaterSheet = 'ultrasoundLater' | 'application'

/** A built style sheet, inlined so that the first paint needs no request. */
export interface StyleSheet {
  readonly name: 'site' | 'consent' | PageKind | (typeof heroOf)[PageKind] | LaterSheet | EndSheet
  readonly text: string
  /** CSP source expression: `'sha256-…'`. */
  readonly source: string
}

export interface KindStyles {
  readonly hero: StyleSheet
  /** After the hero, so that the first bytes contain all that the first screen needs. */
  readonly rest: StyleSheet
  /** Further below, so that the first screen fits into the first 14 kB. */
  readonly later?: StyleSheet
  /** After the main content: footer and what is hidden at first. */
  readonly end: StyleSheet
}

export interface PageStyles {
  readonly site: StyleSheet
  readonly kinds: Readonly<Record<PageKind, KindStyles>>
  readonly consent: StyleSheet
  /** Changes with any style sheet. */
  readonly build: string
}

export const sheetsOf = (
  { site, kinds, consent }: PageStyles,
  kind: PageKind,
  asksConsent: boolean,
): readonly StyleSheet[] => [site, ...Object.values(kinds[kind]), ...(asksConsent ? [consent] : [])]

export const createPageStyles = (textOf: (name: StyleSheet['name']) => string): PageStyles => {
  const read = (name: StyleSheet['name'], wrong: RegExp): StyleSheet => {
    const text = textOf(name).trim()
    if (wrong.test(text)) throw new Error(`${name}.css would not stand in a page as it is.`)
    return { name, text, source: sourceOf(text) }
  }
  const inHead = (name: StyleSheet['name']): StyleSheet => read(name, /<\/style/i)
  /** In an SVG, where `<` would start an element. */
  const inBody = (name: StyleSheet['name']): StyleSheet => read(name, /<[a-z/!?]|&[a-z#]/i)
  const site = inHead('site')
  const consent = inBody('consent')
  // Same order as in the page, which the policy repeats.
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
