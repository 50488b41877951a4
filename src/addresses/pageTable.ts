/**
 * Every page of the site, once. Links, the language switch, redirects, the sitemap and the tests
 * all read this table. Addresses are made from it in `urlFor.ts`.
 */

export { type Locale, locales, regions } from './locales.js'

/** `default` is the unprefixed French address; `fr` and `en` are the canonical ones. */
export const variants = ['default', 'fr', 'en'] as const
export type Variant = (typeof variants)[number]

/** Which header bar and footer a page wears. @public The build draws a shared card for each. */
export const sections = ['site', 'ultrasound', 'therapy'] as const
export type Section = (typeof sections)[number]

export interface PageRow {
  readonly default: string
  readonly fr: string
  readonly en: string
  readonly section?: Section
  /** The page above this one in the breadcrumb; the home page when absent. */
  readonly parent?: string
  /** These share a controller and a view: their content is all they need. */
  readonly kind?: 'exam' | 'legal'
  /** Kept away from search engines and out of the sitemap. */
  readonly noindex?: true
  /** Answers one visitor who sent a form. */
  readonly confirmation?: true
  /** Names of extra steps, looked up in the registry of `siteRoutes`. */
  readonly middleware?: readonly string[]
}

const ultrasound = { kind: 'exam', section: 'ultrasound', parent: 'ultrasound' } as const

/** A confirmation speaks of one visitor: nobody caches it, and no browser fetches it ahead. */
const confirmation = { confirmation: true, noindex: true, middleware: ['noStore'] } as const

/** In the order of menus and of the sitemap. */
const table = {
  home: { default: '/', fr: '/fr', en: '/en' },
  about: { default: '/apropos', fr: '/fr/a-propos', en: '/en/about-us' },
  terms: {
    default: '/conditions-generales',
    fr: '/fr/conditions-generales',
    en: '/en/terms-of-service',
    kind: 'legal',
  },
  privacy: {
    default: '/politiques-confidentialite',
    fr: '/fr/politiques-confidentialite',
    en: '/en/privacy-policy',
    kind: 'legal',
  },
  privacyArchive: {
    default: '/old_politique-confidentialite',
    fr: '/fr/old_politique-confidentialite',
    en: '/en/old_privacy-policy',
    parent: 'privacy',
    noindex: true,
    kind: 'legal',
  },
  whatWeKeep: {
    default: '/ce-que-nous-gardons',
    fr: '/fr/ce-que-nous-gardons',
    en: '/en/what-we-keep',
    parent: 'privacy',
  },
  cookies: {
    default: '/politiques-cookie',
    fr: '/fr/politiques-cookie',
    en: '/en/cookie-policy',
    kind: 'legal',
  },
  accessibility: {
    default: '/accessibilite',
    fr: '/fr/accessibilite',
    en: '/en/accessibility',
    kind: 'legal',
  },
  ultrasound: {
    default: '/services/echographie',
    fr: '/fr/echographie',
    en: '/en/ultrasound',
    section: 'ultrasound',
  },
  fetal: {
    default: '/services/echographie/grossesse',
    fr: '/fr/echographie/grossesse',
    en: '/en/ultrasound/fetal',
    ...ultrasound,
  },
  nuchalTranslucency: {
    default: '/services/echographie/clarte-nucale',
    fr: '/fr/echographie/clarte-nucale',
    en: '/en/ultrasound/nuchal-translucency',
    ...ultrasound,
  },
  morphological: {
    default: '/services/echographie/morphologique',
    fr: '/fr/echographie/morphologique',
    en: '/en/ultrasound/morphological',
    ...ultrasound,
  },
  breastUltrasound: {
    default: '/services/echographie/mammaire',
    fr: '/fr/echographie/mammaire',
    en: '/en/ultrasound/breast',
    ...ultrasound,
  },
  hysterosonogram: {
    default: '/services/echographie/hysterosonographie',
    fr: '/fr/echographie/hysterosonographie',
    en: '/en/ultrasound/hysterosonogram',
    ...ultrasound,
  },
  musculoskeletal: {
    default: '/services/echographie/musculo-squelettique',
    fr: '/fr/echographie/musculo-squelettique',
    en: '/en/ultrasound/musculoskeletal',
    ...ultrasound,
  },
  mri: {
    default: '/services/resonance-magnetique-irm',
    fr: '/fr/resonance-magnetique-irm',
    en: '/en/magnetic-resonance-imaging-mri',
    kind: 'exam',
  },
  breastMri: {
    default: '/services/resonance-magnetique-irm/mammaire',
    fr: '/fr/mammaire',
    en: '/en/breast',
    parent: 'mri',
    kind: 'exam',
  },
  /** For paper: both languages, boxes to tick, lines for what is known of an implant. */
  mriChecklist: {
    default: '/services/resonance-magnetique-irm/liste',
    fr: '/fr/resonance-magnetique-irm/liste',
    en: '/en/magnetic-resonance-imaging-mri/checklist',
    parent: 'mri',
    noindex: true,
  },
  prp: {
    default: '/services/therapie-a-prp',
    fr: '/fr/therapie-a-prp',
    en: '/en/therapy-a-prp',
    section: 'therapy',
    kind: 'exam',
  },
  tools: { default: '/outils', fr: '/fr/outils', en: '/en/tools' },
  careers: { default: '/carrieres', fr: '/fr/carrieres', en: '/en/careers' },
  requestReceived: {
    default: '/demande-recue',
    fr: '/fr/demande-recue',
    en: '/en/request-received',
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

/** Every row: also the one whose address ends in the name of an offer, see `urlForJob`. */
export type RowName = keyof typeof table
/** The pages that have one address in each variant. */
export type PageName = Exclude<RowName, 'job'>

/** The names of the rows that have a property of this value. */
type RowsWith<Property extends keyof PageRow, Value> = {
  [Name in RowName]: (typeof table)[Name] extends Readonly<Record<Property, Value>> ? Name : never
}[RowName]

export type ExamName = RowsWith<'kind', 'exam'>
export type LegalName = RowsWith<'kind', 'legal'>
export type ConfirmationName = RowsWith<'confirmation', true>
/** The pages that links and breadcrumbs name: a confirmation is reached by a form alone. */
export type NamedPage = Exclude<PageName, ConfirmationName>
/** What search engines may list, and so what has a date. */
export type IndexedName = Exclude<PageName, RowsWith<'noindex', true>>

/** A parent that is no page does not compile. */
export const pages: Readonly<Record<RowName, PageRow & { readonly parent?: NamedPage }>> = table

const isRowName = (name: string): name is RowName => name in table

export const rowNames: readonly RowName[] = Object.keys(table).filter(isRowName)
export const pageNames: readonly PageName[] = rowNames.filter((name) => name !== 'job')

export const isExam = (name: string | undefined): name is ExamName =>
  name !== undefined && isRowName(name) && pages[name].kind === 'exam'
export const isLegal = (name: RowName): name is LegalName => pages[name].kind === 'legal'
export const isIndexed = (name: PageName): name is IndexedName => pages[name].noindex !== true

/** The exams and treatments, in the order of menus. */
export const examNames: readonly ExamName[] = rowNames.filter(isExam)
/** Those that the ultrasound section presents. */
export const ultrasoundExamNames: readonly ExamName[] = examNames.filter(
  (name) => pages[name].section === 'ultrasound',
)

/**
 * Where browsers ask to send a file or its next chunk, and where they send it when the site keeps
 * files itself.
 */
export const uploadPaths = {
  sign: '/upload/sign',
  chunks: '/upload/chunks',
  files: '/upload/files',
} as const

/** Where the language switch posts without script. */
export const languagePath = '/language'

/** Places on the home page that other pages and other sites link to, in both languages. */
export const homeAnchors = { contact: 'contact', map: 'gmap', jobs: 'offre-emploi' } as const
