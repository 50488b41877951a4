import { pageNames, pages, variants } from '../addresses/pageTable.js'
import { localeOf } from '../addresses/urlFor.js'
import { offlineAddresses } from '../controllers/metadata/offlineController.js'
import { jobs } from '../content/jobs/jobCatalogue.js'

const ofPages = pageNames
  .filter((name) => pages[name].noindex !== true)
  .flatMap((name) => variants.map((variant) => pages[name][variant]))

const ofOffers = jobs.flatMap(({ slug }) =>
  variants.map((variant) => pages.job[variant].replace(':slug', slug[localeOf(variant)])),
)

/** Paths that the page cache requests; only `public` responses are cached. */
export const cacheablePaths: readonly string[] = [
  ...ofPages,
  ...ofOffers,
  ...Object.values(offlineAddresses),
]
