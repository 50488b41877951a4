import { focused } from '../../support/browser/keyboard.js'
import type { FormFile } from '../../support/careers/applicationForms.js'
import {
  chooseFiles,
  fileBecomes,
  fillApplication,
  formBecomes,
  holdUpload,
  spoilUpload,
  spoilUploads,
} from '../../support/careers/applicationPage.js'
import {
  applicationVisits,
  received,
  sendAndReceive,
} from '../../support/careers/applicationVisits.js'
import { aDocx, aJpg, aPdf } from '../../support/careers/someFiles.js'
import { errorOf, takesFocus } from '../../support/contact/contactPage.js'
import { createGate } from '../../support/contact/contactVisits.js'
import { eventually } from '../../support/site/eventually.js'

const tests = applicationVisits()

const cv: FormFile = { name: 'CV Tremblay-Côté.pdf', content: aPdf('cv'), type: 'application/pdf' }
const email: FormFile = { name: 'Lettre.docx', content: aDocx() }
const diploma: FormFile = { name: 'Diplome.jpg', content: aJpg(), type: 'image/jpeg' }
const portfolio: FormFile = { name: 'Portfolio.pdf', content: Buffer.alloc(1_500_000, 'x') }

const contents = (files: readonly FormFile[]) =>
  files
    .map(({ name, content }) => ({ name, bytes: content.toString('base64') }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

// Tests the French messages only: `tests/specification/messages.test.ts` tests the English ones.
test('application form › delivers three files after one is too large, one is canceled and one is retried', async () => {
  const form = await tests.arrive()
  expect(await form.place.locator('.drop__title').textContent()).toBe(
    'Déposez vos fichiers ici pour les téléverser ou choisissez-les sur votre appareil',
  )
  tests.expectErrors(/status 500|\b500\b/)
  await fillApplication(form)
  await chooseFiles(form, cv, email)
  await fileBecomes(form, cv.name, 'success')
  await fileBecomes(form, email.name, 'success')

  await spoilUpload(form.page, (route) => route.fulfill({ status: 500, body: 'no' }))
  await chooseFiles(form, diploma)
  await fileBecomes(form, diploma.name, 'error')
  const code = form.t('applications:upload.errors.status', { statusCode: 500 })
  expect(await form.row(diploma.name).textContent()).toContain(code)
  await form.retry(diploma.name).click()
  await fileBecomes(form, diploma.name, 'success')

  await spoilUpload(form.page, holdUpload)
  await chooseFiles(form, { name: 'Attestation.pdf', content: aPdf('attestation') })
  await fileBecomes(form, 'Attestation.pdf', 'uploading')
  await form.cancel('Attestation.pdf').click()
  await fileBecomes(form, 'Attestation.pdf', 'canceled')

  await chooseFiles(form, portfolio)
  await fileBecomes(form, portfolio.name, 'error')
  const tooBig = await form.row(portfolio.name).locator('.file__state').textContent()
  expect(tooBig).toMatch(
    /^Le fichier est trop lourd \(1,5\u00A0Mo\)\. Taille maximale\u00A0: 1\u00A0Mo\. \w/,
  )
  await form.send.click()
  await form.form.getByText(form.t('applications:upload.sending.refused')).waitFor()
  await form.remove(portfolio.name).click()

  const reference = await sendAndReceive(form)
  const files = await tests.hrReceives(reference)
  expect(contents(files)).toEqual(contents([cv, email, diploma]))
  expect(files[0]?.name).toBe(cv.name)
})

test('application form without JavaScript › rejects a file that is too large, then delivers three files', async () => {
  const form = await tests.visit('fr', { javaScriptEnabled: false })
  await fillApplication(form)
  await chooseFiles(form, cv, portfolio)
  await form.send.click()
  await form.page.getByText('Le fichier Portfolio.pdf dépasse 1\u00A0Mo.').first().waitFor()
  await form.consent.check()
  await chooseFiles(form, cv, email, diploma)
  const files = await tests.hrReceives(await sendAndReceive(form))
  expect(contents(files)).toEqual(contents([cv, email, diploma]))
})

test('application form › waits for running uploads, reports a failed file and sends it after a retry', async () => {
  const form = await tests.arrive()
  tests.expectErrors(/status 500|\b500\b/)
  await fillApplication(form)
  const gate = createGate()
  await spoilUploads(form.page, async (route) => {
    await gate.opened
    await route.fulfill({ status: 500, body: 'no' })
  })
  await chooseFiles(form, cv)
  await fileBecomes(form, cv.name, 'uploading')
  await form.send.click()
  await form.form.getByText(form.t('applications:upload.sending.waiting')).waitFor()
  expect(await form.send.getAttribute('aria-busy')).toBe('true')
  gate.open()
  await form.form.getByText(form.t('applications:upload.sending.failed')).waitFor()
  expect(await form.send.getAttribute('aria-busy')).toBeNull()
  const files = await tests.hrReceives(await sendAndReceive(form))
  expect(contents(files)).toEqual(contents([cv]))
})

test('application form › sends the missing files with the form when its script stops halfway', async () => {
  const form = await tests.arrive()
  await fillApplication(form)
  await chooseFiles(form, cv)
  await fileBecomes(form, cv.name, 'success')
  await spoilUploads(form.page, holdUpload)
  await chooseFiles(form, email)
  await fileBecomes(form, email.name, 'uploading')
  // `form.submit()` bypasses submit handlers.
  await form.form.evaluate((element) => {
    if (element instanceof HTMLFormElement) element.submit()
  })
  const files = await tests.hrReceives(await received(form))
  expect(contents(files)).toEqual(contents([cv, email]))
})

test('application form › preserves uploaded files on the page that reports errors', async () => {
  const form = await tests.arrive()
  await fillApplication(form)
  await form.consent.uncheck()
  await chooseFiles(form, cv, email)
  await fileBecomes(form, email.name, 'success')
  await fileBecomes(form, cv.name, 'success')
  await form.send.click()
  await form.page.locator('[data-summary]').waitFor()
  await form.place.scrollIntoViewIfNeeded()
  await fileBecomes(form, cv.name, 'success')
  await form.remove(email.name).click()
  await form.row(email.name).waitFor({ state: 'detached' })
  await form.consent.check()
  const files = await tests.hrReceives(await sendAndReceive(form))
  expect(contents(files)).toEqual(contents([cv]))
})

test('application form › validates a field on first blur, then on change, and earlier only if more typing cannot fix it', async () => {
  const form = await tests.arrive()
  const { page, t } = form
  await form.email.focus()
  await page.keyboard.type('jo@exemple')
  expect(await errorOf(form.email)).toBe('')
  await page.keyboard.type(' ca')
  await eventually(async () => expect(await errorOf(form.email)).toBe(t('validation:email')))
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace')
  await eventually(async () => expect(await errorOf(form.email)).toBe(''))
  await form.email.fill('jo')
  await page.keyboard.press('Tab')
  await eventually(async () => expect(await errorOf(form.email)).toBe(t('forms:email.errors.at')))

  await form.name.focus()
  await page.keyboard.type('-')
  expect(await errorOf(form.name)).toBe('')
  await page.keyboard.press('Tab')
  await eventually(async () =>
    expect(await errorOf(form.name)).toBe(t('forms:name.errors.required')),
  )
  await form.name.fill('李')
  await eventually(async () => expect(await errorOf(form.name)).toBe(''))

  await form.message.fill('x'.repeat(4001))
  await eventually(async () =>
    expect(await errorOf(form.message)).toBe(t('applications:message.errors.tooLong')),
  )
  expect(await form.message.inputValue()).toHaveLength(4001)
})

test('application form › with errors is not sent, focuses the error summary and updates the error count', async () => {
  const form = await tests.arrive('en')
  const { page, t } = form
  const title = await page.title()
  await form.phone.fill('555-0199')
  await form.send.click()
  await takesFocus(form.summary)
  expect(await page.title()).toBe(`${t('home:errorTitle')} ${title}`)
  expect(await form.summary.getByRole('heading').textContent()).toBe(
    t('applications:summary', { points: 5 }),
  )
  expect(await form.summary.getByRole('link').allTextContents()).toEqual([
    t('forms:name.errors.required'),
    t('applications:email.errors.required'),
    t('validation:phone_area_code'),
    t('applications:files.errors.required'),
    t('applications:consent.errors.required'),
  ])
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(`a “${t('forms:name.errors.required')}”`)
  await page.keyboard.press('Enter')
  await takesFocus(form.name)

  const points = (count: number): Promise<void> =>
    eventually(async () =>
      expect(await form.status.textContent()).toBe(t('forms:status.points', { points: count })),
    )
  await page.keyboard.type('Zoé')
  await points(4)
  await form.email.fill('zoe@exemple.ca')
  await points(3)
  await form.phone.fill('418 555-0199')
  await points(2)
  await form.consent.check()
  await points(1)
  await chooseFiles(form, cv)
  await fileBecomes(form, cv.name, 'success')
  await eventually(async () =>
    expect(await form.status.textContent()).toBe(t('applications:ready')),
  )
  const reference = await sendAndReceive(form)
  expect(await tests.stored()).toContainEqual(expect.objectContaining({ reference, suspected: [] }))
})

test('application form › requires files again after their removal and reports errors before it waits for uploads', async () => {
  const form = await tests.arrive()
  await fillApplication(form)
  await form.send.click()
  await takesFocus(form.summary)
  const missing = form.t('applications:files.errors.required')
  expect(await errorOf(form.files)).toBe(missing)
  await chooseFiles(form, cv)
  await fileBecomes(form, cv.name, 'success')
  await eventually(async () => expect(await errorOf(form.files)).toBe(''))
  await form.remove(cv.name).click()
  await eventually(async () => expect(await errorOf(form.files)).toBe(missing))

  await form.consent.uncheck()
  await spoilUpload(form.page, holdUpload)
  await chooseFiles(form, cv)
  await fileBecomes(form, cv.name, 'uploading')
  await form.send.click()
  await takesFocus(form.summary)
  expect(await form.summary.getByRole('link').allTextContents()).toEqual([
    form.t('applications:consent.errors.required'),
  ])
})

test('application form › preserves text typed before hydration', async () => {
  const form = await tests.visit()
  await formBecomes(form, 'pending')
  await form.name.evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'Zoé L’Heureux'
  })
  await form.message.evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) field.value = 'un\ndeux'
  })
  await form.place.scrollIntoViewIfNeeded()
  await formBecomes(form, 'hydrated')
  expect(await form.name.inputValue()).toBe('Zoé L’Heureux')
  expect(await form.message.inputValue()).toBe('un\ndeux')
})
