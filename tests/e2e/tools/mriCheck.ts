import { locales } from '../../../src/addresses/pageTable.js'
import type { SiteVisits } from '../../support/browser/siteVisits.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { overflowErrors } from '../../support/pages/overflow.js'
import { print } from '../../support/pages/printedSheet.js'
import { eventually } from '../../support/site/eventually.js'
import { urlFor } from '../../../src/addresses/urlFor.js'

export const mriCheck = (visits: SiteVisits): void => {
  test('MRI check › sends and stores no answers, and requires a call for an item of the first list', async () => {
    const page = await visits.arrive({ locale: 'fr-CA' })
    await page.goto(urlFor('mri', 'fr'))
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await page.getByLabel('Stérilet.').check()
    const answer = page.locator('#mri-check-answer')
    await page.getByRole('button', { name: 'Voir quoi faire' }).click()
    await answer
      .getByRole('heading', { name: 'Dites-le-nous à la prise de rendez-vous', exact: true })
      .waitFor()
    await page.getByLabel(/^Métal dans un œil/).check()
    await page.getByRole('button', { name: 'Voir quoi faire' }).click()
    await answer
      .getByRole('heading', { name: 'Appelez-nous avant de prendre rendez-vous' })
      .waitFor()
    expect(await answer.evaluate((node) => node === document.activeElement)).toBe(true)
    expect(await answer.innerText()).not.toMatch(/\bsûr|sécuritaire|sans risque|contre-indiqu/i)
    expect(sent.filter((line) => !line.startsWith('GET') || /iud|eyeMetal/.test(line))).toEqual([])
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
    )
    expect(stored).not.toMatch(/iud|eyeMetal/)
    // Scrolls to the top, where no sticky row covers a checkbox.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await eventually(async () =>
      expect(await accessibilityErrorsInBothThemes(page, 'form:has(#mri-check-answer)')).toEqual(
        [],
      ),
    )
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await overflowErrors(page)).toEqual([])
  })

  test('MRI check › prints its answer with the ticked items on one page in both languages', async () => {
    const page = await visits.arrive({ locale: 'en-CA', alone: true })
    // Disables the print dialog, so that the page remains prepared for printing.
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await page.goto(urlFor('breastMri', 'en'))
    await page.getByLabel('Breast tissue expander.').check()
    await page.getByLabel('I don’t know').check()
    await page.getByRole('button', { name: 'See what to do' }).click()
    await page.getByRole('button', { name: 'Print the answer' }).click()
    expect(await print(page)).toEqual({ sheets: 1, isLetter: true })
    await page.emulateMedia({ media: 'print' })
    const shown = page.locator('.mri-sheet').filter({ visible: true })
    expect(await shown.getByText('Expanseur tissulaire dans un sein.').count()).toBe(1)
    expect(await shown.locator('tr', { hasText: '✕' }).allInnerTexts()).toEqual([
      expect.stringContaining('Breast tissue expander.'),
      expect.stringContaining('I don’t know'),
    ])
    expect(await page.locator('h1').filter({ visible: true }).count()).toBe(0)
  })

  test('MRI checklist for paper › needs no JavaScript and no form post in both languages', async () => {
    const page = await visits.arrive({ javaScriptEnabled: false })
    for (const locale of locales) {
      await page.goto(urlFor('mri', locale))
      expect(await page.locator('.ticks label').count()).toBe(23)
      await page
        .locator(`a[href="${urlFor('mriChecklist', locale)}"]`)
        .first()
        .click()
      await page.locator('.mri-sheet').waitFor()
      expect(await page.locator('form[method=post] .mri-sheet').count()).toBe(0)
      expect(await print(page)).toEqual({ sheets: 1, isLetter: true })
      const text = await page.locator('.mri-sheet').innerText()
      expect(text).toMatch(/Marque.*Make|Make.*Marque/s)
      expect(text).toMatch(/Stérilet[^]*Intrauterine|Intrauterine[^]*Stérilet/)
    }
  })

  // `tests/e2e/pages` checks that the sheet fits on one page.
  test('MRI preparation sheet › prints the items that require a call before booking', async () => {
    const page = await visits.arrive({ locale: 'fr-CA' })
    for (const exam of ['mri', 'breastMri'] as const) {
      for (const locale of locales) {
        await page.goto(urlFor(exam, locale))
        await page.emulateMedia({ media: 'print' })
        const list = page.locator('.ticks fieldset').filter({ visible: true })
        expect(await list.count()).toBe(1)
        expect(await list.locator('label').count()).toBe(13)
        expect(await list.innerText()).toMatch(/pacemaker/i)
        await page.emulateMedia({ media: null })
      }
    }
  })

  test.each([true, false])(
    'MRI check on a phone › collapses the second list and shows the number of ticked items in it (script: %s)',
    async (javaScriptEnabled) => {
      const page = await visits.arrive({
        width: 390,
        height: 844,
        locale: 'fr-CA',
        javaScriptEnabled,
      })
      await page.goto(urlFor('mri', 'fr'))
      const fold = page.locator('.ticks summary')
      const counted = (): Promise<string> =>
        fold.locator('span').evaluate((count) => getComputedStyle(count, '::after').counterReset)
      expect(await page.getByLabel('Stérilet.').isVisible()).toBe(false)
      expect(await counted()).toBe('ticked 0')
      await fold.click()
      await page.getByLabel('Stérilet.').check()
      await page.getByLabel('Allaitement.').check()
      await fold.click()
      await page.getByLabel('Stérilet.').waitFor({ state: 'hidden' })
      expect(await counted()).toBe('ticked 2')
      await page.getByRole('button', { name: 'Voir quoi faire' }).click()
      await page.locator('#mri-check-answer h3').waitFor()
      expect(await page.getByLabel('Allaitement.').isVisible()).toBe(true)
    },
  )
}
