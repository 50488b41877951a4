import type { Locator, Page } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { exams } from '../../support/site/shippedContent.js'
import { finder } from '../../support/site/shippedContent.js'
import { siteVisits } from '../../support/browser/siteVisits.js'

const visits = siteVisits({ pictures: false })

/** The smallest screen, without JavaScript: the spots of the figure are labels of radio buttons. */
const smallest = { width: 320, height: 640, javaScriptEnabled: false } as const

const openFinder = async (window = {}, name: 'home' | 'ultrasound' = 'home'): Promise<Page> => {
  const page = await visits.arrive(window)
  await page.goto(`${urlFor(name, 'fr')}#finder`)
  return page
}

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (box === null) throw new Error('it is not shown')
  return box
}

const places = [
  ...new Map(
    finder.needs.toReversed().flatMap((need) => need.places.map((place) => [place, need] as const)),
  ),
]

const uncheck = (radios: readonly Element[]): void => {
  for (const radio of radios) if (radio instanceof HTMLInputElement) radio.checked = false
}

const answersOf = (page: Page) => page.locator('#finder h3').filter({ visible: true })

test('exam finder › has no initial choice and exposes only the text of its choices to screen readers', async () => {
  const page = await openFinder(smallest)
  const radios = page.locator('#finder').getByRole('radio')
  expect(await radios.evaluateAll((all) => all.filter((one) => one.matches(':checked')))).toEqual(
    [],
  )
  expect(await answersOf(page).count()).toBe(0)
  const heard = await page.locator('.finder__choose').ariaSnapshot()
  const choices = [...heard.matchAll(/radio "([^"]+)"/g)].map(([, name]) => name)
  expect(choices).toHaveLength(finder.needs.length)
  expect(heard).not.toContain('img')
})

test.each(['home', 'ultrasound'] as const)(
  'exam finder on %s › each spot of the figure is large enough for touch at 320 px and selects its choice',
  async (name) => {
    const page = await openFinder(smallest, name)
    const radios = page.locator('#finder').getByRole('radio')
    expect(places.length).toBeGreaterThan(7)
    // The belly is last, because it switches the figure to its side view.
    for (const [place, need] of places.toSorted(([a]) => (a === 'belly' ? 1 : -1))) {
      await radios.evaluateAll(uncheck)
      const fold = page.locator('.finder-fold > details:not([open]) > summary')
      if (await fold.isVisible()) await fold.click()
      const spot = page.locator(`.spot--${place}:not(.spot--taken)`)
      const { width, height } = await boxOf(spot)
      expect([place, Math.min(width, height) >= 24]).toEqual([place, true])
      await spot.click()
      const radio = page.locator(`input[value=${need.id}]`)
      expect([place, await radio.isChecked()]).toEqual([place, true])
      expect(await answersOf(page).allTextContents()).toEqual([exams[need.exam].fullName.fr])
    }
  },
)

test.each(['home', 'ultrasound'] as const)(
  'exam finder on %s › the search button is beside its input and of equal height',
  async (name) => {
    const page = await openFinder({ width: 1280 }, name)
    const input = await boxOf(page.locator('#finder .tool .input'))
    const button = await boxOf(page.locator('#finder .tool .btn'))
    expect([button.y, button.height].map(Math.round)).toEqual(
      [input.y, input.height].map(Math.round),
    )
  },
)

test('exam finder › shows the answer below its choice on a phone and beside it on a wide screen', async () => {
  const page = await openFinder({ width: 390, height: 844 })
  const choice = page.locator('.choice', { has: page.locator('[value=tendon]') })
  const answer = page.locator('#finder .result').filter({ visible: true })
  await choice.click()
  const [asked, told] = [await boxOf(choice), await boxOf(answer)]
  expect(told.y - (asked.y + asked.height)).toBeLessThan(16)

  await page.setViewportSize({ width: 1440, height: 900 })
  const [wide, beside] = [await boxOf(choice), await boxOf(answer)]
  expect(beside.x).toBeGreaterThan(wide.x + wide.width)
  expect(beside.y).toBeLessThan(wide.y)
})
