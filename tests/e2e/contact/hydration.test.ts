import { locales } from '../../../src/addresses/pageTable.js'
import { becomes, contactPath, fillForm } from '../../support/contact/contactPage.js'
import { contactVisits, received } from '../../support/contact/contactVisits.js'
import {
  buildDevelopmentScript,
  type DevelopmentScript,
} from '../../support/site/developmentScript.js'

let script: DevelopmentScript
const said: string[] = []
beforeAll(() => {
  script = buildDevelopmentScript()
})
afterAll(() => script.remove())
beforeEach(() => {
  said.length = 0
})

const tests = contactVisits({
  prepare: async ({ context }) => {
    await script.serveTo(context)
    context.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  },
})

const isDevelopment = (line: string): boolean => line.includes('React DevTools')
/** The browser's own line about the page that came back with errors. */
const isStatus = (line: string): boolean => line.includes('status of 422')
const complaints = (): readonly string[] =>
  said.filter((line) => !isDevelopment(line) && !isStatus(line))

describe.each(locales)('React finds the markup it expects (%s)', (locale) => {
  test('on the page as it is opened, and in every state of the form', async () => {
    const form = await tests.arrive(locale)
    await form.send.click()
    await form.summary.waitFor()
    await fillForm(form, `Sans un mot ${locale}`)
    await form.send.click()
    await received(form)
    expect(complaints()).toEqual([])
    // Without this line it would not have been the development build.
    expect(said.some(isDevelopment)).toBe(true)
  })

  test('on the page sent back with errors, and where a draft was restored', async () => {
    const form = await tests.visit(locale)
    await form.page.goto(contactPath(locale))
    await form.message.fill('un\n\ndeux « trois »')
    await form.form.evaluate((element) => {
      if (element instanceof HTMLFormElement) element.submit()
    })
    await form.summary.waitFor()
    await becomes(form, 'awake')
    expect(await form.message.inputValue()).toBe('un\n\ndeux « trois »')
    await form.page.goto('about:blank')
    await form.page.goto(contactPath(locale))
    await becomes(form, 'awake')
    expect(await form.message.inputValue()).toBe('un\n\ndeux « trois »')
    expect(complaints()).toEqual([])
    expect(said.some(isDevelopment)).toBe(true)
  })
})
