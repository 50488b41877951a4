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

/** Runs in the page: simulates credentials of password managers and older browsers, in other byte types. */
const replaceCredentials = (kind: CredentialKind): void => {
  const field = (object: unknown, name: string): unknown =>
    typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined
  const bytes = (value: unknown): unknown => {
    if (!(value instanceof ArrayBuffer)) return value
    if (kind === 'strings') return btoa(String.fromCharCode(...new Uint8Array(value)))
    const padded = new Uint8Array(value.byteLength + 7)
    padded.set(new Uint8Array(value), 5)
    return padded.subarray(5, 5 + value.byteLength)
  }
  const plain = (credential: unknown): unknown => {
    const response = field(credential, 'response')
    const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature']
    return {
      id: field(credential, 'id'),
      rawId: bytes(field(credential, 'rawId')),
      type: field(credential, 'type'),
      response: Object.fromEntries(
        [...names, 'userHandle'].map((name) => [name, bytes(field(response, name) ?? null)]),
      ),
    }
  }
  const { prototype } = PublicKeyCredential
  for (const name of ['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON']) {
    Reflect.deleteProperty(PublicKeyCredential, name)
  }
  if (kind === 'toJSON missing') Reflect.deleteProperty(prototype, 'toJSON')
  if (kind === 'toJSON throws') {
    Reflect.set(prototype, 'toJSON', () => {
      throw new TypeError('Illegal invocation')
    })
  }
  if (kind !== 'views' && kind !== 'strings') return
  for (const name of ['create', 'get'] as const) {
    const original: unknown = Reflect.get(CredentialsContainer.prototype, name)
    if (typeof original !== 'function') continue
    Reflect.set(CredentialsContainer.prototype, name, async (options: unknown) =>
      plain(await Reflect.apply(original, navigator.credentials, [options])),
    )
  }
}

const credentialKinds = [
  'of the browser',
  'toJSON missing',
  'toJSON throws',
  'views',
  'strings',
] as const
type CredentialKind = (typeof credentialKinds)[number]

test.each(credentialKinds)(
  'passkey › is created, opens a session and confirms an action (credential: %s)',
  async (kind) => {
    const person = await signedIn(staff.running, {
      name: 'Sophie Bouchard',
      email: `sophie.${credentialKinds.indexOf(kind)}@clinique.example`,
    })
    const { page, errors, leave } = await staff.seat(person)
    const isOfBrowser = kind === 'of the browser'
    if (!isOfBrowser) await page.addInitScript(replaceCredentials, kind)
    await giveDevice(page)
    await page.goto(staffUrl('ownAccount'))
    await page.getByRole('link', { name: 'Ajouter une clé d’accès' }).click()
    if (isOfBrowser) expect(await accessibilityErrorsInBothThemes(page)).toEqual([])
    await page.getByLabel('Nom de la clé').fill('Téléphone de Sophie')
    await page.getByRole('button', { name: 'Créer la clé' }).click()
    await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
    expect(await page.getByLabel('Nom de la clé').inputValue()).toBe('Téléphone de Sophie')
    if (isOfBrowser) {
      // Reloads to scroll to the top: the accessibility check ignores content under the sticky bar.
      await page.goto(staffUrl('ownAccount'))
      expect(await accessibilityErrorsInBothThemes(page)).toEqual([])
    }

    // The session has expired: the page requests a sign-in.
    staff.running.clock.pass(13 * 3_600_000)
    await page.goto(staffUrl('staffKeys'))
    await page.getByRole('button', { name: 'Ouvrir avec une clé d’accès' }).click()
    await page.locator('.bar').waitFor()
    expect(new URL(page.url()).pathname).toBe(staffUrl('staffKeys'))

    // Five minutes later the page requires a confirmation.
    staff.running.clock.pass(301_000)
    await page.goto(staffUrl('ownPasskeyNew'))
    await page.getByRole('button', { name: 'Confirmer avec une clé d’accès' }).click()
    await page.getByRole('button', { name: 'Créer la clé' }).waitFor()
    expect(errors).toEqual([])
    await leave()
  },
  120_000,
)

test('passkey › reports that the device has none and keeps the password field visible', async () => {
  const { page, leave } = await staff.seat({ cookie: '__Host-staff=none' })
  await giveDevice(page)
  await page.goto(staffUrl('signIn'))
  await page.getByRole('button', { name: 'Ouvrir avec une clé d’accès' }).click()
  await page.getByText('Aucune clé d’accès n’a servi.').waitFor()
  expect(await page.getByLabel('Mot de passe').isEditable()).toBe(true)
  await leave()
}, 120_000)
