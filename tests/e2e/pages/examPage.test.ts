import { locales, examNames } from '../../../src/addresses/pageTable.js'
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

test('where style sheets cannot, the row of contents marks the place by script', async () => {
  const page = await visits.arrive({ locale: 'fr-CA', alone: true })
  await page.addInitScript(() => {
    CSS.supports = (words: string) => !words.includes(':target-current')
  })
  await page.goto(urlFor('morphological', 'fr', 'visit'))
  const marked = page.locator('.contents-row [aria-current]')
  await marked.filter({ hasText: 'Déroulement' }).waitFor()
  await page.evaluate(() => document.querySelector('#questions')?.scrollIntoView())
  await marked.filter({ hasText: 'Vos questions' }).waitFor()
  expect(await marked.count()).toBe(1)
})

/** The most that a page may be high, in pixels, in a window of this width. */
const heights = [
  { width: 390, exam: 7000, overview: 5500 },
  { width: 1440, exam: 6000, overview: 5500 },
] as const

test.each(locales)('every exam page is read in a few screens (%s)', async (locale) => {
  const page = await visits.arrive()
  const tooHigh: string[] = []
  for (const { width, exam, overview } of heights) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of ['ultrasound', ...examNames] as const) {
      await page.goto(urlFor(name, locale))
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (height > (name === 'ultrasound' ? overview : exam)) {
        tooHigh.push(`${name} is ${height} px high at ${width} px`)
      }
    }
  }
  expect(tooHigh).toEqual([])
})

test('MRI and PRP pages are no longer without script', async () => {
  const page = await visits.arrive({ javaScriptEnabled: false })
  const tooHigh: string[] = []
  for (const { width, exam } of heights) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of ['mri', 'breastMri', 'prp'] as const) {
      await page.goto(urlFor(name, 'fr'))
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (height > exam) tooHigh.push(`${name} is ${height} px high at ${width} px`)
    }
  }
  expect(tooHigh).toEqual([])
})
