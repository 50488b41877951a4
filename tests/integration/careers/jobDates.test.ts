import { load } from 'cheerio'
import { urlFor, urlForJob } from '../../../src/addresses/urlFor.js'
import { ask, type CachedTestSite, decoded, pageCache } from '../../support/pages/cachedSite.js'
import { eventually } from '../../support/site/eventually.js'
import { jobs } from '../../support/site/shippedContent.js'

const [shippedJob] = jobs
if (shippedJob === undefined) throw new Error('There is no offer to test with.')
const job = { ...shippedJob, posted: '2026-12-01', closes: '2026-12-31' }
const [list, page] = [urlFor('careers', 'en'), urlForJob(job.slug, 'en')]

let running: CachedTestSite
beforeEach(async () => {
  running = await pageCache({ paths: [list, page], content: { jobs: [job] } })
  await running.start()
})
afterEach(() => running.end())

const shown = async () => {
  const [ofJob, ofList] = [await ask(running, page), await ask(running, list)]
  const $ = load(decoded(ofJob))
  return {
    page: ofJob.status,
    isListed: load(decoded(ofList))(`main a[href="${page}"]`).length > 0,
    isPosting: $('script[type="application/ld+json"]').text().includes('JobPosting'),
    isInSitemap: (await running.site.get('/sitemap.xml')).text.includes(page),
  }
}

const open = { page: 200, isListed: true, isPosting: true, isInSitemap: true }
const hidden = { isListed: false, isPosting: false, isInSitemap: false }

/** Fills the cache in the last minute of a day at the clinic. */
const fillBefore = async (midnight: string, paths: readonly string[]): Promise<void> => {
  running.clock.pass(Date.parse(midnight) - 1 - running.clock.now())
  for (const path of paths) {
    await eventually(async () => expect((await ask(running, path)).cached).toBe(true))
  }
}

test('job offer › is public from midnight in Toronto of its first day, although pages were cached before', async () => {
  await fillBefore('2026-12-01T05:00:00.000Z', [list])
  expect(await shown()).toEqual({ page: 404, ...hidden })
  running.clock.pass(1)
  expect(await shown()).toEqual(open)
})

test('job offer › answers 410 from midnight in Toronto after its last day, although pages were cached before', async () => {
  await fillBefore('2027-01-01T05:00:00.000Z', [list, page])
  expect(await shown()).toEqual(open)
  running.clock.pass(1)
  expect(await shown()).toEqual({ page: 410, ...hidden })
})
