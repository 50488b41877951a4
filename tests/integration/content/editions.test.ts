import { load } from 'cheerio'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { urlFor, urlForJob } from '../../../src/addresses/urlFor.js'
import { readShownContent } from '../../../src/commands/shared/shownContent.js'
import { readClinic } from '../../../src/services/clinic/readClinic.js'
import { contentDefaults } from '../../../src/services/content/loadContent.js'
import { listWhole } from '../../../src/services/adapters/records/everyRecord.js'
import type { Json } from '../../../src/services/content/mergeContent.js'
import { aContactInput } from '../../support/contact/contactFactories.js'
import { editor, publishDrafts, saveDraft } from '../../support/content/contentProcess.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { shipped } from '../../support/site/shippedContent.js'
import { signedIn } from '../../support/staff/signedIn.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const publish = async (
  document: string,
  changes: Readonly<Record<string, Json>> | null,
  { services }: Pick<TestApp, 'services'> = running,
) => {
  const { editing } = services
  expect(await saveDraft(editing, document, changes)).toMatchObject({ status: 'saved' })
  const outcome = await publishDrafts(editing, [document])
  if (outcome.status === 'published') await editing.board.refresh()
  return outcome
}

const textOf = async (path: string, { site }: Pick<TestApp, 'site'> = running): Promise<string> =>
  (await site.get(path)).text

const clinicJson = (key: string): Json => {
  const clinic = running.services.editing.board.current().documents.get('clinic')
  return Object(clinic)[key]
}

const toolsData = async (): Promise<string> =>
  /"(\/assets\/tools-fr-[^"]+\.json)"/.exec(await textOf('/fr/outils'))?.[1] ?? ''

const contactData = (): string => running.edition().services.contactFormFiles.fr.current().address

describe('published phone number', () => {
  test('is on pages, in structured data, tools data and the offline page, and replaces the old one', async () => {
    const dataBefore = [await toolsData(), contactData()]
    expect(await publish('clinic', { phone: '+14185550177' })).toMatchObject({
      status: 'published',
    })
    for (const path of ['/fr', '/en/about-us', '/fr/hors-ligne', '/fr/outils']) {
      const text = await textOf(path)
      expect([path, text.includes('418\u00A0555-0142')]).toEqual([path, false])
      expect([path, text.includes('555-0177')]).toEqual([path, true])
    }
    const home = load(await textOf('/fr'))
    expect(home('script[type="application/ld+json"]').text()).toContain('+14185550177')
    expect(await textOf(await toolsData())).toContain('418\u00A0555-0177')
    // A tab from before the release requests its earlier address.
    for (const address of dataBefore) {
      const late = await running.site.get(address)
      expect(late.text).toContain('418\u00A0555-0177')
      expect(late.headers['cache-control']).toContain('no-store')
    }
  })

  test('is on the pages of another process with the same records within two seconds', async () => {
    const other = await appForTests({ env: { DATA_DIR: running.config.dataDir } })
    other.services.editing.board.start()
    expect(await publish('clinic', { phone: '+14185550177' })).toMatchObject({
      status: 'published',
    })
    await eventually(async () => expect(await textOf('/fr', other)).toContain('418\u00A0555-0177'))
    await other.services.editing.board.stop()
    await other.services.stop()
  })

  test('is on pages after a restart and removed after a rollback', async () => {
    await publish('clinic', { phone: '+14185550177' })
    const restarted = await appForTests({ env: { DATA_DIR: running.config.dataDir } })
    expect(await textOf('/fr', restarted)).toContain('418\u00A0555-0177')
    await restarted.services.stop()
    const { editing } = running.services
    await editing.rollBack(editor('a'), { to: 0, note: 'wrong' })
    await editing.board.refresh()
    expect(await textOf('/fr')).not.toContain('555-0177')
  })

  test('is read by the commands', async () => {
    await publish('clinic', { phone: '+14185550177' })
    const { config, services } = running
    const defaults = contentDefaults(shipped, readClinic(config.clinicFile))
    const { clinic } = await readShownContent(defaults, services.records)
    expect(clinic.phone).toBe('+14185550177')
  })

  test('is in emails created afterwards and not in emails already queued', async () => {
    const send = () =>
      running.edition().services.contact.receive(aContactInput(), { suspected: [] })
    const emailsWith = async (phone: string): Promise<number> =>
      (await listWhole(running.services.records, 'emails')).filter(({ fields }) =>
        JSON.stringify(fields).includes(phone),
      ).length
    await send()
    const queued = await emailsWith('418\u00A0555-0142')
    expect(queued).toBeGreaterThan(0)
    await publish('clinic', { phone: '+14185550177' })
    await send()
    expect(await emailsWith('418\u00A0555-0142')).toBe(queued)
    expect(await emailsWith('418\u00A0555-0177')).toBe(queued)
  })
})

test('deployment › preserves the edits of the clinic and lists for review what both changed', async () => {
  await publish('clinic', { phone: '+14185550177' })
  const next = await appForTests({
    env: { DATA_DIR: running.config.dataDir },
    clinic: { phone: '+14185550188', fax: '+14185550189' },
  })
  const { clinic } = next.services
  expect([clinic.phone, clinic.fax]).toEqual(['+14185550177', '+14185550189'])
  const nadia = await signedIn(next, { roles: ['editor'] })
  const overview = load((await nadia.agent.get(staffUrl('siteEditor')).expect(200)).text)
  const review = overview('section[aria-labelledby=review]').text()
  expect(review).toMatch(/À revoir.*Faits de la clinique.*Téléphone.*ont changé ce texte/)
  await next.services.stop()
})

describe('content release', () => {
  const swaps = process.env['FUZZ'] === 'full' ? 1000 : 8

  test(
    `published ${swaps} times under load never mixes two editions in a response`,
    async () => {
      const path = urlFor('mri', 'fr')
      const editions = new Set([await textOf(path)])
      const over = new AbortController()
      const visit = async (): Promise<ReadonlySet<string>> => {
        const seen = new Set<string>()
        while (!over.signal.aborted) seen.add(await textOf(path))
        return seen
      }
      const visits = [visit(), visit(), visit()]
      const coverage = Object(clinicJson('coverage'))
      for (let swap = 0; swap < swaps; swap += 1) {
        const phone = `+1418555${1000 + swap}`
        const prices = { ...coverage.prices, mri: 700 + swap }
        await publish('clinic', { phone, coverage: { ...coverage, prices } })
        editions.add(await textOf(path))
      }
      over.abort()
      const seen = (await Promise.all(visits)).flatMap((texts) => [...texts])
      expect(editions.size).toBe(swaps + 1)
      expect(seen.filter((text) => !editions.has(text))).toEqual([])
    },
    60_000 + swaps * 2000,
  )

  test.each([
    [
      'mri',
      'is too high',
      (coverage: object) => ({
        ...coverage,
        prices: { ...Object(coverage).prices, mri: 72_500 },
      }),
    ],
    [
      'ultrasound',
      'is missing for non-participating radiologists',
      (coverage: object) => ({ ...coverage, radiologists: 'non-participating' }),
    ],
  ])('is rejected with the name of the field when the price of %s %s', async (...row) => {
    const [price, , change] = row
    const outcome = await publish('clinic', { coverage: change(Object(clinicJson('coverage'))) })
    expect(outcome).toMatchObject({
      status: 'refused',
      problems: [{ document: 'clinic', path: ['coverage', 'prices', price] }],
    })
    expect(running.edition().release).toBe(0)
  })

  test('with a new price shows it and the price derived from it', async () => {
    const coverage = { ...Object(clinicJson('coverage')) }
    await publish('clinic', {
      coverage: { ...coverage, prices: { ...coverage.prices, mri: 725 } },
    })
    const fr = await textOf(urlFor('mri', 'fr'))
    expect(fr).toContain('725\u00A0$')
    expect(fr).toContain('875\u00A0$')
    expect(await textOf(urlFor('mri', 'en'))).toContain('$725')
  })

  test('is rejected when it links to a missing section', async () => {
    const exam = running.services.editing.board.current().documents.get('exam:mri')
    const shortName = { fr: '[IRM](page:mri#nowhere)', en: '[MRI](page:mri#nowhere)' }
    const outcome = await publish('exam:mri', { ...Object(exam), lead: shortName })
    expect(outcome.status).toBe('refused')
  })

  test('sets the last modification date of its page in the sitemap', async () => {
    await publish('page:about', { updated: '2026-01-01' })
    expect(await textOf('/sitemap.xml')).toMatch(/a-propos<\/loc>\s*<lastmod>2026-11-21<\/lastmod>/)
  })

  test('that cannot be loaded does not replace the previous edition', async () => {
    const { editing, records } = running.services
    await publish('clinic', { phone: '+14185550177' })
    const [release] = (await records.list('releases', { limit: 1 })).records
    const fields = { ...release?.fields, map: '{"clinic":"clinic-missing"}' }
    const createdAt = running.clock.now()
    await records.createAll([{ collection: 'releases', id: '000000000002', createdAt, fields }])
    await editing.board.refresh().catch(() => undefined)
    expect(await textOf('/fr')).toContain('418\u00A0555-0177')
    expect(editing.board.missed()).toBe(2)
  })
})

describe('job offer', () => {
  const publishOffer = async (posted: string, closes: string) => {
    const offer = running.services.editing.board.current().documents.get('job:sonographer')
    const slug = { fr: 'nouvelle-offre', en: 'new-offer' }
    const title = {
      fr: 'Une nouvelle offre en échographie à Québec',
      en: 'A new position in ultrasound in Québec City',
    }
    const { head } = Object(offer)
    const description = { fr: `${head.description.fr} Bis.`, en: `${head.description.en} Bis.` }
    const changes = { slug, posted, closes, title, head: { ...head, title, description } }
    const outcome = await publish('job:new-offer', { ...Object(offer), ...changes })
    expect(outcome).toMatchObject({ status: 'published' })
    return urlForJob(slug, 'fr')
  }

  test('is missing before its first day, listed on that day and removed after its last day', async () => {
    // The clock of the tests starts on 2026-11-21.
    const later = await publishOffer('2026-11-23', '2026-12-31')
    expect((await running.site.get(later)).status).toBe(404)
    expect(await textOf(urlFor('careers', 'fr'))).not.toContain(later)
    running.clock.pass(2 * 24 * 3_600_000)
    expect((await running.site.get(later)).status).toBe(200)
    expect(await textOf(urlFor('careers', 'fr'))).toContain(later)
    expect(await textOf('/sitemap.xml')).toContain(later)
    running.clock.pass(40 * 24 * 3_600_000)
    expect((await running.site.get(later)).status).toBe(410)
    expect(await textOf('/sitemap.xml')).not.toContain(later)
  })
})
