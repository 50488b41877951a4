import { readFile } from 'node:fs/promises'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { aCv } from '../../support/careers/applicationForms.js'
import { aDocxWithMacros } from '../../support/careers/someFiles.js'
import { expectWholeAndAccessible } from '../../support/pages/wholeAndAccessible.js'
import { eventually } from '../../support/site/eventually.js'
import { aReceivedRequest } from '../../support/staff/deskRequests.js'
import { aReceivedApplication } from '../../support/staff/hrApplications.js'
import { type SignedInPerson, signedIn } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'

let site: StaffSite
let nadia: SignedInPerson
let reference: string

beforeAll(async () => {
  site = await openStaffSite()
  nadia = await signedIn(site.running, { roles: ['hr', 'admin'], name: 'Nadia Ferland' })
  const received = await aReceivedApplication(site.running, {
    fields: { keep: 'yes' },
    files: [aCv, { name: 'Lettre.docx', content: aDocxWithMacros() }],
  })
  reference = received.reference
  for (let one = 0; one < 7; one += 1) {
    await aReceivedRequest(site.running, { subject: one < 5 ? 'mri' : 'fetal' })
  }
})
afterAll(() => site.end())

test('application page › shows scan results, saves files and stores a decision by keyboard without JavaScript', async () => {
  const { page, errors, leave } = await site.seat(nadia, { javaScriptEnabled: false })
  await page.goto(staffUrl('home'))
  await page.getByRole('link', { name: 'Maélie Tremblay-Côté' }).press('Enter')
  const words = await page.locator('.file').first().innerText()
  expect(words).toMatch(/Non analysé[\s\S]*Télécharger/)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger CV.pdf' }).press('Enter'),
  ])
  expect(saved.suggestedFilename()).toBe('CV.pdf')
  expect(await readFile(await saved.path())).toEqual(aCv.content)
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tout en un ZIP' }).press('Enter'),
  ])
  expect(zip.suggestedFilename()).toBe(`${reference}.zip`)
  await page.getByRole('button', { name: 'Inviter en entrevue' }).press('Enter')
  await page.getByRole('button', { name: 'Annuler' }).press('Enter')
  expect(await page.locator('.title__meta .state').innerText()).toBe('Reçue')
  expect(errors).toEqual([])
  await leave()
})

test('application file › is announced as ready after the code, can be saved and links back to the application', async () => {
  // Signs in another person, because each code replaces the session that the other tests use.
  const luc = await signedIn(site.running, { roles: ['hr'], name: 'Luc Gagnon' })
  const { page, errors, leave } = await site.seat(luc, { javaScriptEnabled: false })
  const application = staffUrl('application', { reference })
  const save = async (role: 'link' | 'button', name: string): Promise<string> => {
    await page.goto(application)
    site.running.clock.pass(301_000)
    await page.getByRole(role, { name }).click()
    await page.locator('input[name="code"]').fill(luc.code())
    await page.getByRole('button', { name: 'Confirmer et continuer' }).click()
    await page.getByRole('heading', { name: 'Le fichier est prêt' }).waitFor({ timeout: 5_000 })
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole(role, { name: 'Enregistrer le fichier' }).click(),
    ])
    return saved.suggestedFilename()
  }
  expect(await save('link', 'Télécharger CV.pdf')).toBe('CV.pdf')
  await page.getByRole('link', { name: 'Revenir à la page' }).click()
  expect(new URL(page.url()).pathname).toBe(application)
  expect(await save('button', 'Tout en un ZIP')).toBe(`${reference}.zip`)
  await leave()
  // The response that requests the code has the status 401.
  expect(errors.filter((error) => !error.includes('401'))).toEqual([])
})

test('staff pages › do not scroll sideways with a long name', async () => {
  const name = 'Anne-Sophie Desrosiers-Villeneuve de la Chevrotière'
  const anne = await signedIn(site.running, { roles: ['desk', 'hr', 'admin'], name })
  const { page, errors, leave } = await site.seat(anne)
  await page.goto(staffUrl('applications'))
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await eventually(async () => {
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([width, beyond]).toEqual([width, 0])
    })
  }
  expect(errors).toEqual([])
  await leave()
})

test('staff navigation on a phone › shows every section next to a long name', async () => {
  const roy = await signedIn(site.running, { roles: ['hr'], name: 'Sylvie Bouchard' })
  const { page, leave } = await site.seat(roy, { width: 390, height: 844 })
  await page.goto(staffUrl('applications'))
  const hidden = await page
    .locator('.bar__nav ul')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBe(0)
  await leave()
})

test('notice › is previewed in both languages, published at the top of pages, where it is uncut and accessible, and removed', async () => {
  const { page, errors, leave } = await site.seat(nadia)
  await page.goto(staffUrl('notices'))
  await page.getByLabel('Français', { exact: true }).fill('Tempête : appelez avant de partir.')
  await page.getByRole('button', { name: 'Voir l’aperçu' }).click()
  expect(await page.locator('.error-text').first().innerText()).toContain('texte anglais')
  await page.getByLabel('Anglais', { exact: true }).fill('Storm: call before you leave.')
  await page.getByRole('button', { name: 'Voir l’aperçu' }).click()
  expect(await page.locator('.site__banner').allInnerTexts()).toEqual([
    'Tempête : appelez avant de partir.',
    'Storm: call before you leave.',
  ])
  await page.getByRole('button', { name: 'Publier' }).click()
  await page.goto('/fr')
  expect(await page.locator('body > .closure-notice').innerText()).toContain('Tempête')
  await page.goto('/fr/a-propos')
  await expectWholeAndAccessible(page, 'notice-strip')
  await page.goto(staffUrl('notices'))
  await page.getByRole('button', { name: /^Enlever/ }).click()
  await page.goto('/fr')
  expect(await page.locator('body > .closure-notice').count()).toBe(0)
  expect(errors).toEqual([])
  await leave()
})

test('HR pages › are accessible and uncut on phones and desktops', async () => {
  const { page, errors, leave } = await site.seat(nadia)
  const pages = {
    applications: staffUrl('applications'),
    application: staffUrl('application', { reference }),
    notices: staffUrl('notices'),
    statistics: staffUrl('statistics'),
  }
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address)
    await expectWholeAndAccessible(page, name)
  }
  expect(errors).toEqual([])
  await leave()
})
