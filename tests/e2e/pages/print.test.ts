import type { i18n } from 'i18next'
import { locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { examNames } from '../../../src/content/contentTypes.js'
import { exams } from '../../../src/content/exams/examCatalogue.js'
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser/browser.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'
import { openWords } from '../../support/site/words.js'

jest.setTimeout(60_000)

let site: BuiltSite
let browser: TestBrowser
let visitor: Visitor
let words: i18n
beforeAll(async () => {
  words = await openWords()
  site = await startBuiltSite()
  browser = await openBrowser(site.origin)
  visitor = await browser.visitor()
})
afterAll(async () => {
  await visitor?.leave()
  await browser?.close()
  await site?.stop()
})

/** Pages are written into the file as they are, one object each. */
const countSheets = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

const sheets = examNames.flatMap((name) => locales.map((locale) => ({ name, locale })))

describe.each(sheets)('the preparation of $name ($locale)', ({ name, locale }) => {
  test('prints on one email page', async () => {
    const page = await visitor.open()
    await page.goto(urlFor(name, locale))
    const pdf = await page.pdf({ format: 'email', preferCSSPageSize: true })
    await page.close()
    expect(countSheets(pdf)).toBe(1)
    // 8.5 by 11 inches in points.
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 612 792]')
  })

  test('has room for the appointment, both checklists and what must not wait', async () => {
    const t = words.getFixedT(locale)
    const page = await visitor.open()
    await page.goto(urlFor(name, locale))
    await page.emulateMedia({ media: 'print' })
    const shown = (selector: string) => page.locator(selector).filter({ visible: true })
    const lines = shown('.sheet__appt > div')
    expect(await lines.allTextContents()).toEqual(
      ['date', 'time', 'name'].map((line) => t(`exam:sheet.${line}`)),
    )
    for (const line of await lines.all()) {
      expect(await line.evaluate((div) => getComputedStyle(div).borderBlockEndStyle)).toBe('solid')
      expect((await line.boundingBox())?.width).toBeGreaterThan(100)
    }
    expect(await shown('h1').textContent()).toBe(exams[name].title[locale])
    expect(await shown('.sheet address').textContent()).toContain('418')
    expect(await shown('h3').allTextContents()).toEqual(
      expect.arrayContaining([t('exam:sheet.do'), t('exam:sheet.bring')]),
    )
    expect(await shown('.checklist').count()).toBe(2)
    expect(await shown('.checklist li').count()).toBeGreaterThan(3)
    const notices = exams[name].sections.filter(({ kind }) => kind === 'notice')
    expect(await shown('.notice h2').allTextContents()).toEqual(
      notices.map(({ heading }) => heading.text[locale]),
    )
    expect(
      await shown('header, footer, form, button, .menu, .booking-bar, main aside').count(),
    ).toBe(0)
    await page.close()
  })
})

test('no error was met while printing', () => {
  expect(visitor.errors).toEqual([])
})
