import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { load } from 'cheerio'
import type { Page } from 'playwright'
import * as z from 'zod'
import { examNames, pages, variants } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { offlineAddresses } from '../../../src/controllers/metadata/offlineController.js'
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser/browser.js'
import { emailsIn } from '../../support/contact/emailFolder.js'
import { accessibilityErrors } from '../../support/pages/accessibility.js'
import { overflowErrors } from '../../support/pages/overflow.js'
import { eventually } from '../../support/site/eventually.js'
import { readJson } from '../../support/site/linkedProject.js'
import { isSampleClinic, writeOtherClinic } from '../../support/site/secondClinic.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'
import {
  type BuiltStaffSite,
  signInOn,
  startBuiltStaffSite,
} from '../../support/staff/builtStaffSite.js'

/*
 * The second clinic has another name, mark, colours, town and hours, no PRP, no breast MRI, and one more
 * ultrasound. In a fork, these tests open the site of the fork's clinic.
 */

const isSample = isSampleClinic()
const testOfSample = isSample ? test : test.skip
const addedExam = isSample ? ['/fr/echographie/tissus-mous', '/en/ultrasound/soft-tissue'] : []

/** Names, places and colours of the sample clinic, which no page of another clinic may contain. */
const traces = isSample
  ? /.{0,40}(ondelune|\bOND-|Sainte-Foy|Estran|555-014|Québec City|à Québec\b|#0f4c5c|#fbf8f3|M15\.8 16\.7).{0,40}/i
  : /.{0,40}(ondelune|Estran\b|555-014).{0,40}/i

const clinicSchema = z.object({ referencePrefix: z.string() })
const examSchema = z.object({ availability: z.string() })

let folder: ReturnType<typeof temporaryFolder>
let removedPaths: readonly string[]
let prefix: string
beforeAll(() => {
  folder = temporaryFolder()
  writeOtherClinic(folder.path)
  const read = (file: string): unknown => readJson(join(folder.path, 'src/content', file))
  prefix = `${clinicSchema.parse(read('clinic.json')).referencePrefix}-`
  removedPaths = examNames
    .filter((name) => examSchema.parse(read(`exams/${name}.json`)).availability === 'notOffered')
    .flatMap((name) => variants.map((variant) => pages[name][variant]))
})
afterAll(() => folder.remove())

const run = (...command: readonly string[]) =>
  spawnSync(process.execPath, command, { encoding: 'utf8', cwd: folder.path })

describe('texts of another clinic', () => {
  test('pass every check of the content', () => {
    const { status, stdout } = run('scripts/words/checkWords.ts', folder.path)
    expect(stdout).toContain(' 0 errors')
    expect(status).toBe(0)
  })
})

describe('site of another clinic', () => {
  let running: BuiltStaffSite
  let browser: TestBrowser
  let visitor: Visitor
  let page: Page
  beforeAll(async () => {
    for (const script of ['scripts/pictures/writeBrand.ts', 'scripts/build.ts']) {
      const { stderr, status } = run(script, '--no-types')
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    }
    running = await startBuiltStaffSite({ project: folder.path })
    browser = await openBrowser(running.site.origin)
    visitor = await browser.visitor({ width: 390, height: 844 })
    page = await visitor.open()
  })
  afterAll(async () => {
    await browser?.close()
    await running?.site.stop()
  })

  const textOf = async (path: string): Promise<string> =>
    (await fetch(running.site.origin + path)).text()

  const cutTexts = async (path: string): Promise<readonly string[]> => {
    expect((await page.goto(path))?.status()).toBe(200)
    return overflowErrors(page)
  }

  const sitemapPaths = async (): Promise<readonly string[]> =>
    [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )

  const errorsOn = async (path: string): Promise<readonly string[]> => {
    const answer = await fetch(running.site.origin + path)
    expect(answer.status).toBe(200)
    const $ = load(await answer.text())
    $('script:not([type="application/ld+json"]), style').remove()
    const links = removedPaths.filter((left) => $(`a[href^="${left}"]`).length > 0)
    return [...links, ...(traces.exec($.html()) ?? []).slice(0, 1)]
  }

  test('has no page with an error, cut text, a trace of the sample clinic or a link to a removed exam', async () => {
    const paths = await sitemapPaths()
    expect(paths).toEqual(expect.arrayContaining(addedExam))
    expect(paths.filter((path) => removedPaths.includes(path))).toEqual([])
    const found = new Map<string, readonly string[]>()
    for (const path of [...paths, urlFor('myRequest', 'fr'), urlFor('feedback', 'en')]) {
      // The browser checks only the French pages for cut text, because French texts are longer.
      const cut = path.startsWith('/fr') ? await cutTexts(path) : []
      const errors = [...cut, ...(await errorsOn(path))]
      if (errors.length > 0) found.set(path, errors)
    }
    expect(Object.fromEntries(found)).toEqual({})
    expect(visitor.errors).toEqual([])
  })

  test.each([
    '/manifest.webmanifest',
    '/icons/icon.svg',
    '/.well-known/security.txt',
    '/robots.txt',
    '/serviceWorker.js',
    offlineAddresses.fr,
    '/fr/no-such-page',
  ])('%s names neither the sample clinic nor removed exams', async (path) => {
    const text = await textOf(path)
    expect(traces.exec(text)?.[0]).toBeUndefined()
    expect(removedPaths.filter((left) => text.includes(`"${left}"`))).toEqual([])
  })

  test('answers 404 at the URLs of removed exams', async () => {
    for (const path of removedPaths) {
      expect([path, (await fetch(running.site.origin + path)).status]).toEqual([path, 404])
    }
  })

  testOfSample('tools omit PRP, and the cycle tool plans only the remaining exam', async () => {
    const $ = load(await textOf(urlFor('tools', 'fr')))
    expect($('#waiting, #who-pays').text()).not.toContain('PRP')
    const choices = $('input[name=exam]').toArray()
    expect(choices.map(({ attribs }) => attribs['value'])).toEqual(['hysterosonogram'])
  })

  test.each([urlFor('home', 'fr'), ...addedExam.slice(1)])(
    '%s has no accessibility error and lists an additional exam in its menu',
    async (path) => {
      await page.goto(path)
      expect(await accessibilityErrors(page)).toEqual([])
      const links = page.locator('.site-header a, dialog a')
      const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))
      expect(addresses.some((href) => addedExam.includes(href ?? ''))).toBe(isSample)
    },
  )

  test('a request, its emails and the staff area name this clinic', async () => {
    const $ = load(await textOf(urlFor('home', 'fr')))
    const exams = $('[name=subject] option')
    const exam = isSample ? exams.filter('[value=softTissue]') : exams.eq(1)
    await page.goto(urlFor('home', 'en'))
    const form = page.locator('form[data-contact]')
    await form.locator('[name=name]').fill('Zoé L’Heureux')
    await form.locator('[name=phone]').fill('418 555-0199')
    await form.locator('[name=email]').fill('zoe@exemple.ca')
    await form.locator('[name=subject]').selectOption(String(exam.val()))
    await form.locator('[name=language][value=en]').check()
    await form.locator('[name=consent]').check()
    await form.locator('[type=submit]').last().click()
    await page.getByText(prefix).first().waitFor()
    await eventually(async () => {
      const emails = await emailsIn(running.site.folder)
      expect(emails.filter(({ subject }) => subject?.includes(prefix))).toHaveLength(2)
      expect(traces.exec(JSON.stringify(emails))?.[0]).toBeUndefined()
    })
    await signInOn(page, running, running.sylvie)
    await page.goto('/staff/requests')
    const staff = (await page.locator('body').textContent()) ?? ''
    expect(staff).toContain(exam.text())
    expect(traces.exec(staff)?.[0]).toBeUndefined()
  })
})
