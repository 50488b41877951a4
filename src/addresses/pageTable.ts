/** Table of all pages: source of links, redirects, the sitemap and route tests. */

import examAddresses from '../content/examAddresses.json' with { type: 'json' }
import { type ExamName, mriExamNames, treatmentNames, ultrasoundExamNames } from './examNames.js'

export {
  type ExamName,
  examNames,
  isExam,
  mriExamNames,
  ultrasoundExamNames,
} from './examNames.js'
export { type Locale, locales, regions } from './locales.js'

/** `default` is the unprefixed French URL; `fr` and `en` are canonical. */
export const variants = ['default', 'fr', 'en'] as const
export type Variant = (typeof variants)[number]

/** Header and footer variants; the build draws a social card for each. @public */
export const sections = ['site', 'ultrasound', 'therapy'] as const
export type Section = (typeof sections)[number]

export interface PageRow {
  readonly default: string
  readonly fr: string
  readonly en: string
  readonly section?: Section
  readonly parent?: string
  readonly kind?: 'legal'
  readonly noindex?: true
  /** Allows analytics after consent. Never set on exams, tools and forms, which reveal health information. */
  readonly measured?: true
  readonly confirmation?: true
  readonly middleware?: readonly string[]
}

const legal = { kind: 'legal', measured: true } as const

/** Confirmation pages are specific to one visitor: never cached or prefetched. */
const confirmation = { confirmation: true, noindex: true, middleware: ['noStore'] } as const

const table = {
  home: { default: '/', fr: '/fr', en: '/en' },
  about: { default: '/apropos', fr: '/fr/a-propos', en: '/en/about-us', measured: true },
  terms: {
    default: '/conditions-generales',
    fr: '/fr/conditions-generales',
    en: '/en/terms-of-service',
    ...legal,
  },
  privacy: {
    default: '/politiques-confidentialite',
    fr: '/fr/politiques-confidentialite',
    en: '/en/privacy-policy',
    ...legal,
  },
  privacyArchive: {
    default: '/old_politique-confidentialite',
    fr: '/fr/old_politique-confidentialite',
    en: '/en/old_privacy-policy',
    parent: 'privacy',
    noindex: true,
    ...legal,
  },
  whatWeKeep: {
    default: '/ce-que-nous-gardons',
    fr: '/fr/ce-que-nous-gardons',
    en: '/en/what-we-keep',
    parent: 'privacy',
    measured: true,
  },
  cookies: {
    default: '/politiques-cookie',
    fr: '/fr/politiques-cookie',
    en: '/en/cookie-policy',
    ...legal,
  },
  accessibility: {
    default: '/accessibilite',
    fr: '/fr/accessibilite',
    en: '/en/accessibility',
    ...legal,
  },
  ultrasound: {
    default: '/services/echographie',
    fr: '/fr/echographie',
    en: '/en/ultrasound',
    section: 'ultrasound',
  },
  ...examAddresses.ultrasound,
  ...examAddresses.mri,
  mriChecklist: {
    default: '/services/resonance-magnetique-irm/liste',
    fr: '/fr/resonance-magnetique-irm/liste',
    en: '/en/magnetic-resonance-imaging-mri/checklist',
    parent: 'mri',
    noindex: true,
  },
  ...examAddresses.treatment,
  tools: { default: '/outils', fr: '/fr/outils', en: '/en/tools' },
  careers: { default: '/carrieres', fr: '/fr/carrieres', en: '/en/careers' },
  changeVisit: {
    default: '/changer-un-rendez-vous',
    fr: '/fr/changer-un-rendez-vous',
    en: '/en/change-an-appointment',
  },
  requestReceived: {
    default: '/demande-recue',
    fr: '/fr/demande-recue',
    en: '/en/request-received',
    ...confirmation,
  },
  myRequest: {
    default: '/ma-demande',
    fr: '/fr/ma-demande',
    en: '/en/my-request',
    ...confirmation,
  },
  applicationReceived: {
    default: '/candidature-recue',
    fr: '/fr/candidature-recue',
    en: '/en/application-received',
    parent: 'careers',
    ...confirmation,
  },
  feedback: {
    default: '/votre-avis',
    fr: '/fr/votre-avis',
    en: '/en/your-feedback',
    ...confirmation,
  },
  job: {
    default: '/carrieres/:slug',
    fr: '/fr/carrieres/:slug',
    en: '/en/careers/:slug',
    parent: 'careers',
  },
} as const satisfies Readonly<Record<string, PageRow>>

export type RowName = keyof typeof table
export type PageName = Exclude<RowName, 'job'>

type RowsWith<Property extends keyof PageRow, Value> = {
  [Name in RowName]: (typeof table)[Name] extends Readonly<Record<Property, Value>> ? Name : never
}[RowName]

export type LegalName = RowsWith<'kind', 'legal'>
export type ConfirmationName = RowsWith<'confirmation', true>
/** Pages that links may target; confirmation pages are only reached through a form. */
export type NamedPage = Exclude<PageName, ConfirmationName>
export type IndexedName = Exclude<PageName, RowsWith<'noindex', true>>

/** The type rejects a parent that is not a page. */
interface Row extends PageRow {
  readonly parent?: NamedPage
}

const isRowName = (name: string): name is RowName => name in table

const rows: Record<RowName, Row> = { ...table }

const addTo = (names: readonly ExamName[], values: Pick<Row, 'section' | 'parent'>): void => {
  for (const name of names) rows[name] = { ...rows[name], ...values }
}

addTo(ultrasoundExamNames, { section: 'ultrasound', parent: 'ultrasound' })
addTo(
  mriExamNames.filter((name) => name !== 'mri'),
  { parent: 'mri' },
)
addTo(treatmentNames, { section: 'therapy' })

export const pages: Readonly<Record<RowName, Row>> = rows

export const rowNames: readonly RowName[] = Object.keys(table).filter(isRowName)
export const pageNames: readonly PageName[] = rowNames.filter((name) => name !== 'job')

export const isLegal = (name: RowName): name is LegalName => pages[name].kind === 'legal'
export const isMeasured = (name: RowName): boolean => pages[name].measured === true
export const isIndexed = (name: PageName): name is IndexedName => pages[name].noindex !== true

/** URLs that sign an upload, resume one in chunks, and receive files when the site stores them itself. */
export const uploadPaths = {
  sign: '/upload/sign',
  chunks: '/upload/chunks',
  files: '/upload/files',
} as const

export const languagePath = '/language'

/** Fragment ids of the home page, the same in both languages, because other sites link to them. */
export const homeAnchors = { contact: 'contact', map: 'gmap', jobs: 'offre-emploi' } as const
