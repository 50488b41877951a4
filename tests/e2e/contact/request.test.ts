import type { Page } from 'playwright'
import { homeAnchors, type Locale } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { exams } from '../../support/site/shippedContent.js'
import { focused, hasFocus, tabTo } from '../../support/browser/keyboard.js'
import { siteVisits } from '../../support/browser/siteVisits.js'
import { emailsAbout } from '../../support/contact/emailFolder.js'
import { eventually } from '../../support/site/eventually.js'
import { requestsIn } from '../../support/site/storedSubmissions.js'
import type { KeyIn } from '../../support/site/siteTranslations.js'
import { testClinic as clinic } from '../../support/site/testClinic.js'

const visits = siteVisits()

const people = {
  fr: {
    name: 'Zoé L’Heureux',
    email: 'zoe@exemple.ca',
    phone: '(418) 555.0199 poste 12',
    message: 'Bonjour,\nje peux venir « tôt ».',
  },
  en: {
    name: 'Ada O’Neill',
    email: 'ada@example.ca',
    phone: '1 418 555 0188',
    message: 'Hello,\nearly would suit me.',
  },
} as const

const subject = 'morphological'

const formOf = (page: Page, locale: Locale) => {
  const t = (key: KeyIn<'forms'>): string => visits.translations.getFixedT(locale)(`forms:${key}`)
  const form = page.locator('form[method=post]')
  return {
    t,
    name: form.getByLabel(t('shared.name')),
    phone: form.getByRole('textbox', { name: t('shared.phone') }),
    email: form.getByRole('textbox', { name: t('shared.email') }),
    subject: form.getByLabel(t('contact.subject')),
    morning: form.locator('[name=moments][value=morning]'),
    message: form.getByLabel(t('contact.message')),
    consent: form.getByLabel(t('contact.consent')),
    send: form.getByRole('button', { name: t('contact.send') }),
    summary: page.getByRole('alert'),
  }
}
type ContactForm = ReturnType<typeof formOf>

const arrive = async (locale: Locale, javaScriptEnabled = true): Promise<Page> => {
  const page = await visits.arrive({ javaScriptEnabled, locale: `${locale}-CA` })
  // Lets `readCalmly` advance the clock by the reading time of a visitor.
  if (javaScriptEnabled) await page.clock.install()
  await page.goto(urlFor('home', locale, homeAnchors.contact))
  return page
}

const readCalmly = async (page: Page): Promise<void> => page.clock.fastForward('01:00')

const typeEverything = async (page: Page, form: ContactForm, locale: Locale): Promise<void> => {
  const person = people[locale]
  await tabTo(page, form.name)
  await page.keyboard.type(person.name)
  await tabTo(page, form.phone)
  await page.keyboard.type(person.phone)
  await tabTo(page, form.email)
  await page.keyboard.type(person.email)
  await tabTo(page, form.subject)
  while ((await form.subject.inputValue()) !== subject) await page.keyboard.press('ArrowDown')
  await tabTo(page, form.morning)
  await page.keyboard.press('Space')
  await tabTo(page, form.message)
  await page.keyboard.type(person.message)
}

const expectTyped = async (form: ContactForm, locale: Locale): Promise<void> => {
  const person = people[locale]
  expect({
    name: await form.name.inputValue(),
    phone: await form.phone.inputValue(),
    email: await form.email.inputValue(),
    subject: await form.subject.inputValue(),
    morning: await form.morning.isChecked(),
    message: await form.message.inputValue(),
    consent: await form.consent.isChecked(),
  }).toEqual({ ...person, subject, morning: true, consent: false })
}

const confirmation = async (page: Page, locale: Locale): Promise<string> => {
  const title = visits.translations.getFixedT(locale)('received:notice.title')
  await page.getByRole('heading', { name: title }).waitFor()
  const reference = await page.getByText(/^OND-\w{4}-\w{4}$/).textContent()
  return reference ?? ''
}

const expectKept = async (reference: string, locale: Locale): Promise<void> => {
  const { name, email, message } = people[locale]
  const requests = await requestsIn(visits.site.folder)
  expect(requests.filter((request) => request.reference === reference)).toEqual([
    expect.objectContaining({
      ...{ reference, name, email, message, subject, locale },
      phone: locale === 'fr' ? '+14185550199' : '+14185550188',
      preferredLanguage: locale,
      moments: ['morning'],
      suspected: [],
    }),
  ])
}

const expectEmails = async (reference: string, locale: Locale): Promise<void> => {
  const emails = await emailsAbout(visits.site.folder, reference)
  const to = (address: string) => emails.find((email) => email.to?.[0]?.address === address)
  const { email, name } = people[locale]
  const acknowledgement = to(email)
  const t = visits.translations.getFixedT(locale)
  expect(acknowledgement?.subject).toBe(t('emails:acknowledgement.subject', { reference }))
  expect(acknowledgement?.html).toContain(`<html lang="${locale}-CA"`)
  expect(acknowledgement?.html).toContain(reference)
  // Emails omit the exam, because email is less protected than the site.
  expect(acknowledgement?.html).not.toContain(exams[subject].fullName[locale])
  expect(acknowledgement?.text).toContain(reference)
  const [firstName = ''] = name.split(' ')
  expect(acknowledgement?.text).toContain(t('emails:acknowledgement.greeting', { name: firstName }))
  const notice = to(clinic.email)
  expect(notice?.text).toContain(reference)
  expect(notice?.replyTo).toBeUndefined()
}

/** Checks the focused consent box, sends the form and verifies what was stored and sent. */
const consentAndSend = async (page: Page, form: ContactForm, locale: Locale): Promise<void> => {
  await page.keyboard.press('Space')
  await tabTo(page, form.send)
  await page.keyboard.press('Enter')

  const reference = await confirmation(page, locale)
  await expectKept(reference, locale)
  await expectEmails(reference, locale)
}

test('appointment request › reports missing fields, then shows a reference and sends an email', async () => {
  const locale = 'fr'
  const page = await arrive(locale)
  const form = formOf(page, locale)
  await readCalmly(page)
  await typeEverything(page, form, locale)
  await tabTo(page, form.send)
  await page.keyboard.press('Enter')
  await form.summary.waitFor()

  await eventually(async () => expect(await hasFocus(form.summary)).toBe(true))
  expect(await page.title()).toContain(visits.translations.getFixedT(locale)('home:errorTitle'))
  await expectTyped(form, locale)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(`a “${form.t('consent.errors.required')}”`)
  await page.keyboard.press('Enter')
  expect(await hasFocus(form.consent)).toBe(true)
  expect(await form.consent.getAttribute('aria-invalid')).toBe('true')
  await consentAndSend(page, form, locale)
})

test('appointment request › works without JavaScript', async () => {
  const locale = 'en'
  const page = await arrive(locale, false)
  const form = formOf(page, locale)
  await typeEverything(page, form, locale)
  await tabTo(page, form.send)
  await page.keyboard.press('Enter')
  await form.summary.waitFor()

  await expectTyped(form, locale)
  await tabTo(page, form.summary.getByRole('link'))
  await page.keyboard.press('Enter')
  expect(await hasFocus(form.consent)).toBe(true)
  await consentAndSend(page, form, locale)
})

test('contact form › the honeypot is invisible and skipped by the keyboard and screen readers', async () => {
  const page = await arrive('fr')
  const trap = page.locator('input[name=website]')
  expect(await trap.getAttribute('tabindex')).toBe('-1')
  expect(await trap.evaluate((field) => field.closest('[aria-hidden=true]') !== null)).toBe(true)
  expect(await trap.evaluate((field) => field.closest('.hp')?.clientWidth)).toBeLessThan(2)
})
