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

/** By the page's own link, which stands where it is: the header's comes and goes with it. */
const toContact = async (page: Page, locale: Locale): Promise<void> => {
  await page
    .locator(`main a[href="${contactPath(locale)}"]`)
    .first()
    .click()
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

const nameOf = (exam: ExamName, locale: Locale): string => exams[exam].fullName[locale]

const arriveAt = async (form: ContactPage, locale: Locale): Promise<void> => {
  await toContact(form.page, locale)
  await becomes(form, 'awake')
}

test.each(locales)(
  'the form asks about the exam that was read last, by its link within the same document, with nothing in the address (%s)',
  async (locale) => {
    const form = await tests.visit(locale)
    await read(form, 'mri', locale)
    await noteDocument(form.page)
    await arriveAt(form, locale)
    expect(await isSameDocument(form.page)).toBe(true)
    expect(await chosen(form)).toBe(nameOf('mri', locale))
    const { search, hash } = new URL(form.page.url())
    expect({ search, hash }).toEqual({ search: '', hash: '#contact' })
    // Of two exams it is the second, although the form was seen in between.
    await read(form, 'fetal', locale)
    await arriveAt(form, locale)
    expect(await chosen(form)).toBe(nameOf('fetal', locale))
  },
)

describe('the form asks about the exam that was read last', () => {
  test('by a full load, other pages read in between', async () => {
    const form = await tests.visit()
    await read(form, 'mri', 'fr')
    await form.page.goto(urlFor('about', 'fr'))
    await form.page.goto(contactPath('fr'))
    await becomes(form, 'awake')
    expect(await chosen(form)).toBe(nameOf('mri', 'fr'))
  })

  test('by nothing when no exam was read, and what was typed without a subject stays beside one', async () => {
    const form = await tests.visit()
    await form.page.goto(contactPath('fr'))
    await becomes(form, 'awake')
    expect(await form.subject.inputValue()).toBe('')
    expect(await chosen(form)).toBe(form.t('forms:shared.choose'))
    await form.name.fill('Jeanne')
    await read(form, 'mri', 'fr')
    await arriveAt(form, 'fr')
    expect(await form.name.inputValue()).toBe('Jeanne')
    expect(await chosen(form)).toBe(nameOf('mri', 'fr'))
  })

  test('but a subject that the visitor chose stays', async () => {
    const form = await tests.visit()
    await form.page.goto(contactPath('fr'))
    await becomes(form, 'awake')
    await form.subject.selectOption('other')
    await read(form, 'mri', 'fr')
    await arriveAt(form, 'fr')
    expect(await form.subject.inputValue()).toBe('other')
  })

  test('and once a letter was typed about one exam, reading another changes nothing', async () => {
    const form = await tests.visit()
    await read(form, 'mri', 'fr')
    await arriveAt(form, 'fr')
    await form.message.fill('…')
    await read(form, 'fetal', 'fr')
    await arriveAt(form, 'fr')
    expect(await chosen(form)).toBe(nameOf('mri', 'fr'))
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
  await refusal.dispose()
  await becomes(form, 'awake')
  expect(await form.subject.inputValue()).toBe('')
})
