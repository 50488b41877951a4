/**
 * Every page of the site, once. Links, the language switch, redirects, the sitemap and the tests
 * all read this table; it imports nothing. What computes on it is in `urlFor.ts`.
 */

export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

/** A visitor in `fr` reads Québec French, in `en` Canadian English. */
export const regions: Readonly<Record<Locale, string>> = { fr: 'fr-CA', en: 'en-CA' }

/** `default` is the unprefixed French address; `fr` and `en` are the canonical ones. */
export const variants = ['default', 'fr', 'en'] as const
export type Variant = (typeof variants)[number]

/** Which header bar and footer a page wears. */
export type Section = 'site' | 'ultrasound' | 'therapy'

export interface PageRow {
  readonly default: string
  readonly fr: string
  readonly en: string
  readonly section?: Section
  /** The page above this one in the breadcrumb; the home page when absent. */
  readonly parent?: PageName
  /** Kept away from search engines and out of the sitemap. */
  readonly noindex?: true
  /** Names of extra steps, looked up in the registry of `siteRoutes`. */
  readonly middleware?: readonly string[]
}

const ultrasound = { section: 'ultrasound', parent: 'ultrasound' } as const

/** The pages that have one address in each variant. */
export const pageNames = [
  'home',
  'about',
  'terms',
  'privacy',
  'privacyArchive',
  'cookies',
  'accessibility',
  'ultrasound',
  'nuchalTranslucency',
  'fetal',
  'hysterosonogram',
  'breastUltrasound',
  'morphological',
  'musculoskeletal',
  'mri',
  'breastMri',
  'prp',
  'careers',
  'requestReceived',
  'applicationReceived',
] as const
export type PageName = (typeof pageNames)[number]

/** Every row: also the one whose address ends in the name of an offer, see `urlForJob`. */
export const rowNames = [...pageNames, 'job'] as const
export type RowName = (typeof rowNames)[number]

export const pages: Readonly<Record<RowName, PageRow>> = {
  home: { default: '/', fr: '/fr', en: '/en' },
  about: { default: '/apropos', fr: '/fr/a-propos', en: '/en/about-us' },
  terms: {
    default: '/conditions-generales',
    fr: '/fr/conditions-generales',
    en: '/en/terms-of-service',
  },
  privacy: {
    default: '/politiques-confidentialite',
    fr: '/fr/politiques-confidentialite',
    en: '/en/privacy-policy',
  },
  privacyArchive: {
    default: '/old_politique-confidentialite',
    fr: '/fr/old_politique-confidentialite',
    en: '/en/old_privacy-policy',
    parent: 'privacy',
    noindex: true,
  },
  cookies: { default: '/politiques-cookie', fr: '/fr/politiques-cookie', en: '/en/cookie-policy' },
  accessibility: { default: '/accessibilite', fr: '/fr/accessibilite', en: '/en/accessibility' },
  ultrasound: {
    default: '/services/echographie',
    fr: '/fr/echographie',
    en: '/en/ultrasound',
    section: 'ultrasound',
  },
  nuchalTranslucency: {
    default: '/services/echographie/clarte-nucale',
    fr: '/fr/echographie/clarte-nucale',
    en: '/en/ultrasound/nuchal-translucency',
    ...ultrasound,
  },
  fetal: {
    default: '/services/echographie/grossesse',
    fr: '/fr/echographie/grossesse',
    en: '/en/ultrasound/fetal',
    ...ultrasound,
  },
  hysterosonogram: {
    default: '/services/echographie/hysterosonographie',
    fr: '/fr/echographie/hysterosonographie',
    en: '/en/ultrasound/hysterosonogram',
    ...ultrasound,
  },
  breastUltrasound: {
    default: '/services/echographie/mammaire',
    fr: '/fr/echographie/mammaire',
    en: '/en/ultrasound/breast',
    ...ultrasound,
  },
  morphological: {
    default: '/services/echographie/morphologique',
    fr: '/fr/echographie/morphologique',
    en: '/en/ultrasound/morphological',
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
  },
  breastMri: {
    default: '/services/resonance-magnetique-irm/mammaire',
    fr: '/fr/mammaire',
    en: '/en/breast',
    parent: 'mri',
  },
  prp: {
    default: '/services/therapie-a-prp',
    fr: '/fr/therapie-a-prp',
    en: '/en/therapy-a-prp',
    section: 'therapy',
  },
  careers: { default: '/carrieres', fr: '/fr/carrieres', en: '/en/careers' },
  requestReceived: {
    default: '/demande-recue',
    fr: '/fr/demande-recue',
    en: '/en/request-received',
    noindex: true,
    middleware: ['noStore'],
  },
  applicationReceived: {
    default: '/candidature-recue',
    fr: '/fr/candidature-recue',
    en: '/en/application-received',
    parent: 'careers',
    noindex: true,
    middleware: ['noStore'],
  },
  job: {
    default: '/carrieres/:slug',
    fr: '/fr/carrieres/:slug',
    en: '/en/careers/:slug',
    parent: 'careers',
  },
}

/** Where browsers ask to send a file, and where they send it when the site keeps files itself. */
export const uploadPaths = { sign: '/upload/sign', files: '/upload/files' } as const

/** Places on the home page that other pages and other sites link to, in both languages. */
export const homeAnchors = { contact: 'contact', map: 'gmap', jobs: 'offre-emploi' } as const
