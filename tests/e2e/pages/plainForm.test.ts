import type { Locator, Page } from 'playwright'
import { type Locale, locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { RuleName } from '../../../src/shared/forms/rule.js'
import { translateIn } from '../../../src/services/language/translations.js'
import { siteVisits } from '../../support/browser/siteVisits.js'
import { errorOf, takesFocus } from '../../support/contact/contactPage.js'
import { isChecked, openWithForm } from '../../support/pages/plainForm.js'
import { eventually } from '../../support/site/eventually.js'

jest.setTimeout(60_000)

const visits = siteVisits({ pictures: false })

const markup = `
<form data-validate method="get" action="">
  <label for="p-name">Name</label>
  <input class="input" id="p-name" name="name" required minlength="3" maxlength="5000">
  <label for="p-email">Email</label>
  <input class="input" id="p-email" name="email" type="email" multiple required aria-describedby="p-hint">
  <p id="p-hint">Hint</p>
  <label for="p-code">Code</label>
  <input class="input" id="p-code" name="code" pattern="[A-Z]\\d[A-Z]">
  <label for="p-age">Age</label>
  <input class="input" id="p-age" name="age" type="number" min="18" max="1000">
  <label for="p-note">Note</label>
  <textarea class="input" id="p-note" name="note" data-maxlength="10"></textarea>
  <label><input id="p-agree" type="checkbox" name="agree" value="yes" required> Agree</label>
  <button type="submit">Send</button>
</form>`

interface PlainForm {
  readonly page: Page
  readonly field: (name: string) => Locator
  readonly send: Locator
  readonly sentence: (rule: RuleName, values?: Readonly<Record<string, string>>) => string
  readonly scripts: readonly string[]
}

const open = async (locale: Locale, form = markup): Promise<PlainForm> => {
  const page = await visits.arrive({ locale: `${locale}-CA` })
  const t = translateIn(visits.translations, locale)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openWithForm(page, urlFor('about', locale), form)
  return {
    page,
    field: (name) => page.locator(`#p-${name}`),
    send: page.getByRole('button', { name: 'Send' }),
    sentence: (rule, values = {}) => t(`validation:${rule}`, values),
    scripts,
  }
}

const arrive = async (locale: Locale): Promise<PlainForm> => {
  const form = await open(locale)
  await isChecked(form.page)
  return form
}

test.each(locales)(
  'plain form › is validated by its attributes with translated messages (%s)',
  async (locale) => {
    const { field, send, page, sentence } = await arrive(locale)
    const says = (name: string, error: string): Promise<void> =>
      eventually(async () => expect(await errorOf(field(name))).toBe(error))

    await field('name').focus()
    await page.keyboard.type('J')
    expect(await errorOf(field('name'))).toBe('')
    await page.keyboard.press('Tab')
    await says('name', sentence('min', { length: '3' }))
    await field('name').fill('x'.repeat(5000))
    await says('name', '')
    await field('email').fill('a@b.ca, c')
    await field('code').fill('A12')
    await says('email', sentence('email'))
    expect(await field('email').getAttribute('aria-describedby')).toMatch(/^p-hint /)
    await field('age').fill('17')
    await send.focus()
    await says('age', sentence('min_value', { min: '18' }))
    await field('age').fill('1001')
    await says('age', sentence('max_value', { max: locale === 'fr' ? '1\u00A0000' : '1,000' }))
    await says('code', sentence('regex'))
    await field('note').fill('x'.repeat(11))
    await says('note', sentence('max', { length: '10' }))
    await send.click()
    await says('agree', sentence('required'))
    await takesFocus(field('email'))
    expect(new URL(page.url()).search).toBe('')

    await field('email').fill('a@b.ca, c@d.ca')
    await field('code').fill('A1B')
    await field('age').fill('18')
    await field('note').fill('x')
    await field('agree').check()
    await eventually(async () => expect(await page.locator('.error-text').count()).toBe(0))
    await send.click()
    await page.waitForURL(/agree=yes/)
  },
)

test('plain form › its script is not loaded by a page without such a form', async () => {
  const plain = await open('fr')
  await plain.page.waitForLoadState('networkidle')
  const withForm = new Set(plain.scripts)
  const other = await open('fr', '')
  await other.page.waitForLoadState('networkidle')
  const more = [...withForm].filter((script) => !other.scripts.includes(script))
  expect(more).toEqual([expect.stringContaining('/assets/plainForms-')])
  expect(other.scripts.filter((script) => !withForm.has(script))).toEqual([])
})

test('plain form › shows the default message for a field without a translated message', async () => {
  const page = await visits.arrive({ locale: 'fr-CA' })
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const isCatalogue = code.includes('Il manque une')
    const body = isCatalogue ? code.replaceAll(/\brequired:"[^"]*",/g, '') : code
    await route.fulfill({ response, body })
  })
  await openWithForm(page, urlFor('about', 'fr'), markup)
  await isChecked(page)
  await page.getByRole('button', { name: 'Send' }).click()
  const message = translateIn(visits.translations, 'fr')('validation:default')
  await eventually(async () => expect(await errorOf(page.locator('#p-name'))).toBe(message))
})
