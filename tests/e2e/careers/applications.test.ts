import type { FormFile } from '../../support/careers/applicationForms.js'
import {
  chooseFiles,
  fileBecomes,
  fillApplication,
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
import { createGate } from '../../support/contact/contactVisits.js'

const tests = applicationVisits()

const cv: FormFile = { name: 'CV Tremblay-Côté.pdf', content: aPdf('cv'), type: 'application/pdf' }
const email: FormFile = { name: 'Lettre.docx', content: aDocx() }
const diploma: FormFile = { name: 'Diplome.jpg', content: aJpg(), type: 'image/jpeg' }
const portfolio: FormFile = { name: 'Portfolio.pdf', content: Buffer.alloc(1_500_000, 'x') }

/** Names and bytes, in an order that two lists can share. */
const contents = (files: readonly FormFile[]) =>
  files
    .map(({ name, content }) => ({ name, bytes: content.toString('base64') }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

// The English sentences of the upload are the specification's: `tests/specification/08-error-catalogue.test.ts`.
test('three files arrive; one is too big, one is canceled, one fails and is sent again', async () => {
  const form = await tests.arrive()
  expect(await form.place.locator('.drop__title').textContent()).toBe(
    'Déposez vos fichiers ici pour les téléverser ou choisissez-les ici',
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
  // What to do follows.
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

test('without script the same three files arrive with the form', async () => {
  const form = await tests.visit('fr', { javaScriptEnabled: false })
  await fillApplication(form)
  await chooseFiles(form, cv, email, diploma)
  const files = await tests.hrReceives(await sendAndReceive(form))
  expect(contents(files)).toEqual(contents([cv, email, diploma]))
})

test('a form sent while a file is on its way waits for it, says when a file did not come, and takes it along when asked again', async () => {
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

test('a script that dies half-way loses nothing: the form brings what has not arrived', async () => {
  const form = await tests.arrive()
  await fillApplication(form)
  await chooseFiles(form, cv)
  await fileBecomes(form, cv.name, 'success')
  await spoilUploads(form.page, holdUpload)
  await chooseFiles(form, email)
  await fileBecomes(form, email.name, 'uploading')
  // No listener hears this: the browser alone sends the form.
  await form.form.evaluate((element) => {
    if (element instanceof HTMLFormElement) element.submit()
  })
  const files = await tests.hrReceives(await received(form))
  expect(contents(files)).toEqual(contents([cv, email]))
})

test('files that arrived wait on the page that asks for a correction', async () => {
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
