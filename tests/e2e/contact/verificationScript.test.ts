import { type Locale, locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { becomes, type ContactPage, fillForm } from '../../support/contact/contactPage.js'
import { contactVisits, received } from '../../support/contact/contactVisits.js'
import { eventually } from '../../support/site/eventually.js'
import {
  openVerificationProvider,
  type VerificationProvider,
} from '../../support/servers/verificationProvider.js'

let provider: VerificationProvider
const env: Record<string, string> = {}
beforeAll(async () => {
  provider = await openVerificationProvider()
  Object.assign(env, provider.env)
})
afterAll(() => provider.close())

const tests = contactVisits({ env })

/** The provider is another site, and the clinic chose it. */
const chosen = /127\.0\.0\.1:\d+\/api\.js\S*: is another site/

const tokenSent = ({ posts }: ContactPage): string | undefined =>
  new URLSearchParams(posts[0]?.postData() ?? '').get('verification') ?? undefined

const sendAs = async (form: ContactPage, name: string): Promise<void> => {
  await fillForm(form, name)
  await form.send.click()
}

const arrive = async (locale: Locale = 'fr'): Promise<ContactPage> => {
  const form = await tests.arrive(locale)
  tests.expectErrors(chosen)
  return form
}

test('the provider’s script comes with the form and no sooner, in the language of the page', async () => {
  provider.play('token')
  const form = await tests.visit('en')
  tests.expectErrors(chosen)
  const { page } = form
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api.js')) asked.push(request.url())
  })
  await page.goto(urlFor('home', 'en'))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await form.form.scrollIntoViewIfNeeded()
  await becomes(form, 'awake')
  await eventually(() => expect(asked).toHaveLength(1))
  const { searchParams } = new URL(asked[0] ?? '')
  expect(searchParams.get('render')).toBe('site-key-of-the-tests')
  expect(searchParams.get('hl')).toBe('en-CA')
})

test.each(locales)('its token goes with the request, its badge is words (%s)', async (locale) => {
  provider.play('token')
  const form = await arrive(locale)
  await form.page.locator('.grecaptcha-badge').waitFor({ state: 'attached' })
  expect(await form.page.locator('.grecaptcha-badge').isVisible()).toBe(false)
  expect(await form.form.getByText('reCAPTCHA').isVisible()).toBe(true)
  const name = `Vérifiée ${locale}`
  await sendAs(form, name)
  await received(form)
  expect(tokenSent(form)).toBe('token of site-key-of-the-tests for contact')
  expect(tests.warnings).toEqual([])
  expect(tests.keptOf(name)).toHaveLength(1)
  expect(provider.asked.at(-1)?.get('response')).toBe(tokenSent(form))
})

describe.each(locales)('what goes wrong with it is told on the console alone (%s)', (locale) => {
  test('when its script does not come', async () => {
    provider.play('missing')
    const form = await tests.arrive(locale)
    tests.expectErrors(/api\.js|127\.0\.0\.1|404/)
    const name = `Sans script ${locale}`
    await sendAs(form, name)
    await received(form)
    expect(tokenSent(form)).toBeUndefined()
    expect(tests.warnings).toContain(form.t('forms:verification.notLoaded'))
    expect(tests.keptOf(name)).toHaveLength(1)
  })

  test('when it refuses', async () => {
    provider.play('refusal')
    const form = await arrive(locale)
    const name = `Refus ${locale}`
    await sendAs(form, name)
    await received(form)
    expect(tests.warnings).toEqual([form.t('forms:verification.notRun')])
    expect(tests.keptOf(name)).toHaveLength(1)
  })

  test('when it does not answer', async () => {
    provider.play('silence')
    const form = await arrive(locale)
    const name = `Silence ${locale}`
    await sendAs(form, name)
    await form.page.locator('[aria-busy=true]').waitFor()
    await form.page.clock.fastForward(5000)
    await received(form)
    expect(tests.warnings).toEqual([form.t('forms:verification.notRun')])
    expect(tests.keptOf(name)).toHaveLength(1)
  })
})

/** Changes what the page says of the verification, as an error of the site would. */
const without = async (form: ContactPage, setting: 'siteKey' | 'version'): Promise<void> => {
  await form.page.addInitScript((name) => {
    new MutationObserver((_changes, observer) => {
      const place = document.querySelector<HTMLElement>('[data-props]')
      if (place === null) return
      observer.disconnect()
      const props = JSON.parse(place.dataset['props'] ?? '{}')
      props.verification[name] = name === 'siteKey' ? '' : undefined
      place.dataset['props'] = JSON.stringify(props)
    }).observe(document, { childList: true, subtree: true })
  }, setting)
}

test.each([
  ['siteKey', 'forms:verification.noKey'],
  ['version', 'forms:verification.noVersion'],
] as const)('a page without its %s says so and sends all the same', async (setting, key) => {
  provider.play('token')
  const form = await tests.visit()
  await without(form, setting)
  await form.page.goto(urlFor('home', 'fr'))
  await form.form.scrollIntoViewIfNeeded()
  await becomes(form, 'awake')
  const name = `Sans ${setting}`
  await sendAs(form, name)
  await received(form)
  expect(new Set(tests.warnings)).toEqual(new Set([form.t(key)]))
  expect(tests.keptOf(name)).toHaveLength(1)
})
