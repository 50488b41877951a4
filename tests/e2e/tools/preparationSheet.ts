import type { Page } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { SiteVisits } from '../../support/browser/siteVisits.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { overflowErrors } from '../../support/pages/overflow.js'
import { print } from '../../support/pages/printedSheet.js'
import { eventually } from '../../support/site/eventually.js'
import { makeSheet } from '../../support/tools/makeSheet.js'
import { openTool } from '../../support/tools/openTool.js'

const answerOf = (page: Page) => page.locator('#sheet-answer')

export const preparationSheet = (visits: SiteVisits): void => {
  test('preparation sheet › lists two exams with their own hours and sends and stores no data', async () => {
    const page = await visits.arrive({ locale: 'fr-CA' })
    await page.goto(urlFor('fetal', 'fr'))
    await openTool(page, 'sheet')
    const sent: string[] = []
    page.on('request', (request) =>
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
    )
    await makeSheet(page, { hour: '8 h 30', exam2: 'breastUltrasound', hour2: '9:15' })
    const moments = answerOf(page).locator('.moment')
    await moments.first().waitFor()
    expect((await moments.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      '7\u00A0h\u00A030',
      '8\u00A0h\u00A020',
      '8\u00A0h\u00A030',
      '9\u00A0h\u00A015',
    ])
    expect(sent.filter((line) => !line.startsWith('GET') || /breastUltra|9:15/.test(line))).toEqual(
      [],
    )
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
    )
    expect(stored).not.toMatch(/breastUltrasound|9:15/)
    // Scrolls to the top, where no sticky row covers a button.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await eventually(async () =>
      expect(await accessibilityErrorsInBothThemes(page, '#sheet')).toEqual([]),
    )
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await overflowErrors(page)).toEqual([])
  })

  test('preparation sheet on a desktop screen › gives its text at least half of each row beside the form', async () => {
    const page = await visits.arrive({ locale: 'fr-CA', width: 1280 })
    await page.goto(urlFor('tools', 'fr'))
    await makeSheet(page, { exam: 'nuchalTranslucency', hour: '8 h 30' })
    const moments = answerOf(page).locator('.moment')
    await moments.first().waitFor()
    const narrow = () =>
      moments.evaluateAll((rows) =>
        rows.flatMap((row) => {
          const words = row.lastElementChild
          return words !== null && words.clientWidth < row.clientWidth / 2 ? words.textContent : []
        }),
      )
    await eventually(async () => expect(await narrow()).toEqual([]))
  })

  test('preparation sheet › prints on one letter page at its longest, also with text at 200 %', async () => {
    const page = await visits.arrive({ locale: 'fr-CA', alone: true })
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await page.goto(urlFor('mri', 'fr'))
    await openTool(page, 'sheet')
    await makeSheet(page, { hour: '9 h 15', exam2: 'musculoskeletal', hour2: '10 h 45' })
    await page.locator('#sheet').getByRole('button', { name: 'Imprimer la réponse' }).click()
    expect(await print(page)).toEqual({ sheets: 1, isLetter: true })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await print(page)).toEqual({ sheets: 1, isLetter: true })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('h1').filter({ visible: true }).count()).toBe(0)
    expect(await answerOf(page).locator('.prep__boxes li').filter({ visible: true }).count()).toBe(
      18,
    )
  })

  test('dates tool › shows the date that it counts from on a device with a wrong clock', async () => {
    const page = await visits.arrive({ locale: 'fr-CA' })
    await page.clock.setFixedTime(new Date('2019-01-02T15:00:00Z'))
    await page.goto(urlFor('nuchalTranslucency', 'fr'))
    await openTool(page, 'dates')
    await page.getByText('Mes dernières menstruations').click()
    for (const [name, value] of Object.entries({ day: '1', month: '11', year: '2026' })) {
      await page.fill(`#dates-${name}`, value)
    }
    await page.getByRole('button', { name: 'Voir mes dates' }).click()
    await page
      .locator('#dates-answer')
      .getByText('Cette date n’est pas encore arrivée : nous sommes le mercredi 2 janvier 2019.')
      .waitFor()
  })
}
