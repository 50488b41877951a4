import { type Assets, contentHash, sourceOf } from './assets.js'

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

/** A style sheet inlined in the head: the first paint waits for no other file. */
export interface InlineSheet {
  readonly name: 'site' | (typeof heroOf)[PageKind]
  readonly text: string
  readonly source: string
}

/** Linked style sheets that only one kind of page uses. */
const ownSheets = [
  'home',
  'exam',
  'mri',
  'prp',
  'ultrasound',
  'toolsPage',
  'legal',
  'about',
  'careers',
  'message',
] as const satisfies readonly PageKind[]

/** Name of a linked style sheet, without hash and extension. */
export type LinkedSheet = 'shared' | 'consent' | (typeof ownSheets)[number]

/** Returns the linked style sheets of a page in cascade order. The first one is the same on every page. */
const linkedSheets = (kind: PageKind, asksConsent: boolean): readonly LinkedSheet[] => [
  'shared',
  ...ownSheets.filter((name) => name === kind),
  ...(asksConsent ? (['consent'] as const) : []),
]

export interface PageStyles {
  readonly site: InlineSheet
  readonly heroes: Readonly<Record<PageKind, InlineSheet>>
  readonly linkedSheets: typeof linkedSheets
  readonly build: string
}

/**
 * Creates the style sheets of each kind of page.
 * @param textOf reads a sheet by name, without hash and extension
 * @throws Error if it contains `</style`
 */
export const createPageStyles = (
  textOf: (name: InlineSheet['name']) => string,
  assets: Assets,
): PageStyles => {
  const read = (name: InlineSheet['name']): InlineSheet => {
    const text = textOf(name).trim()
    if (/<\/style/i.test(text)) throw new Error(`${name}.css cannot be inlined in a page.`)
    return { name, text, source: sourceOf(text) }
  }
  const site = read('site')
  const heroes = {
    home: read(heroOf.home),
    exam: read(heroOf.exam),
    mri: read(heroOf.mri),
    prp: read(heroOf.prp),
    ultrasound: read(heroOf.ultrasound),
    toolsPage: read(heroOf.toolsPage),
    legal: read(heroOf.legal),
    about: read(heroOf.about),
    careers: read(heroOf.careers),
    message: read(heroOf.message),
    error: read(heroOf.error),
  }
  const parts = [
    ...[site, ...Object.values(heroes)].map(({ source }) => source),
    ...['shared', 'consent', ...ownSheets].map((name) => assets(`${name}.css`)),
  ]
  return { site, heroes, linkedSheets, build: contentHash(parts.join()).slice(0, 12) }
}
