import { focused } from '../../support/browser/keyboard.js'
import type { FormFile } from '../../support/careers/applicationForms.js'
import {
  chooseFiles,
  fileBecomes,
  fillApplication,
  formBecomes,
  holdUpload,
  spoilUpload,
} from '../../support/careers/applicationPage.js'
import {
  applicationVisits,
  received,
  sendAndReceive,
} from '../../support/careers/applicationVisits.js'
import { aPdf } from '../../support/careers/someFiles.js'
import { errorOf, takesFocus } from '../../support/contact/contactPage.js'
import { eventually } from '../../support/site/eventually.js'

jest.setTimeout(60_000)

const tests = applicationVisits()

const cv: FormFile = { name: 'CV.pdf', content: aPdf('cv'), type: 'application/pdf' }

test('a field is checked when it is first left, then at each change, and before only for what no more typing can mend', async () => {
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
  await page.keyboard.type('J')
  expect(await errorOf(form.name)).toBe('')
  await page.keyboard.press('Tab')
  await eventually(async () =>
    expect(await errorOf(form.name)).toBe(t('forms:name.errors.tooShort')),
  )
  await form.name.fill('Jo')
  await eventually(async () => expect(await errorOf(form.name)).toBe(''))

  await form.message.fill('x'.repeat(4001))
  await eventually(async () =>
    expect(await errorOf(form.message)).toBe(t('applications:message.errors.tooLong')),
  )
  // Nothing was cut.
  expect(await form.message.inputValue()).toHaveLength(4001)
})

test('an application with errors is not sent; the focus goes to the summary, and the points count down', async () => {
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

test('files that were removed are missed again, and what is missing is told before uploads are waited for', async () => {
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

test('an application sent within two seconds of being shown is not suspected for its haste', async () => {
  const form = await tests.visit()
  // The page’s clock stands still: however busy this machine, no second passes for the visitor.
  await form.page.clock.pauseAt(Date.now() + 3_600_000)
  await form.place.scrollIntoViewIfNeeded()
  await fillApplication(form)
  await chooseFiles(form, cv)
  // But for the states of the file, which are each seen for a moment.
  for (const state of ['added', 'queued', 'uploading'] as const) {
    await fileBecomes(form, cv.name, state)
    await form.page.clock.runFor(200)
  }
  await form.send.click()
  const reference = await received(form)
  expect(await tests.stored()).toContainEqual(expect.objectContaining({ reference, suspected: [] }))
})

test('text typed before the script came stays when the form wakes', async () => {
  const form = await tests.visit()
  await formBecomes(form, 'asleep')
  await form.name.evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'Zoé L’Heureux'
  })
  await form.message.evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) field.value = 'un\ndeux'
  })
  await form.place.scrollIntoViewIfNeeded()
  await formBecomes(form, 'awake')
  expect(await form.name.inputValue()).toBe('Zoé L’Heureux')
  expect(await form.message.inputValue()).toBe('un\ndeux')
})
