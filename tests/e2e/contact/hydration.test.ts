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
  pictures: true,
  prepare: async ({ context }) => {
    await script.serveTo(context)
    context.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  },
})

const isDevelopment = (line: string): boolean => line.includes('React DevTools')
/** Returns whether the line is the browser's error about the status of a page returned with errors. */
const isStatus = (line: string): boolean => line.includes('status of 422')
const complaints = (): readonly string[] =>
  said.filter((line) => !isDevelopment(line) && !isStatus(line))

test.each(locales)(
  'contact form › hydrates without mismatch in every state, also returned with errors and with a draft (%s)',
  async (locale) => {
    const form = await tests.arrive(locale)
    await form.send.click()
    await form.summary.waitFor()
    await form.message.fill('un\n\ndeux « trois »')
    await Promise.all([
      form.page.waitForEvent('domcontentloaded'),
      form.form.evaluate((element) => {
        if (element instanceof HTMLFormElement) element.submit()
      }),
    ])
    await form.summary.waitFor()
    await becomes(form, 'hydrated')
    expect(await form.message.inputValue()).toBe('un\n\ndeux « trois »')
    await form.page.goto('about:blank')
    await form.page.goto(contactPath(locale))
    await becomes(form, 'hydrated')
    expect(await form.message.inputValue()).toBe('un\n\ndeux « trois »')
    await fillForm(form, `Sans un mot ${locale}`)
    await form.send.click()
    await received(form)
    expect(complaints()).toEqual([])
    // Only the development build of React logs this line and reports mismatches.
    expect(said.some(isDevelopment)).toBe(true)
  },
)
