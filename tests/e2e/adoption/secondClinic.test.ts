import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser/browser.js'
import { accessibilityErrors } from '../../support/pages/accessibility.js'
import { everyPage } from '../../support/pages/everyPage.js'
import { overflowErrors } from '../../support/pages/overflow.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { secondClinic, writeSecondClinic } from '../../support/site/secondClinic.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

/* Content of a clinic with another name, town and hours, without PRP and breast MRI. */

test('texts of the second clinic › pass every check of the content', () => {
  const folder = temporaryFolder()
  writeSecondClinic(folder.path)
  const program = join(process.cwd(), 'scripts/words/checkWords.ts')
  const { status, stdout } = spawnSync(process.execPath, [program, folder.path], {
    encoding: 'utf8',
  })
  folder.remove()
  expect(stdout).toContain(' 0 errors')
  expect(status).toBe(0)
})

describe('pages of the second clinic on a phone', () => {
  let app: TestApp
  let browser: TestBrowser
  let visitor: Visitor
  let page: Page
  beforeAll(async () => {
    const choices = secondClinic()
    app = await appForTests({ ...choices, withAssets: true })
    const address = app.server.address()
    if (address === null || typeof address === 'string') throw new Error('The site has no port.')
    browser = await openBrowser(`http://127.0.0.1:${address.port}`)
    visitor = await browser.visitor({ width: 390, height: 844 })
    page = await visitor.open()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.end()
  })

  const isShown = ({ name }: (typeof everyPage)[number]): boolean =>
    name !== 'prp' && name !== 'breastMri'

  test.each(everyPage.filter(isShown))('$path has no error and no cut text', async ({ path }) => {
    const errorsBefore = visitor.errors.length
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(await overflowErrors(page)).toEqual([])
    expect(visitor.errors.slice(errorsBefore)).toEqual([])
  })

  test.each(locales)('home has no accessibility error (%s)', async (locale) => {
    await page.goto(urlFor('home', locale))
    expect(await accessibilityErrors(page)).toEqual([])
  })

  test('a request for an offered exam is received under the prefix of the clinic', async () => {
    await page.goto(urlFor('home', 'en'))
    const form = page.locator('form[data-contact]')
    await form.locator('[name=name]').fill('Zoé L’Heureux')
    await form.locator('[name=phone]').fill('418 555-0199')
    await form.locator('[name=subject]').selectOption('mri')
    await form.locator('[name=language][value=en]').check()
    await form.locator('[name=consent]').check()
    await form.locator('[type=submit]').last().click()
    await page.getByText(/BOR-/).first().waitFor()
  })
})
