import { locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { answersAt } from '../../support/pages/everyPage.js'
import { sendWithErrors } from '../../support/pages/formErrors.js'
import { openQuestions, overflowErrors } from '../../support/pages/overflow.js'
import { checkNarrowWindows, checkPage, checkPrint } from '../../support/pages/pageChecks.js'
import { heroOf, largestPainted, weigh } from '../../support/pages/pagePictures.js'
import { pageTour } from '../../support/pages/pageTour.js'
import { smallTargets } from '../../support/pages/smallTargets.js'

/* Tests every page on a phone, in one language; `desk.test.ts` uses the other language. */
const phone = { width: 390, height: 844 }
const tour = pageTour({ ...phone, deviceScaleFactor: 2 })

describe.each(answersAt('phone'))('$path on a phone', (answer) => {
  beforeAll(() => tour.open(answer))

  if (answer.name === 'home') {
    test('loads a first picture of at most 60 kB on a high-density screen', async () => {
      const hero = heroOf(await tour.askedPictures())
      expect(hero).toEqual([expect.stringContaining('f_avif')])
      expect(await weigh(tour.site().origin, hero)).toBeLessThanOrEqual(60_000)
    })
  }

  test('paints no picture as its largest contentful paint', async () => {
    expect(await largestPainted(tour.page())).not.toBe('IMG')
  })

  checkPage(tour, answer)

  test('has only targets of at least 24 × 24 px, also with all questions open', async () => {
    await openQuestions(tour.page())
    expect(await smallTargets(tour.page())).toEqual([])
  })

  if (answer.name === 'nuchalTranslucency') {
    test('has no accessibility error with its menu open', async () => {
      const name = tour.t(answer.locale, 'common:menu.open')
      const button = tour.page().getByRole('button', { name })
      await button.click()
      expect(await accessibilityErrorsInBothThemes(tour.page(), '#menu')).toEqual([])
      await tour.page().keyboard.press('Escape')
      await button.waitFor()
    })
  }

  if (answer.name === 'home') {
    test('has no accessibility error with all questions open', async () => {
      await openQuestions(tour.page())
      expect(await accessibilityErrorsInBothThemes(tour.page(), 'main')).toEqual([])
    })
  }

  checkPrint(tour, answer)
  checkNarrowWindows(tour)
})

test.each(locales)(
  'error page for a rejected method › has no accessibility error and no cut text (%s)',
  async (locale) => {
    const page = tour.page()
    await page.setViewportSize(phone)
    await page.goto(urlFor('about', locale))
    const refused = page.waitForResponse((response) => response.status() === 405)
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.method = 'post'
      document.body.append(form)
      form.submit()
    })
    await refused
    await page
      .getByRole('heading', { name: tour.t(locale, 'errors:methodNotAllowed.message') })
      .waitFor()
    expect(await accessibilityErrorsInBothThemes(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflowErrors(page)).toEqual([])
  },
)

test('contact form with errors › has no accessibility error on a phone', async () => {
  await tour.page().setViewportSize(phone)
  await sendWithErrors(tour.page(), tour.t, 'en')
  expect(await accessibilityErrorsInBothThemes(tour.page(), 'main')).toEqual([])
})
