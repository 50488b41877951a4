import { locales } from '../../../src/addresses/pageTable.js'
import { exams } from '../../../src/content/exams/examCatalogue.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { everyAnswer } from '../../support/pages/everyPage.js'
import { sendWithErrors } from '../../support/pages/formErrors.js'
import { openQuestions } from '../../support/pages/overflow.js'
import { heroOf, missingPictures, weigh } from '../../support/pages/pagePictures.js'
import { pageTour } from '../../support/pages/pageTour.js'
import { examOf, linesToFill, print } from '../../support/pages/printedSheet.js'

/*
 * Every page at a desk, opened once for all that must be true of it there: what it loads into a
 * large window, what is seen in a smaller one, and what comes out of a printer.
 */
const tour = pageTour({ width: 1440, height: 900 })

describe.each(everyAnswer)('at a desk $path', (answer) => {
  const { locale, name } = answer
  beforeAll(() => tour.open(answer))

  test('asks for at most 250 kB of pictures before anybody scrolls', async () => {
    const asked = await tour.askedPictures()
    expect(await weigh(tour.site().origin, asked)).toBeLessThanOrEqual(250_000)
    if (name !== 'home') return
    const hero = heroOf(asked)
    expect(hero).toEqual([expect.stringContaining('f_avif')])
    expect(await weigh(tour.site().origin, hero)).toBeLessThanOrEqual(140_000)
  })

  test('opens without an error, its pictures included', async () => {
    await tour.page().setViewportSize({ width: 1280, height: 800 })
    expect(tour.answered().status).toBe(answer.status)
    expect(await missingPictures(tour.page())).toEqual([])
    expect(tour.errors()).toEqual([])
  })

  test('has no accessibility error', async () => {
    expect(await accessibilityErrorsInBothThemes(tour.page())).toEqual([])
  })

  if (name === 'home') {
    test('has none while the exam panel is open, nor with every question open', async () => {
      await tour.page().locator('header summary').click()
      expect(await accessibilityErrorsInBothThemes(tour.page())).toEqual([])
      await tour.page().keyboard.press('Escape')
      await openQuestions(tour.page())
      expect(await accessibilityErrorsInBothThemes(tour.page())).toEqual([])
    })
  }

  const exam = examOf(name)
  if (exam !== undefined) {
    test('prints the preparation on one page of letter paper', async () => {
      expect(await print(tour.page())).toEqual({ sheets: 1, isLetter: true })
    })

    test('prints room for the appointment, both checklists and what must not wait', async () => {
      const page = tour.page()
      await page.emulateMedia({ media: 'print' })
      const shown = (selector: string) => page.locator(selector).filter({ visible: true })
      expect(await linesToFill(shown('.sheet__appt > div'))).toEqual(
        (['date', 'time', 'name'] as const).map((line) => ({
          label: tour.t(locale, `exam:sheet.${line}`),
          style: 'solid',
          hasRoom: true,
        })),
      )
      expect(await shown('h1').textContent()).toBe(exams[exam].title[locale])
      expect(await shown('.sheet address').textContent()).toContain('418')
      expect(await shown('h3').allTextContents()).toEqual(
        expect.arrayContaining([
          tour.t(locale, 'exam:sheet.do'),
          tour.t(locale, 'exam:sheet.bring'),
        ]),
      )
      expect(await shown('.checklist').count()).toBe(2)
      expect(await shown('.checklist li').count()).toBeGreaterThan(3)
      const notices = exams[exam].sections.filter(({ kind }) => kind === 'notice')
      expect(await shown('.notice h2').allTextContents()).toEqual(
        notices.map(({ heading }) => heading.text[locale]),
      )
      expect(
        await shown('header, footer, form, button, .menu, .booking-bar, main aside').count(),
      ).toBe(0)
      expect(tour.errors()).toEqual([])
      await page.emulateMedia({ media: null })
    })
  }
})

describe.each(locales)('the form that was sent with errors (%s)', (locale) => {
  test('has no accessibility error at a desk', () =>
    tour.elsewhere(async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await sendWithErrors(page, tour.t, locale)
      expect(await accessibilityErrorsInBothThemes(page)).toEqual([])
    }))
})
