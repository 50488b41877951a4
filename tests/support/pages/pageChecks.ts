import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accessibilityErrors, accessibilityErrorsInBothThemes } from './accessibility.js'
import { brokenPairs } from './brokenPairs.js'
import type { Answer } from './everyPage.js'
import { openQuestions, overflowErrors, spaceTextOut } from './overflow.js'
import { missingPictures, offeredPictures } from './pagePictures.js'
import type { PageTour } from './pageTour.js'
import { examOf, print } from './printedSheet.js'
import { htmlErrors } from './validHtml.js'

export const checkPage = (tour: PageTour, answer: Answer): void => {
  test('opens without an error in the page or its pictures', async () => {
    expect(tour.answered().status).toBe(answer.status)
    expect(await missingPictures(tour.page())).toEqual([])
    expect(tour.errors()).toEqual([])
  })

  test('keeps inversions and « rendez-vous » on one line', async () => {
    expect(await brokenPairs(tour.page())).toEqual([])
  })

  test('is valid HTML', async () => {
    expect(await htmlErrors(tour.answered().html)).toEqual([])
  })

  test('links only to pictures that the build rendered', async () => {
    for (const address of await offeredPictures(tour.page())) {
      if (tour.fetched.has(address)) continue
      const { status } = await fetch(tour.site().origin + address)
      expect({ address, status }).toEqual({ address, status: 200 })
      tour.fetched.add(address)
    }
    // The site creates this folder when it renders a picture on demand.
    expect(existsSync(join(tour.site().folder, 'cache/images'))).toBe(false)
  })

  test('has no accessibility error', async () => {
    // Both languages have the same colours, so the dark theme is checked in one.
    const look = answer.locale === 'fr' ? accessibilityErrorsInBothThemes : accessibilityErrors
    expect(await look(tour.page())).toEqual([])
  })
}

/** Tests the page in narrow windows; the last size remains. */
export const checkNarrowWindows = (tour: PageTour): void => {
  // The first window is 1280 × 1024 at 400 % zoom (WCAG 1.4.10).
  test.each([
    { width: 320, height: 256 },
    { width: 320, height: 640 },
  ])('neither scrolls sideways nor cuts off text in $width × $height', async (window) => {
    await tour.page().setViewportSize(window)
    await openQuestions(tour.page())
    expect(await overflowErrors(tour.page())).toEqual([])
    expect(await brokenPairs(tour.page())).toEqual([])
  })

  test('cuts off no text when its spacing is increased', async () => {
    await tour.page().setViewportSize({ width: 320, height: 640 })
    await openQuestions(tour.page())
    await spaceTextOut(tour.page())
    expect(await overflowErrors(tour.page())).toEqual([])
  })
}

export const checkPrint = (tour: PageTour, { name }: Answer): void => {
  if (examOf(name) === undefined) return

  test('prints the preparation on one page in letter format', async () => {
    expect(await print(tour.page())).toEqual({ sheets: 1, isLetter: true })
  })
}
