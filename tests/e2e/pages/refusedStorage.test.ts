import type { Page } from 'playwright'
import { homeAnchors } from '../../../src/addresses/pageTable.js'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { idle } from '../../support/browser/clientNavigation.js'
import { siteVisits } from '../../support/browser/siteVisits.js'
import { eventually } from '../../support/site/eventually.js'
import { aReceivedRequest } from '../../support/staff/deskRequests.js'
import { signedIn } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'

/** Runs in the page: blocks site data as browsers do. */
const refuseStorage = (): void => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse })
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse })
}

/** Runs in the page: makes writes fail, as on a full disk; reads succeed. */
const refuseWrites = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  Cache.prototype.put = () =>
    Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError'))
}

const refusals = [
  ['all access', refuseStorage],
  ['writes', refuseWrites],
] as const

describe('browser that refuses storage', () => {
  const visits = siteVisits({ pictures: false, env: { SERVICE_WORKER: 'on' } })

  test.each(refusals)(
    'public pages work without an error when %s is blocked',
    async (_kind, refuse) => {
      const page = await visits.arrive({ alone: true })
      await page.addInitScript(refuse)
      await page.goto(urlFor('mri', 'fr'))
      await idle(page)
      await page
        .locator(`footer a[href="${urlFor('about', 'fr')}"]`)
        .first()
        .click()
      await eventually(async () =>
        expect(await page.getAttribute('body', 'data-page')).toBe('about'),
      )
      await page.locator('.site-header a[data-language="en"]').click()
      await page.waitForURL(`**${urlFor('about', 'en')}`)
      await page.goto(urlFor('home', 'fr', homeAnchors.contact))
      await page.locator('[data-island="ContactForm"][data-island-state="hydrated"]').waitFor()
      await page.locator('#contact-name').fill('Zoé Roy')
      await page.locator('#contact-phone').fill('418 555-0199')
      await page.locator('#contact-subject').selectOption('mri')
      await page.locator('form[data-contact] input[type="checkbox"][name="consent"]').check()
      await page.locator('form[data-contact] [type="submit"]').click()
      await page.locator('#received').waitFor()
      await page.goto(urlFor('careers', 'fr'))
      await idle(page)
    },
  )
})

describe('browser that refuses storage', () => {
  let staff: StaffSite
  beforeAll(async () => {
    staff = await openStaffSite()
  })
  afterAll(() => staff.end())

  const take = async (page: Page): Promise<void> => {
    await page.goto(`${staffUrl('requests')}?view=new`)
    await page.locator('tbody tr .acts > button').first().click()
    await page.locator('.undo').waitFor()
    await page.locator('tbody .name').first().click()
    await page.locator('#note').fill('Rappeler le matin.')
    await page.getByRole('button', { name: 'Enregistrer la note' }).click()
    await page.getByText('Rappeler le matin.').first().waitFor()
  }

  test.each(refusals)(
    'staff pages work without an error when %s is blocked',
    async (_kind, refuse) => {
      const person = await signedIn(staff.running, { roles: ['desk'] })
      await aReceivedRequest(staff.running, { subject: 'mri' })
      const { page, errors, leave } = await staff.seat(person)
      await page.addInitScript(refuse)
      await take(page)
      expect(errors).toEqual([])
      await leave()
    },
  )
})
