import type { i18n } from 'i18next'
import type { Locator, Page, Request } from 'playwright'
import { homeAnchors, type Locale } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { Translate } from '../../../src/services/language/messages.js'
import { translateIn } from '../../../src/services/language/translations.js'
import { hasFocus } from '../browser/keyboard.js'
import { eventually } from '../site/eventually.js'
import type { KeyIn } from '../site/siteTranslations.js'

export interface ContactPage {
  readonly page: Page
  readonly t: Translate
  readonly form: Locator
  readonly island: Locator
  readonly name: Locator
  readonly phone: Locator
  readonly email: Locator
  readonly subject: Locator
  readonly morning: Locator
  readonly message: Locator
  readonly consent: Locator
  readonly send: Locator
  readonly summary: Locator
  readonly status: Locator
  readonly failure: Locator
  readonly received: Locator
  readonly posts: readonly Request[]
}

export const contactPage = (page: Page, translations: i18n, locale: Locale): ContactPage => {
  const t = translateIn(translations, locale)
  const form = page.locator('form[data-contact]')
  const label = (key: KeyIn<'forms'>): Locator => form.getByLabel(t(`forms:${key}`))
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request)
  })
  return {
    page,
    t,
    form,
    island: page.locator('[data-island=ContactForm]'),
    name: label('shared.name'),
    phone: form.getByRole('textbox', { name: t('forms:shared.phone') }),
    email: form.getByRole('textbox', { name: t('forms:shared.email') }),
    subject: label('contact.subject'),
    morning: form.locator('[name=moments][value=morning]'),
    message: label('contact.message'),
    consent: label('contact.consent'),
    send: form.locator('button[type=submit]'),
    summary: page.locator('[data-summary]'),
    status: form.getByRole('status'),
    failure: form.getByRole('alert'),
    received: page.getByRole('heading', { name: t('received:notice.title') }),
    posts,
  }
}

export const contactPath = (locale: Locale): string => urlFor('home', locale, homeAnchors.contact)

export const becomes = (
  { page }: Pick<ContactPage, 'page'>,
  state: 'pending' | 'loading' | 'hydrated' | 'failed',
): Promise<void> => page.locator(`[data-island=ContactForm][data-island-state=${state}]`).waitFor()

/** Fills the required fields; `name` identifies the request. */
export const fillForm = async (form: ContactPage, name: string): Promise<void> => {
  await form.name.fill(name)
  await form.phone.fill('418 555-0199')
  await form.subject.selectOption('other')
  await form.message.fill('Bonjour,\nje peux venir « tôt ».')
  await form.consent.check()
}

export const takesFocus = (target: Locator): Promise<void> =>
  eventually(async () => expect(await hasFocus(target)).toBe(true))

export const errorOf = async (field: Locator): Promise<string> => {
  // Reads all values in one step, because an error may change meanwhile.
  const { error, isDescribed, isInvalid } = await field.evaluate((element) => {
    const id = `${element.id}-error`
    return {
      error: document.getElementById(id)?.textContent,
      isDescribed: (element.getAttribute('aria-describedby') ?? '').split(' ').includes(id),
      isInvalid: element.getAttribute('aria-invalid') === 'true',
    }
  })
  // Errors must be exposed visually and to assistive technology alike.
  const isTold = error !== undefined
  expect({ isDescribed, isInvalid }).toEqual({ isDescribed: isTold, isInvalid: isTold })
  return error ?? ''
}
