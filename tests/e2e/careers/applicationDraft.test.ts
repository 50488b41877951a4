import { urlFor } from '../../../src/addresses/urlFor.js'
import { isSameDocument, noteDocument } from '../../support/browser/clientNavigation.js'
import {
  chooseFiles,
  fileBecomes,
  fillApplication,
  formBecomes,
} from '../../support/careers/applicationPage.js'
import {
  type ApplicationVisits,
  applicationVisits,
  sendAndReceive,
} from '../../support/careers/applicationVisits.js'
import { aPdf } from '../../support/careers/someFiles.js'
import { eventually } from '../../support/site/eventually.js'

/* Browsers do not restore forms after client-side navigation: the page restores a draft stored in the tab. */

const tests = applicationVisits()

const cv = { name: 'CV.pdf', content: aPdf('CV.pdf'), type: 'application/pdf' }

const text = 'Je termine mon DEC en juin.\nJe peux commencer en août.'

const fillWithMessage = async (form: Awaited<ReturnType<ApplicationVisits['arrive']>>) => {
  await fillApplication(form)
  await form.message.fill(text)
  await form.form.getByLabel(form.t('applications:availability.options.evening')).check()
  await noteDocument(form.page)
}

test('application draft › restores the typed text after a visit to the privacy policy, without the consent', async () => {
  const form = await tests.arrive()
  const { page } = form
  await fillWithMessage(form)
  await chooseFiles(form, cv)
  await fileBecomes(form, cv.name, 'success')
  await form.form
    .locator(`a[href^="${urlFor('privacy', 'fr')}"]`)
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === urlFor('privacy', 'fr'))
  await page.goBack()
  await form.form.scrollIntoViewIfNeeded()
  await formBecomes(form, 'hydrated')
  expect(await isSameDocument(page)).toBe(true)
  expect(await form.name.inputValue()).toBe('Maélie Tremblay-Côté')
  expect(await form.email.inputValue()).toBe('maelie@exemple.ca')
  expect(await form.phone.inputValue()).toBe('418 555-0199')
  expect(await form.message.inputValue()).toBe(text)
  expect(await form.form.locator('[name=availability]:checked').count()).toBe(1)
  expect(await form.consent.isChecked()).toBe(false)
  await fileBecomes(form, cv.name, 'success')
})

test('application draft › is restored on an offer page, which preselects its own position, and in the other language', async () => {
  const form = await tests.arrive()
  const { page } = form
  await fillWithMessage(form)
  await form.form.locator('[name=offer]').selectOption({ index: 2 })
  await page.locator('main a[href^="/fr/carrieres/"]').first().click()
  await page.waitForURL(/\/fr\/carrieres\/./)
  await eventually(async () => expect(await form.message.inputValue()).toBe(text))
  const offered = await form.form.locator('[name=offer]').evaluate((field) => {
    if (!(field instanceof HTMLSelectElement)) throw new Error('There is no list of offers.')
    const [served] = [...field.options].filter(({ defaultSelected }) => defaultSelected)
    return [field.value, served?.value]
  })
  expect(offered[0]).toBe(offered[1])
  await page.locator('a[data-language=en]').filter({ visible: true }).first().click()
  await page.waitForURL(/\/en\/careers\/./)
  const message = page.locator('form[data-application] textarea[name=message]')
  await eventually(async () => expect(await message.inputValue()).toBe(text))
})

test('application draft › restores text and files after a lost connection and is deleted once the application is received', async () => {
  tests.expectErrors(/ERR_INTERNET_DISCONNECTED/)
  const form = await tests.arrive()
  const { page } = form
  await fillWithMessage(form)
  await chooseFiles(form, cv)
  await fileBecomes(form, cv.name, 'success')
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await form.send.click()
  await page.waitForURL(/^chrome-error:/)
  await page.unroute('**/*')
  await page.goBack()
  await form.form.scrollIntoViewIfNeeded()
  await formBecomes(form, 'hydrated')
  expect(await form.message.inputValue()).toBe(text)
  await fileBecomes(form, cv.name, 'success')
  await form.consent.check()
  await sendAndReceive(form)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('DEC')
  await page.goto(urlFor('careers', 'fr'))
  await form.form.scrollIntoViewIfNeeded()
  await formBecomes(form, 'hydrated')
  expect(await form.message.inputValue()).toBe('')
  expect(await form.form.locator('.file').count()).toBe(0)
})
