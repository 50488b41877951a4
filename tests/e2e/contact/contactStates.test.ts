import { type ContactPage, fillForm } from '../../support/contact/contactPage.js'
import { contactVisits, received, spoilPosts } from '../../support/contact/contactVisits.js'
import { accessibilityErrors } from '../../support/pages/accessibility.js'

const tests = contactVisits()

describe('no state has an accessibility error', () => {
  const states: readonly { name: string; reach: (form: ContactPage) => Promise<void> }[] = [
    { name: 'awake', reach: async () => undefined },
    {
      name: 'with errors',
      reach: async (form) => {
        await form.send.click()
        await form.summary.waitFor()
      },
    },
    {
      name: 'busy',
      reach: async (form) => {
        await spoilPosts(form.page, () => new Promise(() => undefined))
        await fillForm(form, 'Axe')
        await form.send.click()
        await form.page.locator('[aria-busy=true]').waitFor()
      },
    },
    {
      name: 'failed',
      reach: async (form) => {
        await spoilPosts(form.page, (route) => route.abort('connectionreset'))
        await fillForm(form, 'Axe')
        await form.send.click()
        await form.failure.waitFor()
      },
    },
    {
      name: 'offline',
      reach: async () => {
        await tests.setOffline(true)
      },
    },
    {
      name: 'received',
      reach: async (form) => {
        await fillForm(form, 'Axe')
        await form.send.click()
        await received(form)
      },
    },
  ]

  test.each(states)('$name', async ({ reach }) => {
    const form = await tests.arrive()
    tests.expectErrors(/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/)
    await reach(form)
    expect(await accessibilityErrors(form.page, '#contact')).toEqual([])
  })
})
