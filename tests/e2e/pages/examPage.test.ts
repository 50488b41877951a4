import { examNames } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { siteVisits } from '../../support/browser/siteVisits.js'

const visits = siteVisits({ pictures: false })

test('picture comparison › the keyboard moves the slider, reveals the picture behind the drawing and changes the caption', async () => {
  const page = await visits.arrive({ locale: 'en-CA' })
  await page.goto(urlFor('musculoskeletal', 'en'))
  const caption = page.locator('.plate figcaption')
  expect(await caption.innerText()).toBe('Drawing')
  const slider = page.getByRole('slider', { name: 'Go from the drawing to the simulated picture' })
  await slider.focus()
  await page.keyboard.press('End')
  const drawing = page.locator('.plate__drawing')
  expect(await drawing.evaluate((element) => getComputedStyle(element).clipPath)).toBe(
    'inset(0px 0px 0px 100%)',
  )
  expect(await caption.innerText()).toBe('Computer-simulated image')
})

test.each([true, false])(
  'exam page › a link to a folded section opens it, and drawing and picture are both visible (script: %s)',
  async (javaScriptEnabled) => {
    const page = await visits.arrive({ locale: 'en-CA', javaScriptEnabled })
    for (const anchor of ['about', 'dates', 'prescription']) {
      await page.goto('about:blank')
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

test('exam page › the table of contents stays in view and marks the current section', async () => {
  const page = await visits.arrive({ locale: 'fr-CA' })
  await page.goto(urlFor('morphological', 'fr', 'visit'))
  const marked = page.locator('.contents-row a:target-current')
  await marked.filter({ hasText: 'Déroulement' }).waitFor()
  const box = await page.locator('.contents-row').boundingBox()
  expect(box?.y).toBe(0)
})

test('exam page › the table of contents marks the current section by script without scroll-driven styles', async () => {
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

/** Maximum heights of an exam page and of the ultrasound overview at each width, in pixels. */
const heights = [
  { width: 390, exam: 7000, overview: 5500 },
  { width: 1440, exam: 6000, overview: 5500 },
] as const

// In French only, because French texts are longer.
test('exam pages › do not exceed their maximum height', async () => {
  const page = await visits.arrive()
  const tooHigh: string[] = []
  for (const name of ['ultrasound', ...examNames] as const) {
    await page.goto(urlFor(name, 'fr'))
    for (const { width, exam, overview } of heights) {
      await page.setViewportSize({ width, height: 844 })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (height > (name === 'ultrasound' ? overview : exam)) {
        tooHigh.push(`${name} is ${height} px high at ${width} px`)
      }
    }
  }
  expect(tooHigh).toEqual([])
})

test('PRP page on a desktop screen › the dots of two trials are aligned for comparison', async () => {
  const page = await visits.arrive({ width: 1280, locale: 'fr-CA' })
  await page.goto(urlFor('prp', 'fr'))
  const tops = await page
    .locator('.study .arm svg')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(tops).toHaveLength(4)
  expect(tops.slice(2)).toEqual(tops.slice(0, 2))
})

test('MRI and PRP pages › do not exceed their maximum height without JavaScript', async () => {
  const page = await visits.arrive({ javaScriptEnabled: false })
  const tooHigh: string[] = []
  for (const name of ['mri', 'breastMri', 'prp'] as const) {
    await page.goto(urlFor(name, 'fr'))
    for (const { width, exam } of heights) {
      await page.setViewportSize({ width, height: 844 })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (height > exam) tooHigh.push(`${name} is ${height} px high at ${width} px`)
    }
  }
  expect(tooHigh).toEqual([])
})
