import type { Page } from 'playwright'
import type { Locale } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { siteVisits } from '../../support/browser/siteVisits.js'
import {
  accessibilityErrors,
  accessibilityErrorsInBothThemes,
} from '../../support/pages/accessibility.js'
import { eventually } from '../../support/site/eventually.js'
import { runBuilt } from '../../support/site/builtSite.js'
import type { KeyIn } from '../../support/site/siteTranslations.js'

jest.setTimeout(60_000)

const visits = siteVisits({ pictures: false })

const formOf = (page: Page, locale: Locale) => {
  const t = (key: KeyIn<'feedback'>): string =>
    visits.translations.getFixedT(locale)(`feedback:${key}`)
  const part = page.getByRole('region', { name: t('label') })
  return {
    part,
    yes: part.getByRole('radio', { name: t('answer.yes') }),
    no: part.getByRole('radio', { name: t('answer.no') }),
    sentence: part.getByLabel(t('sentence.label')),
    send: part.getByRole('button', { name: t('send') }),
    thanks: part.getByText(t('thanks')),
  }
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

test.each([
  { locale: 'fr', script: true, width: 390, height: 844 },
  { locale: 'en', script: false, width: 1440, height: 900 },
] as const)(
  'page feedback at $width px › is sent from the end of a long page without scrolling the page ($locale, script: $script)',
  async ({ locale, script, width, height }) => {
    const page = await visits.arrive({ width, height, javaScriptEnabled: script })
    await page.goto(urlFor('mri', locale))
    const form = formOf(page, locale)
    expect(await form.send.isVisible()).toBe(false)
    await form.no.check()
    await form.sentence.fill('Il manque la durée.')
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(2000)
    await form.send.click()
    await form.thanks.waitFor()
    expect(new URL(page.url()).pathname).toBe(urlFor('mri', locale))
    expect(await form.yes.isVisible()).toBe(false)
    await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 400, before)
    expect(await form.thanks.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.context().cookies()).toEqual([])
  },
)

test('page feedback › works with the keyboard alone', async () => {
  const page = await visits.arrive()
  await page.goto(urlFor('accessibility', 'fr'))
  const form = formOf(page, 'fr')
  await form.yes.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tout est clair.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await form.thanks.waitFor()
  const { output } = runBuilt('dist/commands/feedback.js', { DATA_DIR: visits.site.folder })
  expect(output).toMatch(/Accessibilité +Français +Oui +Tout est clair\./)
})

test('page feedback › restores a draft after a visit to the data policy, only on the same page, and deletes it once sent', async () => {
  const page = await visits.arrive()
  const path = urlFor('privacy', 'fr')
  await page.goto(path)
  const form = formOf(page, 'fr')
  await form.no.check()
  await form.sentence.fill('La durée n’est pas claire.')
  await form.part.getByRole('link').click()
  await page.waitForURL(`**${urlFor('whatWeKeep', 'fr')}#*`)
  await page.goBack()
  await page.waitForURL(`**${path}`)
  await eventually(async () =>
    expect(await form.sentence.inputValue()).toBe('La durée n’est pas claire.'),
  )
  expect(await form.no.isChecked()).toBe(true)
  await page.locator(`footer a[href="${urlFor('terms', 'fr')}"]`).click()
  await page.waitForURL(`**${urlFor('terms', 'fr')}`)
  expect(await form.no.isChecked()).toBe(false)
  expect(await form.sentence.inputValue()).toBe('')
  await page.goBack()
  await page.waitForURL(`**${path}`)
  await form.send.click()
  await form.thanks.waitFor()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('durée')
})

test('page feedback without JavaScript › returns a comment that is too long for correction, then accepts it', async () => {
  const page = await visits.arrive({ javaScriptEnabled: false })
  await page.goto(urlFor('prp', 'en'))
  const form = formOf(page, 'en')
  await form.yes.check()
  await form.sentence.fill('x'.repeat(501))
  await form.send.click()
  await page.getByRole('alert').waitFor()
  expect(await form.sentence.inputValue()).toBe('x'.repeat(501))
  expect(await form.yes.isChecked()).toBe(true)
  await form.sentence.fill('x'.repeat(500))
  await form.send.click()
  await form.thanks.waitFor()
  expect(new URL(page.url()).pathname).toBe(urlFor('prp', 'en'))
})

/** The checked section; `tests/e2e/pages` checks the rest of the page. */
const part = '#feedback'

// Colours do not depend on the width: the dark theme is checked at one width only.
test.each([
  { width: 390, look: accessibilityErrorsInBothThemes },
  { width: 1440, look: accessibilityErrors },
])(
  'page feedback › has no accessibility error in any state at $width px',
  async ({ width, look }) => {
    const page = await visits.arrive({ width, height: 900 })
    await page.goto(urlFor('terms', 'fr'))
    const form = formOf(page, 'fr')
    expect(await look(page, part)).toEqual([])
    await form.no.check()
    expect(await look(page, part)).toEqual([])
    for (const choice of [form.yes, form.no]) {
      const box = await choice.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    await form.sentence.fill('x'.repeat(501))
    await form.send.click()
    await page.getByRole('alert').waitFor()
    expect(await look(page, part)).toEqual([])
    await form.sentence.fill('')
    await form.send.click()
    await form.thanks.waitFor()
    expect(await look(page, part)).toEqual([])
  },
)

test('page feedback › is not printed', async () => {
  const page = await visits.arrive()
  await page.goto(urlFor('terms', 'fr'))
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#feedback').isVisible()).toBe(false)
})
