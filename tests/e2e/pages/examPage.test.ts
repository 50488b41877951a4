import { urlFor } from '../../../src/addresses/urlFor.js'
import { siteVisits } from '../../support/browser/siteVisits.js'

const visits = siteVisits()

test('somebody moves the slider by keyboard and sees the picture behind the drawing', async () => {
  const page = await visits.arrive({ locale: 'en-CA' })
  await page.goto(urlFor('musculoskeletal', 'en'))
  const slider = page.getByRole('slider', { name: 'Go from the drawing to the simulated picture' })
  await slider.focus()
  await page.keyboard.press('End')
  const drawing = page.locator('.plate__drawing')
  expect(await drawing.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
})

test.each([true, false])(
  'a link to what is folded shows it (script: %s), and drawing and picture are both in sight',
  async (javaScriptEnabled) => {
    const page = await visits.arrive({ locale: 'en-CA', javaScriptEnabled })
    for (const anchor of ['about', 'dates', 'prescription']) {
      await page.goto(urlFor('home', 'en'))
      await page.goto(urlFor('fetal', 'en', anchor))
      await page.locator(`#${anchor} p`).first().waitFor()
    }
    const boxes = ['.plate__drawing', '.plate__scan'].map((place) =>
      page.locator(place).boundingBox(),
    )
    const [drawing, scan] = await Promise.all(boxes)
    expect(drawing?.y === scan?.y).toBe(javaScriptEnabled)
    expect(await page.getByRole('slider').count()).toBe(javaScriptEnabled ? 1 : 0)
  },
)

test('the row of contents stays in view and marks the place where reading is', async () => {
  const page = await visits.arrive({ locale: 'fr-CA' })
  await page.goto(urlFor('morphological', 'fr', 'visit'))
  const marked = page.locator('.contents-row a:target-current')
  await marked.filter({ hasText: 'Déroulement' }).waitFor()
  const box = await page.locator('.contents-row').boundingBox()
  expect(box?.y).toBe(0)
})

test.each([
  ['fetal', 390, 7000],
  ['nuchalTranslucency', 1440, 6000],
] as const)('%s is read in a few screens at %i px', async (name, width, most) => {
  const page = await visits.arrive({ width, height: 844 })
  await page.goto(urlFor(name, 'fr'))
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most)
})
