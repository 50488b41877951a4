import { accessibilityErrors, darkColourErrors } from './accessibility.js'
import { brokenPairs } from './brokenPairs.js'
import type { Answer } from './everyPage.js'
import { openQuestions, overflowErrors, spaceTextOut } from './overflow.js'
import { missingPictures } from './pagePictures.js'
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

  test('has no accessibility error', async () => {
    // One window tests the French page with all rules, the other the English page in dark colours.
    const look = answer.locale === 'fr' ? accessibilityErrors : darkColourErrors
    expect(await look(tour.page())).toEqual([])
  })
}

/** Tests the page in narrow windows; the last size remains. */
export const checkNarrowWindows = (tour: PageTour): void => {
  // This window is 1280 × 1024 at 400 % zoom (WCAG 1.4.10).
  test('neither scrolls sideways nor cuts off text in 320 × 256', async () => {
    await tour.page().setViewportSize({ width: 320, height: 256 })
    await openQuestions(tour.page())
    expect(await overflowErrors(tour.page())).toEqual([])
    expect(await brokenPairs(tour.page())).toEqual([])
  })

  test('cuts off no text when its spacing is increased', async () => {
    await tour.page().setViewportSize({ width: 320, height: 640 })
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
