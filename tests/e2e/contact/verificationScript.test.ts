import { type Locale, locales, regions } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  idle,
  isSameDocument,
  linkTo,
  noteDocument,
  shows,
} from '../../support/browser/clientNavigation.js'
import {
  becomes,
  type ContactPage,
  contactPath,
  fillForm,
} from '../../support/contact/contactPage.js'
import { contactVisits, received } from '../../support/contact/contactVisits.js'
import {
  openVerificationProvider,
  type VerificationProvider,
} from '../../support/servers/verificationProvider.js'
import { eventually } from '../../support/site/eventually.js'

let provider: VerificationProvider
const env: Record<string, string> = {}
beforeAll(async () => {
  provider = await openVerificationProvider()
  Object.assign(env, provider.env)
})
afterAll(() => provider.close())

const tests = contactVisits({ env, pictures: true })

/** Matches the expected error: the script is from another site, which the clinic chose. */
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

const scriptRequests = ({ page }: Pick<ContactPage, 'page'>): readonly string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api.js')) asked.push(request.url())
  })
  return asked
}

test.each(locales)(
  'verification provider › is not requested until the visitor types in the form (%s)',
  async (locale) => {
    provider.play('token')
    const form = await tests.visit(locale)
    tests.expectErrors(chosen)
    const { page } = form
    const asked = scriptRequests(form)
    await page.goto(urlFor('home', locale))
    await idle(page)
    await form.form.scrollIntoViewIfNeeded()
    await becomes(form, 'hydrated')
    await form.name.focus()
    await idle(page)
    expect(asked).toEqual([])

    await form.name.press('M')
    await eventually(() => expect(asked).toHaveLength(1))
    const { searchParams } = new URL(asked[0] ?? '')
    expect(searchParams.get('render')).toBe('site-key-of-the-tests')
    expect(searchParams.get('hl')).toBe(regions[locale])

    await form.name.pressSequentially('arie')
    await form.consent.check()
    await idle(page)
    expect(asked).toHaveLength(1)
  },
)

test.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
])(
  'verification provider › is not loaded when the browser sends %s, and the request is sent',
  async (name, property, value) => {
    const form = await tests.visit()
    const setting = await form.page.addInitScript(
      ([key, told]) => Object.defineProperty(navigator, String(key), { value: told }),
      [property, value],
    )
    const asked = scriptRequests(form)
    await form.page.goto(contactPath('fr'))
    await setting.dispose()
    await becomes(form, 'hydrated')
    await sendAs(form, name)
    await received(form)
    expect(asked).toEqual([])
    expect(tests.warnings).toEqual([])
    expect(tokenSent(form)).toBeUndefined()
    expect(await tests.storedRequestsOf(name)).toHaveLength(1)
  },
)

test('verification provider › is not loaded on the next page, nor again after Back', async () => {
  provider.play('token')
  const form = await arrive()
  const { page } = form
  await form.name.press('M')
  await page.locator('.grecaptcha-badge').waitFor({ state: 'attached' })
  const asked = scriptRequests(form)
  const isRunning = () => page.evaluate(() => 'grecaptcha' in window)
  expect(await isRunning()).toBe(true)

  await linkTo(page, 'cookies', 'fr').first().click()
  await shows(page, urlFor('cookies', 'fr'))
  expect(await isRunning()).toBe(false)

  await page.goBack()
  await shows(page, contactPath('fr'))
  await form.form.scrollIntoViewIfNeeded()
  await becomes(form, 'hydrated')
  expect(await form.name.inputValue()).toBe('M')
  expect(asked).toEqual([])
})

test('verification provider › is unloaded after Back from the form to the previous page', async () => {
  provider.play('token')
  const form = await tests.visit()
  tests.expectErrors(chosen)
  const { page } = form
  await page.goto(urlFor('about', 'fr'))
  await noteDocument(page)
  await page
    .locator(`.site-header a[href="${contactPath('fr')}"]`)
    .first()
    .click()
  await shows(page, contactPath('fr'))
  expect(await isSameDocument(page)).toBe(true)
  await becomes(form, 'hydrated')
  await form.name.press('M')
  await page.locator('.grecaptcha-badge').waitFor({ state: 'attached' })
  await page.goBack()
  await shows(page, urlFor('about', 'fr'))
  await eventually(async () =>
    expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false),
  )
})

const noticeOf = {
  fr: 'Ce site est protégé par reCAPTCHA : la politique de confidentialité de Google et les conditions d’utilisation de Google s’appliquent.',
  en: 'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
} as const

test.each(locales)(
  'verification provider › sends its token with the request and shows its notice as text (%s)',
  async (locale) => {
    provider.play('token')
    const form = await arrive(locale)
    const notice = form.form.getByText('reCAPTCHA').first()
    expect((await notice.innerText()).replaceAll('\u00A0', ' ')).toContain(noticeOf[locale])
    const links = await notice
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([
      'https://policies.google.com/privacy',
      'https://policies.google.com/terms',
    ])
    await form.name.press('M')
    await form.page.locator('.grecaptcha-badge').waitFor({ state: 'attached' })
    expect(await form.page.locator('.grecaptcha-badge').isVisible()).toBe(false)
    const name = `Vérifiée ${locale}`
    await sendAs(form, name)
    await received(form)
    expect(tokenSent(form)).toBe('token of site-key-of-the-tests for contact')
    expect(tests.warnings).toEqual([])
    expect(await tests.storedRequestsOf(name)).toHaveLength(1)
    expect(provider.asked.at(-1)?.get('response')).toBe(tokenSent(form))
  },
)

/** Returns a console message; `tests/integration/contact/verification.test.ts` tests its text. */
const told = (form: ContactPage, what: 'noKey' | 'noVersion' | 'notLoaded' | 'notRun'): string =>
  form.t(`forms:verification.${what}`)

describe('verification provider failure is reported only in the console', () => {
  test('when its script fails to load', async () => {
    provider.play('missing')
    const form = await tests.arrive('en')
    tests.expectErrors(/api\.js|127\.0\.0\.1|404/)
    await sendAs(form, 'Sans script')
    await received(form)
    expect(tokenSent(form)).toBeUndefined()
    expect(tests.warnings).toContain(told(form, 'notLoaded'))
    expect(await tests.storedRequestsOf('Sans script')).toHaveLength(1)
  })

  test('when it returns an error', async () => {
    provider.play('refusal')
    const form = await arrive('en')
    await sendAs(form, 'Refus')
    await received(form)
    expect(tests.warnings).toEqual([told(form, 'notRun')])
    expect(await tests.storedRequestsOf('Refus')).toHaveLength(1)
  })

  test('when it does not respond', async () => {
    provider.play('silence')
    const form = await arrive('fr')
    await sendAs(form, 'Silence')
    await form.page.locator('[aria-busy=true]').waitFor()
    await form.page.clock.fastForward(5000)
    await received(form)
    expect(tests.warnings).toEqual([told(form, 'notRun')])
    expect(await tests.storedRequestsOf('Silence')).toHaveLength(1)
  })
})

const changeSetting = ({ page }: ContactPage, setting: 'siteKey' | 'version') =>
  page.addInitScript((name) => {
    new MutationObserver((_changes, observer) => {
      const place = document.querySelector<HTMLElement>('[data-island="ContactForm"]')
      if (place === null) return
      observer.disconnect()
      const props = JSON.parse(place.dataset['props'] ?? '{}')
      props.verification[name] = name === 'siteKey' ? '' : undefined
      place.dataset['props'] = JSON.stringify(props)
    }).observe(document, { childList: true, subtree: true })
  }, setting)

test.each([
  ['siteKey', 'fr', 'noKey'],
  ['version', 'en', 'noVersion'],
] as const)(
  'verification provider › reports a missing %s in the console and the request is sent',
  async (setting, locale, warning) => {
    provider.play('token')
    const form = await tests.visit(locale)
    const changed = await changeSetting(form, setting)
    await form.page.goto(urlFor('home', locale))
    await changed.dispose()
    await form.form.scrollIntoViewIfNeeded()
    await becomes(form, 'hydrated')
    const name = `Sans ${setting}`
    await sendAs(form, name)
    await received(form)
    expect(new Set(tests.warnings)).toEqual(new Set([told(form, warning)]))
    expect(await tests.storedRequestsOf(name)).toHaveLength(1)
  },
)
