import { signedIn } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'

let site: StaffSite
beforeAll(async () => {
  site = await openStaffSite()
})
afterAll(() => site.end())

test('staff page offline › shows a notice and preserves the typed text until the connection returns', async () => {
  const sylvie = await signedIn(site.running, { name: 'Sylvie Bouchard' })
  const { page, context, leave } = await site.seat(sylvie)
  await page.goto('/staff/requests/new')
  await page.getByRole('textbox', { name: 'Nom complet' }).fill('Rose Gagné')
  await context.setOffline(true)
  await page.getByText('Le réseau est coupé.').waitFor()
  expect(await page.getByRole('button', { name: 'Enregistrer' }).isDisabled()).toBe(true)
  await context.setOffline(false)
  await page.getByText('Le réseau est revenu.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Nom complet' }).inputValue()).toBe('Rose Gagné')
  await leave()
})
