import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { everyAnswer } from '../../support/pages/everyPage.js'
import { sendWithErrors } from '../../support/pages/formErrors.js'
import { openQuestions, overflowErrors, spaceTextOut } from '../../support/pages/overflow.js'
import {
  heroOf,
  missingPictures,
  offeredPictures,
  weigh,
} from '../../support/pages/pagePictures.js'
import { pageTour } from '../../support/pages/pageTour.js'
import { htmlErrors } from '../../support/pages/validHtml.js'

/*
 * Every page on a phone, opened once for all that must be true of it there, and what does not
 * depend on the window: its HTML and the pictures that it offers.
 */
const tour = pageTour({ width: 390, height: 844, deviceScaleFactor: 2 })

/** Pictures that were asked for once already. */
const asked = new Set<string>()

describe.each(everyAnswer)('on a phone $path', (answer) => {
  beforeAll(() => tour.open(answer))

  if (answer.name === 'home') {
    test('shows a first picture that stays light on a sharp screen', async () => {
      const hero = heroOf(await tour.askedPictures())
      expect(hero).toEqual([expect.stringContaining('f_avif')])
      expect(await weigh(tour.site().origin, hero)).toBeLessThanOrEqual(60_000)
    })
  }

  test('opens without an error, its pictures included', async () => {
    expect(tour.answered().status).toBe(answer.status)
    expect(await missingPictures(tour.page())).toEqual([])
    expect(tour.errors()).toEqual([])
  })

  test('is valid HTML', async () => {
    expect(await htmlErrors(tour.answered().html)).toEqual([])
  })

  test('offers only pictures that the build made, so that nobody waits for one', async () => {
    for (const address of await offeredPictures(tour.page())) {
      if (asked.has(address)) continue
      const { status } = await fetch(tour.site().origin + address)
      expect({ address, status }).toEqual({ address, status: 200 })
      asked.add(address)
    }
    // What is made on demand is kept here: nothing was.
    expect(existsSync(join(tour.site().folder, 'cache/images'))).toBe(false)
  })

  test('has no accessibility error', async () => {
    expect(await accessibilityErrorsInBothThemes(tour.page())).toEqual([])
  })

  if (answer.name === 'nuchalTranslucency') {
    test('has none while its menu is open', async () => {
      const name = tour.t(answer.locale, 'common:menu.open')
      const button = tour.page().getByRole('button', { name })
      await button.click()
      expect(await accessibilityErrorsInBothThemes(tour.page())).toEqual([])
      await tour.page().keyboard.press('Escape')
      await button.waitFor()
    })
  }

  if (answer.name === 'home') {
    test('has none with every question open', async () => {
      await openQuestions(tour.page())
      expect(await accessibilityErrorsInBothThemes(tour.page())).toEqual([])
    })
  }

  // The second window is what 1280 × 1024 leaves to a page enlarged to 400 %.
  test.each([
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ])('neither scrolls sideways nor loses words in $width × $height', async (window) => {
    await openQuestions(tour.page())
    await tour.page().setViewportSize(window)
    expect(await overflowErrors(tour.page())).toEqual([])
  })

  test('loses no word when a reader spaces its text out', async () => {
    await tour.page().setViewportSize({ width: 320, height: 640 })
    await spaceTextOut(tour.page())
    expect(await overflowErrors(tour.page())).toEqual([])
  })
})

describe.each(locales)('the form that was sent with errors (%s)', (locale) => {
  test('has no accessibility error on a phone', () =>
    tour.elsewhere(async (page) => {
      await sendWithErrors(page, tour.t, locale)
      expect(await accessibilityErrorsInBothThemes(page)).toEqual([])
    }))

  test('is valid HTML when the server sends it back', async () => {
    const body = new URLSearchParams({ email: '"<zoé>', phone: '12', message: 'x'.repeat(4001) })
    const answer = await fetch(tour.site().origin + urlFor('home', locale), {
      method: 'POST',
      body,
    })
    expect(answer.status).toBe(422)
    expect(await htmlErrors(await answer.text())).toEqual([])
  })
})
