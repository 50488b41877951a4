import type { Page } from 'playwright'
import { type ExamName, type Locale, locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { exams } from '../../../src/content/exams/examCatalogue.js'
import { isSameDocument, noteDocument, shows } from '../../support/browser/clientNavigation.js'
import {
  becomes,
  type ContactPage,
  contactPath,
  fillForm,
} from '../../support/contact/contactPage.js'
import { contactVisits, received } from '../../support/contact/contactVisits.js'

const tests = contactVisits()

/** By the first link to the form that the visitor sees: the header's, or the one at the page's top. */
const toContact = async (page: Page, locale: Locale): Promise<void> => {
  const link = page.locator(`a[href="${contactPath(locale)}"]`).filter({ visible: true })
  await link.first().click()
  await shows(page, contactPath(locale))
}

/** Reads the page of an exam, which loads fully. */
const read = async ({ page }: ContactPage, exam: ExamName, locale: Locale): Promise<void> => {
  await page.goto(urlFor(exam, locale))
}

const chosen = ({ subject }: ContactPage): Promise<string> =>
  subject.evaluate((field) =>
    field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.label ?? '') : '',
  )

describe.each(locales)('the form asks about the exam that was read last (%s)', (locale) => {
  const nameOf = (exam: ExamName): string => exams[exam].fullName[locale]
  const arrive = async (form: ContactPage): Promise<void> => {
    await toContact(form.page, locale)
    await becomes(form, 'awake')
  }

  test('by the link of the exam’s page, within the same document and with nothing in the address', async () => {
    const form = await tests.visit(locale)
    await read(form, 'mri', locale)
    await noteDocument(form.page)
    await arrive(form)
    expect(await isSameDocument(form.page)).toBe(true)
    expect(await chosen(form)).toBe(nameOf('mri'))
    const { search, hash } = new URL(form.page.url())
    expect({ search, hash }).toEqual({ search: '', hash: '#contact' })
  })

  test('by a full load, other pages read in between', async () => {
    const form = await tests.visit(locale)
    await read(form, 'mri', locale)
    await form.page.goto(urlFor('about', locale))
    await form.page.goto(contactPath(locale))
    await becomes(form, 'awake')
    expect(await chosen(form)).toBe(nameOf('mri'))
  })

  test('of two exams the second, even when the form was seen in between', async () => {
    const form = await tests.visit(locale)
    await read(form, 'mri', locale)
    await arrive(form)
    await read(form, 'fetal', locale)
    await arrive(form)
    expect(await chosen(form)).toBe(nameOf('fetal'))
  })

  test('by nothing when no exam was read', async () => {
    const form = await tests.visit(locale)
    await form.page.goto(contactPath(locale))
    await becomes(form, 'awake')
    expect(await form.subject.inputValue()).toBe('')
    expect(await chosen(form)).toBe(form.t('forms:shared.choose'))
  })

  test('but a subject that the visitor chose stays', async () => {
    const form = await tests.visit(locale)
    await form.page.goto(contactPath(locale))
    await becomes(form, 'awake')
    await form.subject.selectOption('other')
    await read(form, 'mri', locale)
    await arrive(form)
    expect(await form.subject.inputValue()).toBe('other')
  })

  test('and what was typed without a subject stays beside it', async () => {
    const form = await tests.visit(locale)
    await form.page.goto(contactPath(locale))
    await becomes(form, 'awake')
    await form.name.fill('Jeanne')
    await read(form, 'mri', locale)
    await arrive(form)
    expect(await form.name.inputValue()).toBe('Jeanne')
    expect(await chosen(form)).toBe(nameOf('mri'))
  })

  test('and once a letter was typed about one exam, reading another changes nothing', async () => {
    const form = await tests.visit(locale)
    await read(form, 'mri', locale)
    await arrive(form)
    await form.message.fill('…')
    await read(form, 'fetal', locale)
    await arrive(form)
    expect(await chosen(form)).toBe(nameOf('mri'))
  })
})

test('an exam read in French is the subject of the English form too', async () => {
  const form = await tests.visit('en')
  await read(form, 'prp', 'fr')
  await form.page.goto(contactPath('en'))
  await becomes(form, 'awake')
  expect(await chosen(form)).toBe(exams.prp.fullName.en)
})

test('the exam read last is what the request says, and the next request starts without one', async () => {
  const form = await tests.visit()
  await form.page.clock.install()
  await read(form, 'mri', 'fr')
  await toContact(form.page, 'fr')
  await becomes(form, 'awake')
  await form.page.clock.fastForward('01:00')
  const name = 'Lectrice de la page IRM'
  await fillForm(form, name)
  await form.subject.selectOption('mri')
  await form.send.click()
  await received(form)
  expect(await tests.keptOf(name)).toMatchObject([{ subject: 'mri' }])
  await form.page.goto(contactPath('fr'))
  await form.page.reload()
  await becomes(form, 'awake')
  expect(await form.subject.inputValue()).toBe('')
})

test('a browser that refuses to store anything opens the form without a subject, and without an error', async () => {
  const form = await tests.visit('fr', { alone: true })
  await form.page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await read(form, 'mri', 'fr')
  await form.page.goto(contactPath('fr'))
  await becomes(form, 'awake')
  expect(await form.subject.inputValue()).toBe('')
})
