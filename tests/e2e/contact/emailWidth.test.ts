import { createContactEmails } from '../../../src/services/contact/contactEmails.js'
import { requestPages } from '../../../src/services/submissions/submissionEmails.js'
import { translateIn } from '../../../src/services/language/translations.js'
import { createEmailViews } from '../../../src/views/emails/emailViews.js'
import { openBrowser, type TestBrowser } from '../../support/browser/browser.js'
import { aContactRequest, emailFacts } from '../../support/contact/contactFactories.js'
import { openSiteTranslations } from '../../support/site/siteTranslations.js'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser('http://127.0.0.1')
})
afterAll(() => browser?.close())

const endless = 'x'.repeat(100)

const deskEmail = async (): Promise<string> => {
  const translations = await openSiteTranslations()
  const { contact: views } = createEmailViews((locale) => translateIn(translations, locale))
  const mailbox = { address: 'bonjour@ondelune.example' }
  const emails = createContactEmails({
    views,
    facts: emailFacts,
    from: mailbox,
    desk: mailbox,
    pages: requestPages('http://localhost'),
  })
  const [desk] = emails(aContactRequest({ name: endless, reference: `OND-${endless}` }))
  return desk?.email.html ?? ''
}

test.each([600, 390])(
  'notice to the front desk › fits %i px with the longest name and reference',
  async (width) => {
    const visitor = await browser.visitor({ width })
    const page = await visitor.open()
    await page.setContent(await deskEmail())
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('table, td, th, p')].map(
        (element) => element.getBoundingClientRect().right,
      ),
    )
    expect(Math.max(...widths)).toBeLessThanOrEqual(width)
    const label = await page.locator('th').first().boundingBox()
    expect(label?.width).toBeGreaterThan(80)
    await visitor.leave()
  },
)
