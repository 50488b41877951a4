import { pageNames, pages, type Variant } from '../addresses/pageTable.js'
import { localeOf } from '../addresses/urlFor.js'
import { offlineAddresses } from '../controllers/metadata/offlineController.js'
import type { SiteContent } from '../services/content/siteContent.js'

/** Canonical paths first: the page cache reuses their responses for the other paths. */
const variants: readonly Variant[] = ['fr', 'en', 'default']

const ofPages = ({ offered }: Pick<SiteContent, 'offered'>): readonly string[] =>
  pageNames
    .filter((name) => pages[name].noindex !== true && offered.hasPage(name))
    .flatMap((name) => variants.map((variant) => pages[name][variant]))

const ofOffers = ({ jobs }: Pick<SiteContent, 'jobs'>): readonly string[] =>
  jobs.flatMap(({ slug }) =>
    variants.map((variant) => pages.job[variant].replace(':slug', slug[localeOf(variant)])),
  )

/** Paths that the page cache requests; only `public` responses are cached. */
export const cacheablePaths = (
  content: Pick<SiteContent, 'jobs' | 'offered'>,
): readonly string[] => [
  ...ofPages(content),
  ...ofOffers(content),
  ...Object.values(offlineAddresses),
]
