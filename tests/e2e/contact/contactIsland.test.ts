import type { Page } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { clinicMoment } from '../../../src/shared/tools/clinicMoment.js'
import { isSameDocument, noteDocument } from '../../support/browser/clientNavigation.js'
import { focused, hasFocus } from '../../support/browser/keyboard.js'
import { translatePage } from '../../support/browser/translatePage.js'
import {
  becomes,
  contactPath,
  errorOf,
  fillForm,
  takesFocus,
} from '../../support/contact/contactPage.js'
import {
  contactVisits,
  createGate,
  received,
  spoilPosts,
} from '../../support/contact/contactVisits.js'
import { eventually } from '../../support/site/eventually.js'

const tests = contactVisits()

const loadedScripts = async () => {
  const asked: string[] = []
  const { page } = await tests.visit()
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(urlFor('home', 'fr'))
  await page.waitForLoadState('networkidle')
  const ofPage = asked.filter((url) => url.endsWith('.js'))
  await page.locator('form[data-contact]').scrollIntoViewIfNeeded()
  await becomes({ page }, 'hydrated')
  return { ofPage, ofIsland: asked.filter((url) => url.endsWith('.js') && !ofPage.includes(url)) }
}

let scriptOfPage: readonly string[]
let code: readonly string[]
beforeAll(async () => {
  const { ofPage, ofIsland } = await loadedScripts()
  scriptOfPage = ofPage
  code = ofIsland
})

const isCode = (url: URL): boolean => code.includes(url.href)

const holdCode = async (page: Page) => {
  const gate = createGate()
  await page.route(isCode, async (route) => {
    await gate.opened
    await route.continue()
  })
  return gate
}

describe('contact form hydration', () => {
  test('loads at most four scripts, including those of the page', () => {
    expect(scriptOfPage.length + code.length).toBeLessThanOrEqual(4)
  })

  test('starts when the form approaches the viewport and does not load React earlier', async () => {
    const form = await tests.visit()
    const { page } = form
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto(urlFor('home', 'fr'))
    await page.waitForLoadState('networkidle')
    await becomes(form, 'pending')
    expect(loaded.filter((url) => code.includes(url))).toEqual([])

    const before = await form.form.boundingBox()
    await form.form.scrollIntoViewIfNeeded()
    await becomes(form, 'hydrated')
    expect(loaded.filter((url) => code.includes(url)).length).toBeGreaterThan(0)
    const after = await form.form.boundingBox()
    expect({ width: after?.width, height: after?.height }).toEqual({
      width: before?.width,
      height: before?.height,
    })
  })

  test('starts when the form receives focus outside the viewport', async () => {
    const form = await tests.visit()
    await form.page.goto(urlFor('home', 'fr'))
    await becomes(form, 'pending')
    await form.name.evaluate((field) => {
      if (field instanceof HTMLElement) field.focus({ preventScroll: true })
    })
    await becomes(form, 'hydrated')
    expect(await hasFocus(form.name)).toBe(true)
  })

  test('preserves text, checkboxes and choices entered before', async () => {
    const form = await tests.visit()
    const { page } = form
    const gate = await holdCode(page)
    await page.goto(contactPath('fr'))
    await becomes(form, 'loading')
    await fillForm(form, 'Zoé L’Heureux')
    await form.morning.check()
    await form.form.getByLabel(form.t('forms:language.options.en')).check()
    await form.email.focus()
    await page.keyboard.type('zoe@exem')
    await page.keyboard.press('ArrowLeft')
    gate.open()
    await becomes(form, 'hydrated')

    expect(await hasFocus(form.email)).toBe(true)
    await page.keyboard.type('-')
    expect({
      name: await form.name.inputValue(),
      phone: await form.phone.inputValue(),
      email: await form.email.inputValue(),
      subject: await form.subject.inputValue(),
      message: await form.message.inputValue(),
      morning: await form.morning.isChecked(),
      english: await form.form.getByLabel(form.t('forms:language.options.en')).isChecked(),
      consent: await form.consent.isChecked(),
    }).toEqual({
      name: 'Zoé L’Heureux',
      phone: '418 555-0199',
      email: 'zoe@exe-m',
      subject: 'other',
      message: 'Bonjour,\nje peux venir « tôt ».',
      morning: true,
      english: true,
      consent: true,
    })
  })

  test('preserves typed text and focus on a page translated by the browser', async () => {
    const form = await tests.visit()
    const { page } = form
    const gate = await holdCode(page)
    await page.goto(contactPath('fr'))
    await becomes(form, 'loading')
    await translatePage(page)
    await form.message.fill('Bonjour,\nje parle arabe.')
    await form.subject.selectOption('mri')
    await form.morning.check({ force: true })
    await page.locator('#contact-halfDays').click()
    await page.locator('.half-days label').first().click()
    await form.consent.check({ force: true })
    await form.phone.fill('418 555-0199')
    await form.name.focus()
    await page.keyboard.type('Amna')
    await page.keyboard.press('ArrowLeft')
    gate.open()
    await becomes(form, 'hydrated')
    await page.keyboard.type('i')
    expect(await form.name.inputValue()).toBe('Amnia')
    expect(await hasFocus(form.name)).toBe(true)
    await form.send.click()
    await form.received.waitFor()
    expect(await tests.storedRequestsOf('Amnia')).toMatchObject([
      {
        phone: '+14185550199',
        subject: 'mri',
        moments: ['morning'],
        halfDays: [expect.anything()],
        message: 'Bonjour,\nje parle arabe.',
      },
    ])
  })

  test('preserves changes on a page returned with errors', async () => {
    const form = await tests.visit()
    const { page } = form
    const gate = await holdCode(page)
    await page.goto(contactPath('fr'))
    await becomes(form, 'loading')
    await form.message.fill('un\ndeux')
    await form.send.click()
    await form.summary.waitFor()
    await becomes(form, 'loading')
    expect(await form.message.inputValue()).toBe('un\ndeux')
    await form.message.fill('trois')
    await form.name.fill('Zoé')
    gate.open()
    await becomes(form, 'hydrated')
    expect(await form.message.inputValue()).toBe('trois')
    expect(await form.name.inputValue()).toBe('Zoé')
    expect(await errorOf(form.consent)).toBe(form.t('forms:consent.errors.required'))
  })

  test('leaves a working plain form when its code fails to load', async () => {
    const form = await tests.visit()
    const { page } = form
    tests.expectErrors(
      /chunk-|assets|Failed to fetch dynamically|error loading dynamically|failed/i,
    )
    const watching = await page.addInitScript(() => {
      document.addEventListener('island:failed', () => {
        document.documentElement.dataset['islandFailed'] = 'told'
      })
    })
    await page.route(isCode, (route) => route.abort('failed'))
    await page.goto(contactPath('fr'))
    // The page is reloaded once, then a message reports that the form works without JavaScript.
    await page.locator('[data-code-failed]').waitFor()
    await becomes(form, 'failed')
    await watching.dispose()
    expect(await page.locator('html').getAttribute('data-island-failed')).toBe('told')
    await fillForm(form, 'Sans code')
    await form.send.click()
    await page.waitForURL(`**${urlFor('requestReceived', 'fr')}?ref=*`)
    expect(await tests.storedRequestsOf('Sans code')).toHaveLength(1)
  })
})

describe('contact form field validation', () => {
  test('runs on first blur, then on each change, and reports the first broken rule', async () => {
    const form = await tests.arrive()
    const { page, t } = form
    await form.name.focus()
    await page.keyboard.type('-')
    expect(await errorOf(form.name)).toBe('')
    await page.keyboard.press('Tab')
    await eventually(async () =>
      expect(await errorOf(form.name)).toBe(t('forms:name.errors.required')),
    )
    await form.name.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('o')
    await eventually(async () => expect(await errorOf(form.name)).toBe(''))
    await form.name.fill('')
    await eventually(async () =>
      expect(await errorOf(form.name)).toBe(t('forms:name.errors.required')),
    )
    await form.name.fill('x'.repeat(101))
    await eventually(async () =>
      expect(await errorOf(form.name)).toBe(t('forms:name.errors.tooLong')),
    )
    expect(form.posts).toEqual([])
  })

  test('reports errors beside the field on a page translated by the browser', async () => {
    const form = await tests.arrive()
    const { page, t } = form
    await form.name.focus()
    await page.keyboard.press('Tab')
    await translatePage(page)
    await form.name.fill('x'.repeat(101))
    await page.keyboard.press('Tab')
    await eventually(async () =>
      expect(await errorOf(form.name)).toBe(`»${t('forms:name.errors.tooLong')}`),
    )
  })

  test('shows one error at a time and validates phone and email together', async () => {
    const form = await tests.arrive()
    const { page, t } = form
    await form.phone.focus()
    await page.keyboard.press('Tab')
    expect(await hasFocus(form.email)).toBe(true)
    // No error yet: the visitor can still enter an email address instead.
    expect(await errorOf(form.phone)).toBe('')
    await page.keyboard.press('Tab')
    await eventually(async () =>
      expect(await errorOf(form.phone)).toBe(t('forms:phone.errors.oneOfTwo')),
    )
    await form.email.fill('zoe')
    await eventually(async () => expect(await errorOf(form.email)).toBe(t('forms:email.errors.at')))
    await form.email.fill('zoe@')
    await eventually(async () => expect(await errorOf(form.email)).toBe(t('validation:email')))
    await form.email.fill('zoe@exemple.ca')
    await eventually(async () => expect(await errorOf(form.email)).toBe(''))
    await eventually(async () => expect(await errorOf(form.phone)).toBe(''))
  })

  test('does not move the send button while it is pressed', async () => {
    const form = await tests.arrive()
    await fillForm(form, 'Pression')
    await form.phone.fill('555-0199')
    // Leaving the field shows an error above the button while it is pressed.
    await form.send.click()
    await form.summary.waitFor()
    expect(await errorOf(form.phone)).toBe(form.t('validation:phone_area_code'))
    expect(form.posts).toEqual([])
  })
})

describe('contact form with errors', () => {
  test('is not sent, focuses the error summary, links each error to its field and updates the count', async () => {
    const form = await tests.arrive()
    const { page, t } = form
    const title = await page.title()
    await form.phone.fill('555-0199')
    await form.email.fill('zoe')
    await form.send.click()
    await form.summary.waitFor()
    await takesFocus(form.summary)
    expect(await form.summary.getAttribute('role')).toBe('alert')
    expect(await page.title()).toBe(`${t('home:errorTitle')} ${title}`)
    expect(await form.summary.getByRole('heading').textContent()).toBe(
      t('forms:summary.title', { points: 5 }),
    )
    const errors = [
      [form.name, t('forms:name.errors.required')],
      [form.phone, t('validation:phone_area_code')],
      [form.email, t('forms:email.errors.at')],
      [form.subject, t('forms:subject.errors.required')],
      [form.consent, t('forms:consent.errors.required')],
    ] as const
    const links = form.summary.getByRole('link')
    expect(await links.allTextContents()).toEqual(errors.map(([, sentence]) => sentence))
    expect(form.posts).toEqual([])

    for (const [place, [field, sentence]] of errors.entries()) {
      await links.nth(place).click()
      await takesFocus(field)
      expect(await errorOf(field)).toBe(sentence)
    }

    await form.summary.focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(`a “${t('forms:name.errors.required')}”`)
    await page.keyboard.press('Enter')
    await takesFocus(form.name)
    await page.keyboard.type('Zoé')
    const points = (count: number): Promise<void> =>
      eventually(async () =>
        expect(await form.status.textContent()).toBe(t('forms:status.points', { points: count })),
      )
    await points(4)
    await form.phone.fill('418 555-0199')
    await points(3)
    await form.email.fill('zoe@exemple.ca')
    await points(2)
    await form.subject.selectOption('mri')
    await points(1)
    await form.consent.check()
    await eventually(async () =>
      expect(await form.status.textContent()).toBe(t('forms:status.ready')),
    )
  })
})

test('contact form › updates the error count 16 ms after the last change', async () => {
  const form = await tests.arrive('en')
  const { page } = form
  await form.send.click()
  await form.summary.waitFor()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const counted = await form.status.textContent()
  await form.name.fill('Marie')
  await eventually(async () => expect(await errorOf(form.name)).toBe(''))
  await page.clock.runFor(15)
  expect(await form.status.textContent()).toBe(counted)
  await page.clock.runFor(1)
  await eventually(async () => expect(await form.status.textContent()).not.toBe(counted))
})

describe('contact form submission', () => {
  const locale = 'en'

  test('announces that it is being sent, then shows the confirmation in place', async () => {
    const form = await tests.arrive(locale)
    const { page, t } = form
    const gate = createGate()
    await spoilPosts(page, async (route) => {
      await gate.opened
      await route.continue()
    })
    const name = 'En place'
    await fillForm(form, name)
    const title = await page.title()
    await form.send.click()
    await eventually(async () => {
      expect(await form.send.textContent()).toBe(t('forms:contact.sending'))
      expect(await form.send.getAttribute('aria-busy')).toBe('true')
      expect(await form.status.textContent()).toBe(t('forms:contact.status.sending'))
    })
    expect(await hasFocus(form.send)).toBe(true)
    gate.open()

    const reference = await received(form)
    await takesFocus(form.received)
    expect(await form.form.count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(urlFor('home', locale))
    expect(await page.title()).toBe(title)
    expect(await tests.storedRequestsOf(name)).toMatchObject([{ reference, locale, suspected: [] }])

    // The confirmation page omits the contact method, because its URL contains no answers of the form.
    const way = t('received:steps.call.ways.phone')
    const shown = (await form.island.locator('p, h2, h3').allInnerTexts()).filter(
      (line) => !line.includes(way),
    )
    const other = await tests.anotherTab()
    const [sent] = await tests.storedRequestsOf(name)
    const day = clinicMoment('America/Toronto', new Date(sent?.createdAt ?? '')).date
    await other.goto(`${urlFor('requestReceived', locale)}?ref=${reference}&sent=${day}`)
    const said = await other.locator('main').innerText()
    expect(shown.length).toBeGreaterThan(5)
    for (const line of shown) {
      expect(said.replaceAll(/\s+/g, ' ')).toContain(line.replaceAll(/\s+/g, ' ').trim())
    }
  })
})

test('contact form › is unmounted with its page and hydrated again after Back', async () => {
  const form = await tests.arrive()
  const { page } = form
  await form.name.fill('Aller-retour')
  await noteDocument(page)
  await page.locator(`.site-footer a[href="${urlFor('about', 'fr')}"]`).click()
  await page.waitForURL(`**${urlFor('about', 'fr')}`)
  await page.goBack()
  await form.form.scrollIntoViewIfNeeded()
  await becomes(form, 'hydrated')
  expect(await isSameDocument(page)).toBe(true)
  expect(await form.name.inputValue()).toBe('Aller-retour')
  await fillForm(form, 'Aller-retour')
  await form.send.click()
  await received(form)
  expect(await tests.storedRequestsOf('Aller-retour')).toHaveLength(1)
})
