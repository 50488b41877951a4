import type { Page } from 'playwright'
import { type ExamName, homeAnchors, type Locale } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { exams } from '../../support/site/shippedContent.js'
import { clinicMoment } from '../../../src/shared/tools/clinicMoment.js'
import { isSameDocument, noteDocument, shows } from '../../support/browser/clientNavigation.js'
import {
  becomes,
  type ContactPage,
  contactPath,
  fillForm,
} from '../../support/contact/contactPage.js'
import { contactVisits, received } from '../../support/contact/contactVisits.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { overflowErrors } from '../../support/pages/overflow.js'
import { translatePage } from '../../support/browser/translatePage.js'
import { eventually } from '../../support/site/eventually.js'
import { openTool } from '../../support/tools/openTool.js'

const tests = contactVisits()

/** Follows a link in `main`, because the link in the header is not always visible. */
const toContact = async (page: Page, locale: Locale): Promise<void> => {
  await page
    .locator(`main a[href="${contactPath(locale)}"]`)
    .first()
    .click()
  await shows(page, contactPath(locale))
}

const read = async ({ page }: ContactPage, exam: ExamName, locale: Locale): Promise<void> => {
  await page.goto(urlFor(exam, locale))
}

const chosen = ({ subject }: ContactPage): Promise<string> =>
  subject.evaluate((field) =>
    field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.label ?? '') : '',
  )

const named = async ({ page }: ContactPage): Promise<string | undefined> => {
  const place = page.locator('[data-asked-exam]')
  return (await place.isVisible()) ? ((await place.locator('b').textContent()) ?? '') : undefined
}

const nameOf = (exam: ExamName, locale: Locale): string => exams[exam].fullName[locale]

const arriveAt = async (form: ContactPage, locale: Locale): Promise<void> => {
  await toContact(form.page, locale)
  await becomes(form, 'hydrated')
}

test('contact form › preselects the last viewed exam without a full load and without URL parameters', async () => {
  const locale = 'fr'
  const form = await tests.visit(locale)
  await read(form, 'mri', locale)
  await noteDocument(form.page)
  await arriveAt(form, locale)
  expect(await isSameDocument(form.page)).toBe(true)
  expect(await chosen(form)).toBe(nameOf('mri', locale))
  const { search, hash } = new URL(form.page.url())
  expect({ search, hash }).toEqual({ search: '', hash: '#contact' })
  await read(form, 'fetal', locale)
  await arriveAt(form, locale)
  expect(await chosen(form)).toBe(nameOf('fetal', locale))
})

describe('contact form › subject preselection', () => {
  test('is empty if no exam was viewed, and a later preselection preserves the typed text', async () => {
    const form = await tests.visit()
    await form.page.goto(contactPath('fr'))
    await becomes(form, 'hydrated')
    expect(await form.subject.inputValue()).toBe('')
    expect(await chosen(form)).toBe(form.t('forms:shared.choose'))
    await form.name.fill('Jeanne')
    await read(form, 'mri', 'fr')
    await arriveAt(form, 'fr')
    expect(await form.name.inputValue()).toBe('Jeanne')
    expect(await chosen(form)).toBe(nameOf('mri', 'fr'))
  })

  test('does not replace a subject that the visitor chose until an exam button is pressed', async () => {
    const form = await tests.visit()
    await form.page.goto(contactPath('fr'))
    await becomes(form, 'hydrated')
    await form.subject.selectOption('other')
    await form.name.fill('Jeanne')
    await read(form, 'mri', 'fr')
    await form.page.goto(contactPath('fr'))
    await becomes(form, 'hydrated')
    expect(await form.subject.inputValue()).toBe('other')
    expect(await named(form)).toBeUndefined()
    await read(form, 'mri', 'fr')
    await arriveAt(form, 'fr')
    expect(await chosen(form)).toBe(nameOf('mri', 'fr'))
    expect(await form.name.inputValue()).toBe('Jeanne')
  })

  test('does not change after the visitor has typed a message', async () => {
    const form = await tests.visit()
    await read(form, 'mri', 'fr')
    await arriveAt(form, 'fr')
    await form.message.fill('…')
    await read(form, 'fetal', 'fr')
    await form.page.goto(contactPath('fr'))
    await becomes(form, 'hydrated')
    expect(await chosen(form)).toBe(nameOf('mri', 'fr'))
  })
})

describe('contact form › exam named above the form', () => {
  test('is set by the first and the last request button of the exam page and preserved after a full load', async () => {
    const form = await tests.visit()
    const { page } = form
    const address = contactPath('fr')
    await read(form, 'breastMri', 'fr')
    const buttons = page.locator(`a[href="${address}"]`)
    const count = await buttons.count()
    expect(count).toBeGreaterThan(3)
    for (const place of [0, count - 1]) {
      await page.evaluate(() => sessionStorage.clear())
      await buttons.nth(place).evaluate((link) => link instanceof HTMLElement && link.click())
      await shows(page, address)
      await eventually(async () => expect(await named(form)).toBe(nameOf('breastMri', 'fr')))
      if (place < count - 1) await page.goBack()
    }
    await page.reload()
    await becomes(form, 'hydrated')
    expect(await named(form)).toBe(nameOf('breastMri', 'fr'))
    expect(await chosen(form)).toBe(nameOf('breastMri', 'fr'))
  })

  test('follows the request links of the home page and the subject list', async () => {
    const form = await tests.visit()
    await form.page.goto(urlFor('home', 'fr'))
    for (const exam of ['mri', 'prp'] as const) {
      await form.page
        .locator(`main [data-exam=${exam}] a[href="#contact"]`)
        .first()
        .evaluate((link) => link instanceof HTMLElement && link.click())
      await eventually(async () => expect(await named(form)).toBe(nameOf(exam, 'fr')))
    }
    await becomes(form, 'hydrated')
    await form.subject.selectOption('fetal')
    expect(await named(form)).toBe(nameOf('fetal', 'fr'))
    await form.subject.selectOption('other')
    expect(await named(form)).toBeUndefined()
  })
})

test('contact form › preselects in English the exam viewed in French, after full loads of other pages', async () => {
  const form = await tests.visit('en')
  await read(form, 'prp', 'fr')
  await form.page.goto(urlFor('about', 'fr'))
  await form.page.goto(contactPath('en'))
  await becomes(form, 'hydrated')
  expect(await chosen(form)).toBe(exams.prp.fullName.en)
})

test('contact form › sends the last viewed exam and is reset for the next request', async () => {
  const form = await tests.visit()
  await form.page.clock.install()
  await read(form, 'mri', 'fr')
  await toContact(form.page, 'fr')
  await becomes(form, 'hydrated')
  await form.page.clock.fastForward('01:00')
  const name = 'Lectrice de la page IRM'
  await fillForm(form, name)
  await form.subject.selectOption('mri')
  await form.send.click()
  await received(form)
  expect(await tests.storedRequestsOf(name)).toMatchObject([{ subject: 'mri' }])
  await form.page.goto(contactPath('fr'))
  await form.page.reload()
  await becomes(form, 'hydrated')
  expect(await form.subject.inputValue()).toBe('')
})

test('contact form without storage › uses a pressed exam button, forgets it after a full load and reports no error', async () => {
  const form = await tests.visit()
  const refusal = await form.page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await read(form, 'mri', 'fr')
  await form.page.goto(contactPath('fr'))
  await becomes(form, 'hydrated')
  expect(await form.subject.inputValue()).toBe('')
  await read(form, 'mri', 'fr')
  await arriveAt(form, 'fr')
  await refusal.dispose()
  expect(await chosen(form)).toBe(nameOf('mri', 'fr'))
})

const boxes = (page: Page) => page.locator('[name=halfDays]')

const tick = (page: Page, place: number): Promise<void> =>
  page.locator('.half-days label').nth(place).click()

const fillRest = async (page: Page, name: string): Promise<void> => {
  await page.fill('#contact-name', name)
  await page.fill('#contact-phone', '418 555-0199')
  await page.check('#contact-consent', { force: true })
}

/** Enters a gestational age measured today in the dates tool, so that some dates are still ahead. */
const findDates = async (page: Page, weeks = '11'): Promise<void> => {
  const today = clinicMoment('America/Toronto', new Date()).date
  await page.goto(urlFor('nuchalTranslucency', 'fr'))
  await openTool(page, 'dates')
  await page.getByText('L’âge mesuré à une échographie').click()
  for (const [name, value] of Object.entries({ weeks, days: '0', day: today })) {
    await page.fill(`#dates-${name}`, value)
  }
  await page.getByRole('button', { name: 'Voir mes dates' }).click()
}

const requestDates = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /Demander cet examen à ces dates.*nucale/i }).click()
  await becomes({ page }, 'hydrated')
}

test('half-days › are not limited by the dates of another exam', async () => {
  const { page } = await tests.visit('fr')
  await findDates(page)
  await requestDates(page)
  const period = page.locator('.half-days').getByText('Vos dates')
  await period.waitFor()
  const offered = await boxes(page).count()
  await tick(page, 0)
  await page.selectOption('#contact-subject', 'mri')
  await period.waitFor({ state: 'detached' })
  expect(await boxes(page).count()).toBeGreaterThan(offered)
  expect(await page.locator('[name=halfDays]:checked').count()).toBe(1)
  await page.selectOption('#contact-subject', 'nuchalTranslucency')
  await period.waitFor()
  expect(await boxes(page).count()).toBe(offered)
})

test('half-days › show the default instructions on a translated page when an exam with late dates is deselected', async () => {
  const { page } = await tests.visit('fr')
  await findDates(page, '4')
  await requestDates(page)
  await page.locator('.half-days .hint').getByText('Aucune demi-journée').waitFor()
  await translatePage(page)
  await page.selectOption('#contact-subject', 'mri')
  await page.locator('.half-days .hint').getByText('jusqu’à trois').waitFor()
})

test('half-days › preserve the exam dates and the choices when the visitor switches to English', async () => {
  const { page } = await tests.visit('fr')
  await findDates(page)
  await requestDates(page)
  const period = page.locator('.half-days > p').first()
  await period.getByText('Vos dates').waitFor()
  const offered = await boxes(page).count()
  await tick(page, 1)
  const chosenDay = await page.locator('[name=halfDays]:checked').inputValue()
  await page.locator('a[data-language=en]').first().click()
  await shows(page, contactPath('en'))
  await becomes({ page }, 'hydrated')
  await period.getByText('Your dates').waitFor()
  expect(await page.inputValue('#contact-subject')).toBe('nuchalTranslucency')
  expect(await boxes(page).count()).toBe(offered)
  expect(await page.locator('[name=halfDays]:checked').inputValue()).toBe(chosenDay)
})

test('half-days › receive exam and dates from the dates tool within the browser and reach the front desk', async () => {
  const { page } = await tests.visit('fr')
  await findDates(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await requestDates(page)
  expect(await page.inputValue('#contact-subject')).toBe('nuchalTranslucency')
  await page.locator('.half-days').getByText('Vos dates').waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(
    urlFor('home', 'fr', homeAnchors.contact),
  )
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  )
  expect(`${sent.join('\n')} ${stored}`).not.toMatch(/20\d\d-\d\d-\d\d|POST/)

  const first = await boxes(page).first().inputValue()
  await tick(page, 0)
  await fillRest(page, 'Zoé Aux Dates')
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.getByRole('heading', { name: 'Nous avons reçu votre demande' }).waitFor()
  expect(await tests.storedRequestsOf('Zoé Aux Dates')).toMatchObject([
    { subject: 'nuchalTranslucency', halfDays: [first] },
  ])
})

test('half-days › reject a past half-day, refresh the list and preserve the typed text', async () => {
  const { page } = await tests.visit('fr')
  tests.expectErrors(/status 422/)
  await page.goto(urlFor('home', 'fr', homeAnchors.contact))
  await becomes({ page }, 'hydrated')
  const first = await boxes(page).first().inputValue()
  const [date = ''] = first.split(' ')
  await page.route('**/*', async (route) => {
    const sent = route.request().postData()
    if (sent === null) return route.continue()
    const answer = await route.fetch({ postData: sent.replace(date, '2026-01-05') })
    const { halfDays, ...told } = await answer.json()
    await route.fulfill({ response: answer, json: { ...told, halfDays: halfDays.slice(1) } })
  })
  await page.locator('#contact-halfDays').click()
  await tick(page, 0)
  await page.selectOption('#contact-subject', 'mri')
  await fillRest(page, 'Zoé Cette Nuit')
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.locator('[data-summary]').getByText('n’est plus offerte').waitFor()
  expect(await page.inputValue('#contact-name')).toBe('Zoé Cette Nuit')
  expect(await boxes(page).first().inputValue()).not.toContain(date)
  expect(await page.locator('[name=halfDays]:checked').count()).toBe(0)
  expect(await tests.storedRequestsOf('Zoé Cette Nuit')).toEqual([])
  await page.unrouteAll()
  const next = await boxes(page).first().inputValue()
  await tick(page, 0)
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.getByRole('heading', { name: 'Nous avons reçu votre demande' }).waitFor()
  expect(await tests.storedRequestsOf('Zoé Cette Nuit')).toMatchObject([{ halfDays: [next] }])
})

test('half-days › report a fourth choice at once and are accessible at 320 px', async () => {
  const { page } = await tests.visit('en')
  await page.goto(urlFor('home', 'en', homeAnchors.contact))
  await becomes({ page }, 'hydrated')
  await page.locator('#contact-halfDays').click()
  await page.locator('.half-days details:not([open]) summary').first().click()
  for (const place of [0, 1, 2, 3]) await tick(page, place)
  await page.getByText('You chose more than 3 half-days. Keep 3 at most.').first().waitFor()
  await tick(page, 3)
  await eventually(async () =>
    expect(await page.getByText('You chose more than 3 half-days.').count()).toBe(0),
  )
  expect(await accessibilityErrorsInBothThemes(page, '#contact')).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  await eventually(async () => expect(await overflowErrors(page)).toEqual([]))
})
