import type { Page } from 'playwright'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { signedIn } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'

let staff: StaffSite
beforeAll(async () => {
  staff = await openStaffSite()
})
afterAll(() => staff.end())

/** A device that unlocks for whoever touches it, like a phone in the hand of its owner. */
const giveDevice = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('somebody adds a passkey on their device, and signs in with it where their session had ended', async () => {
  const person = await signedIn(staff.running, { name: 'Sophie Bouchard' })
  const { page, errors, leave } = await staff.seat(person)
  await giveDevice(page)
  await page.goto(staffUrl('ownAccount'))
  await page.getByRole('link', { name: 'Ajouter une clé d’accès' }).click()
  expect(await accessibilityErrorsInBothThemes(page)).toEqual([])
  await page.getByLabel('Nom de la clé').fill('Téléphone de Sophie')
  await page.getByRole('button', { name: 'Créer la clé' }).click()
  await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
  expect(await page.getByLabel('Nom de la clé').inputValue()).toBe('Téléphone de Sophie')
  // From its top: what is under the bar at the top of the window is not looked at.
  await page.goto(staffUrl('ownAccount'))
  expect(await accessibilityErrorsInBothThemes(page)).toEqual([])

  // A whole night: the session is over, the page that is opened asks who it is.
  staff.running.clock.pass(13 * 3_600_000)
  await page.goto(staffUrl('staffKeys'))
  await page.getByRole('button', { name: 'Ouvrir avec une clé d’accès' }).click()
  await page.locator('.bar').waitFor()
  expect(new URL(page.url()).pathname).toBe(staffUrl('staffKeys'))

  // Five minutes later what needs a recent code takes the passkey, too.
  staff.running.clock.pass(301_000)
  await page.goto(staffUrl('ownPasskeyNew'))
  await page.getByRole('button', { name: 'Confirmer avec une clé d’accès' }).click()
  await page.getByRole('button', { name: 'Créer la clé' }).waitFor()
  expect(errors).toEqual([])
  await leave()
}, 120_000)

test('without a device that knows the person, the page says so and the password stays', async () => {
  const { page, leave } = await staff.seat({ cookie: '__Host-staff=none' })
  await giveDevice(page)
  await page.goto(staffUrl('signIn'))
  await page.getByRole('button', { name: 'Ouvrir avec une clé d’accès' }).click()
  await page.getByText('Aucune clé d’accès n’a servi.').waitFor()
  expect(await page.getByLabel('Mot de passe').isEditable()).toBe(true)
  await leave()
}, 120_000)
