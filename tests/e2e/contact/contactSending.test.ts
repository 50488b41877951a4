import type { Page } from 'playwright'
import { hasFocus } from '../../support/browser/keyboard.js'
import {
  becomes,
  contactPage,
  contactPath,
  errorOf,
  fillForm,
  takesFocus,
} from '../../support/contact/contactPage.js'
import {
  contactVisits,
  createGate,
  loseAnswer,
  received,
  spoilPosts,
} from '../../support/contact/contactVisits.js'
import { accessibilityErrors } from '../../support/pages/accessibility.js'
import { eventually } from '../../support/site/eventually.js'
import { openSiteTranslations } from '../../support/site/siteTranslations.js'

const tests = contactVisits()

/** Runs pending work of the page while its clock is stopped. */
const turns = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(turn)
      })
    }
  })

const keptMessages = async (name: string): Promise<ReadonlySet<unknown>> =>
  new Set((await tests.storedRequestsOf(name)).map(({ message }) => message))

describe('contact request', () => {
  test('is stored once after a double click', async () => {
    const form = await tests.arrive()
    await fillForm(form, 'Deux clics')
    await form.send.dblclick()
    await received(form)
    expect(form.posts).toHaveLength(1)
    expect(await tests.storedRequestsOf('Deux clics')).toHaveLength(1)
  })

  test('is stored once when it is resent after a lost response', async () => {
    const form = await tests.arrive()
    tests.expectErrors(/ERR_CONNECTION_RESET/)
    await spoilPosts(form.page, loseAnswer)
    await fillForm(form, 'Réponse perdue')
    await form.send.click()
    await form.failure.waitFor()
    expect(await form.failure.textContent()).toBe(
      form.t('forms:contact.failed.lost', { phone: '418\u00A0555-0142' }),
    )
    expect(await form.message.inputValue()).toContain('Bonjour')
    expect(await form.send.textContent()).toBe(form.t('forms:contact.retry'))
    const [{ reference } = {}] = await tests.storedRequestsOf('Réponse perdue')

    await form.send.click()
    expect(await received(form)).toBe(reference)
    expect(form.posts).toHaveLength(2)
    expect(await tests.storedRequestsOf('Réponse perdue')).toHaveLength(1)
  })

  test('is stored as a second request when its text is changed before it is resent', async () => {
    const form = await tests.arrive()
    tests.expectErrors(/ERR_CONNECTION_RESET/)
    await spoilPosts(form.page, loseAnswer)
    await fillForm(form, 'Changée')
    await form.message.fill('avant')
    await form.send.click()
    await form.failure.waitFor()
    await form.message.fill('après')
    await form.send.click()
    await received(form)
    expect(await keptMessages('Changée')).toEqual(new Set(['après', 'avant']))
  })

  test('is stored once when it is resent after a timeout', async () => {
    const form = await tests.arrive()
    const gate = createGate()
    await spoilPosts(form.page, async (route) => {
      await route.fetch()
      await gate.opened
      await route.abort('timedout').catch(() => undefined)
    })
    await fillForm(form, 'En retard')
    await form.page.clock.pauseAt(Date.now() + 3_600_000)
    await form.send.click()
    await eventually(async () => expect(await tests.storedRequestsOf('En retard')).toHaveLength(1))
    await form.page.clock.fastForward(29_000)
    expect(await form.send.textContent()).toBe(form.t('forms:contact.sending'))
    await form.page.clock.fastForward(1500)
    await form.failure.waitFor()
    expect(await form.failure.textContent()).toBe(
      form.t('forms:contact.failed.late', { phone: '418\u00A0555-0142' }),
    )
    gate.open()
    await form.page.clock.resume()
    await form.send.click()
    await received(form)
    expect(await tests.storedRequestsOf('En retard')).toHaveLength(1)
  })
})

test('contact form › shows the sending state for at least 200 ms', async () => {
  const form = await tests.arrive()
  const { page, send, t } = form
  await spoilPosts(page, (route) =>
    route.fulfill({ status: 201, json: { reference: 'OND-7K4M-2QXD', delay: '' } }),
  )
  await fillForm(form, 'Vite')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    send.click(),
  ])
  await answer.finished()
  await page.clock.fastForward(199)
  await turns(page)
  expect(await send.textContent()).toBe(t('forms:contact.sending'))
  await page.clock.fastForward(1)
  await form.received.waitFor()
})

describe('contact form with server errors', () => {
  test('shows validation errors of the server like those of the browser', async () => {
    const form = await tests.arrive()
    tests.expectErrors(/status 422|422 \(/)
    await spoilPosts(form.page, (route) =>
      route.fulfill({
        status: 422,
        json: { errors: [{ field: 'email', sentence: form.t('validation:email') }] },
      }),
    )
    await fillForm(form, 'Refusée')
    await form.send.click()
    await form.summary.waitFor()
    await takesFocus(form.summary)
    expect(await errorOf(form.email)).toBe(form.t('validation:email'))
    expect(await form.consent.isChecked()).toBe(true)
  })

  test('shows the message of a 5xx response or a default one and preserves the text', async () => {
    const form = await tests.arrive()
    tests.expectErrors(/status 50\d|50\d \(/)
    const sentences = { title: 'Nous fermons un instant', detail: 'Appelez-nous.' }
    await spoilPosts(
      form.page,
      (route) => route.fulfill({ status: 503, json: sentences }),
      (route) => route.fulfill({ status: 502, body: '<h1>A page of a proxy</h1>' }),
    )
    await fillForm(form, 'Panne')
    for (const sentence of [
      'Nous fermons un instant. Appelez-nous.',
      form.t('forms:contact.failed.refused', { phone: '418\u00A0555-0142' }),
    ]) {
      await form.send.click()
      await eventually(async () => expect(await form.failure.textContent()).toBe(sentence))
      expect(await form.name.inputValue()).toBe('Panne')
    }
    await form.send.click()
    await received(form)
    expect(await tests.storedRequestsOf('Panne')).toHaveLength(1)
  })
})

test('contact form › preserves the text offline and is sent only when the visitor submits it again', async () => {
  const form = await tests.arrive()
  const { page, t } = form
  await fillForm(form, 'Hors ligne')
  await form.send.focus()
  await tests.setOffline(true)
  await eventually(async () =>
    expect(await form.status.textContent()).toBe(t('forms:contact.status.offline')),
  )
  expect(await form.send.getAttribute('aria-disabled')).toBe('true')
  // The disabled button does not lose focus, and a message explains the wait.
  await page.keyboard.press('Enter')
  expect(await hasFocus(form.send)).toBe(true)
  await form.name.focus()
  await page.keyboard.press('Enter')
  expect(await form.name.inputValue()).toBe('Hors ligne')

  await tests.setOffline(false)
  await eventually(async () =>
    expect(await form.status.textContent()).toBe(t('forms:contact.status.online')),
  )
  expect(await form.send.getAttribute('aria-disabled')).toBe(null)
  expect(form.posts).toEqual([])
  await form.send.click()
  await received(form)
  expect(await tests.storedRequestsOf('Hors ligne')).toHaveLength(1)
})

test('contact draft › is restored after a reload in the same tab and in the other language, and is deleted once received', async () => {
  const form = await tests.arrive()
  const { page } = form
  await fillForm(form, 'Brouillon')
  await form.morning.check()
  await page.reload()
  await becomes(form, 'hydrated')
  expect(await form.name.inputValue()).toBe('Brouillon')
  expect(await form.message.inputValue()).toBe('Bonjour,\nje peux venir « tôt ».')
  expect(await form.subject.inputValue()).toBe('other')
  expect(await form.morning.isChecked()).toBe(true)
  expect(await form.consent.isChecked()).toBe(false)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('yes')

  const translations = await openSiteTranslations()
  const other = contactPage(await tests.anotherTab(), translations, 'fr')
  await other.page.goto(contactPath('fr'))
  await becomes(other, 'hydrated')
  expect(await other.name.inputValue()).toBe('')

  await page.goto(contactPath('en'))
  const english = contactPage(page, translations, 'en')
  await becomes(english, 'hydrated')
  expect(await english.name.inputValue()).toBe('Brouillon')
  expect(await english.form.getByLabel(english.t('forms:language.options.en')).isChecked()).toBe(
    true,
  )

  await english.consent.check()
  await english.send.click()
  await received(english)
  await page.reload()
  await becomes(english, 'hydrated')
  expect(await english.name.inputValue()).toBe('')
  expect(await english.message.inputValue()).toBe('')
})

test('contact form › reports a script error separately from a network error', async () => {
  const form = await tests.arrive()
  tests.expectErrors(/an error of our own/)
  await form.page.evaluate(() => {
    Object.defineProperty(Response.prototype, 'ok', {
      get: () => {
        throw new Error('an error of our own')
      },
    })
  })
  await fillForm(form, 'Erreur à nous')
  await form.send.click()
  await form.failure.waitFor()
  expect(await form.failure.textContent()).toBe(
    form.t('forms:contact.failed.refused', { phone: '418\u00A0555-0142' }),
  )
  expect(tests.errors().join()).toContain('an error of our own')
  expect(await form.send.textContent()).toBe(form.t('forms:contact.retry'))
})

test('contact form › has no accessibility error when hydrated, invalid, busy, failed, offline or received', async () => {
  const form = await tests.arrive()
  tests.expectErrors(/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/)
  const gate = createGate()
  await spoilPosts(form.page, async (route) => {
    await gate.opened
    await route.abort('connectionreset')
  })
  const states: readonly (readonly [string, () => Promise<void>])[] = [
    ['hydrated', async () => undefined],
    [
      'with errors',
      async () => {
        await form.send.click()
        await form.summary.waitFor()
      },
    ],
    [
      'busy',
      async () => {
        await fillForm(form, 'Axe')
        await form.send.click()
        await form.page.locator('[aria-busy=true]').waitFor()
      },
    ],
    [
      'failed',
      async () => {
        gate.open()
        await form.failure.waitFor()
      },
    ],
    [
      'offline',
      async () => {
        await tests.setOffline(true)
        await form.status.getByText(form.t('forms:contact.status.offline')).waitFor()
      },
    ],
    [
      'received',
      async () => {
        await tests.setOffline(false)
        await form.send.click()
        await received(form)
      },
    ],
  ]
  for (const [name, reach] of states) {
    await reach()
    expect([name, await accessibilityErrors(form.page, '#contact')]).toEqual([name, []])
  }
})
