import type { Page } from 'playwright'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { expectWholeAndAccessible } from '../../support/pages/wholeAndAccessible.js'
import { signedIn, type SignedInPerson } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'
import {
  filesOf,
  maelie,
  maelieWords,
  storeMaelie,
  storeNamesake,
  wordsLeft,
} from '../../support/staff/storedPerson.js'

let site: StaffSite
let manager: SignedInPerson

beforeAll(async () => {
  site = await openStaffSite()
})
afterAll(() => site.end())

beforeEach(async () => {
  manager = await signedIn(site.running, { roles: ['admin'], name: 'Marie-Ève Lachance' })
  const files = await filesOf(site.running)
  await storeMaelie(site.running, files)
  await storeNamesake(site.running)
  await files.close()
})

const keyTo = async (page: Page, name: string, key: string): Promise<void> => {
  for (let step = 0; step < 80; step += 1) {
    const focused = page.locator(':focus')
    if ((await focused.count()) > 0) {
      const words = await focused.evaluate((element) =>
        [
          element.textContent,
          ...(element instanceof HTMLInputElement
            ? [...(element.labels ?? [])].map((label) => label.textContent)
            : []),
        ]
          .join(' ')
          .trim(),
      )
      if (words === name) {
        await page.keyboard.press(key)
        return
      }
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never reaches “${name}”.`)
}

const fill = async (page: Page): Promise<void> => {
  await page.getByLabel('Suppression').check()
  await page.getByLabel('Nom', { exact: true }).fill('tremblay')
  await page.getByLabel('Courriel', { exact: true }).fill(maelie.email.toUpperCase())
}

test('privacy request › is registered, searched, deleted and attested with the keyboard alone', async () => {
  const { page, errors, leave } = await site.seat(manager)
  await page.goto(staffUrl('privacy'))
  await keyTo(page, 'Suppression', 'Space')
  await keyTo(page, 'Nom', 'T')
  await page.keyboard.type('remblay')
  await page.keyboard.press('Tab')
  await page.keyboard.type(maelie.email)
  await page.keyboard.press('Enter')
  await page.waitForURL(/VP-2026-\d+$/)
  expect(await page.locator('.pick .tick').count()).toBe(4)
  expect(await page.locator('.pick .tick:checked').count()).toBe(3)
  await keyTo(page, 'Supprimer ce qui est sélectionné…', 'Enter')
  await page.waitForURL(/\/delete$/)
  await keyTo(page, 'Supprimer et produire l’attestation', 'Enter')
  await page.waitForURL(/\/attestation$/)
  expect(wordsLeft(site.running, maelieWords)).toEqual([])
  expect(errors).toEqual([])
  await leave()
})

test('privacy request › is completed without JavaScript', async () => {
  const { page, leave } = await site.seat(manager, { javaScriptEnabled: false })
  await page.goto(staffUrl('privacy'))
  await fill(page)
  await page.getByRole('button', { name: 'Inscrire et chercher partout' }).click()
  await page.getByRole('button', { name: 'Nom, courriel, téléphone…' }).click()
  await page.getByLabel('Nom', { exact: true }).first().fill('Maélie Côté')
  await page.getByRole('button', { name: 'Corriger' }).first().click()
  expect(await page.getByLabel('Nom', { exact: true }).first().inputValue()).toBe('Maélie Côté')
  await page.getByRole('link', { name: 'Ce que le site garde' }).click()
  await page.getByRole('button', { name: 'Supprimer ce qui est sélectionné…' }).click()
  await page.getByRole('button', { name: 'Supprimer et produire l’attestation' }).click()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'Attestation de suppression',
  )
  // The print button requires JavaScript and is hidden without it.
  expect(await page.getByRole('button', { name: 'Imprimer' }).isVisible()).toBe(false)
  await leave()
})

test('privacy pages › are accessible and uncut on phones and desktops', async () => {
  const { page, leave } = await site.seat(manager)
  const look = (name: string): Promise<void> => expectWholeAndAccessible(page, name)
  await page.goto(staffUrl('privacy'))
  await page.getByRole('button', { name: 'Inscrire et chercher partout' }).click()
  await look('privacy-errors')
  await fill(page)
  await page.getByRole('button', { name: 'Inscrire et chercher partout' }).click()
  await look('privacy-request')
  const address = page.url()
  await page.goto(`${address}/correct`)
  await look('privacy-correct')
  await page.goto(`${address}/copy`)
  await look('privacy-copy')
  await page.goto(`${address}/delete`)
  await look('privacy-delete')
  await page.getByRole('button', { name: 'Supprimer et produire l’attestation' }).click()
  await look('privacy-attestation')
  await page.goto(address)
  await look('privacy-deleted')
  await page.goto(staffUrl('privacy'))
  await look('privacy')
  await page.goto(staffUrl('incidentNew'))
  await page.getByLabel('Oui').check()
  await page
    .getByLabel('2. Ce qui s’est passé')
    .fill('Un courriel est parti à une mauvaise adresse.')
  await page.getByRole('button', { name: 'Enregistrer la fiche' }).click()
  await look('incident-errors')
  await page.getByRole('button', { name: 'Enregistrer comme brouillon' }).click()
  await look('incident')
  await page.goto(staffUrl('incidents'))
  await look('incidents')
  await leave()
})
