import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { seedDemo } from '../../../src/services/staff/demo/seedDemo.js'
import { sectionAddress } from '../../support/staff/siteForms.js'
import { signedIn } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'
import { filesOf, maelie, storeMaelie, storeNamesake } from '../../support/staff/storedPerson.js'

/* Tests that staff pages have the headings of the manual. MANUAL_PICTURES=yes updates its screenshots. */

const folder = join(__dirname, '../../../docs/staff')
const size = { width: 1280, height: 800 }

const takePicture = async (page: Page, name: string): Promise<void> => {
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  if (process.env['MANUAL_PICTURES'] !== 'yes') return
  const picture = await page.screenshot()
  await sharp(picture).resize(960).jpeg({ quality: 72, mozjpeg: true }).toFile(join(folder, name))
}

let site: StaffSite
beforeAll(async () => {
  site = await openStaffSite()
})
afterAll(() => site.end())

test('staff manual › matches the requests list, an application, the privacy area and the incident register', async () => {
  const { running } = site
  const roles = ['desk', 'hr', 'admin'] as const
  const person = await signedIn(running, { roles, name: 'Marie-Ève Lachance' })
  const { records, clock, careers } = running.services
  const demoFiles = careers.files
  await seedDemo({
    records,
    files: demoFiles,
    clock,
    colleague: { id: person.id, name: person.name },
  })
  const { page, leave } = await site.seat(person, size)
  const show = async (name: string, heading: RegExp): Promise<void> => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(heading)
    await takePicture(page, name)
  }

  await page.goto(`${staffUrl('requests')}?view=new`)
  await show('requests.jpg', /demandes/i)
  await page.locator('main a.name').first().click()
  await page.waitForURL(/\/staff\/requests\/DEMO-/)
  await show('request.jpg', /./)
  await page.goto(staffUrl('applications'))
  await show('applications.jpg', /candidatures/i)
  await page.locator('main a.name').first().click()
  await page.waitForURL(/\/staff\/applications\/DEMO-/)
  await show('application.jpg', /./)
  await page.goto(staffUrl('notices'))
  await show('notices.jpg', /avis/i)

  const files = await filesOf(running)
  await storeMaelie(running, files)
  await storeNamesake(running)
  await files.close()
  await page.goto(staffUrl('privacy'))
  await page.getByLabel('Copie', { exact: true }).check()
  await page.getByLabel('Suppression').check()
  await page.getByLabel('Nom', { exact: true }).fill('Tremblay')
  await page.getByLabel('Courriel', { exact: true }).fill(maelie.email)
  await page.getByRole('button', { name: 'Inscrire et chercher partout' }).click()
  await show('privacy.jpg', /envois trouvés/)
  await page.getByRole('button', { name: 'Supprimer ce qui est sélectionné…' }).click()
  await show('delete.jpg', /Supprimer/)
  await page.getByRole('button', { name: 'Supprimer et produire l’attestation' }).click()
  await show('attestation.jpg', /Attestation de suppression/)

  await page.goto(staffUrl('incidentNew'))
  await page.getByLabel('Renseignements de santé').check()
  await page.getByLabel('Oui').check()
  await page
    .getByLabel('2. Ce qui s’est passé')
    .fill('Un courriel est parti à une adresse mal recopiée.')
  await page.getByRole('button', { name: 'Enregistrer comme brouillon' }).click()
  await page.goto(staffUrl('incidents'))
  await show('incidents.jpg', /Incidents/)
  await leave()
})

const editorPages = {
  fr: {
    region: 'fr-CA',
    lead: 'Une IRM dure de 20 à 45 minutes. Dites-nous d’avance si vous portez un implant.',
    save: 'Enregistrer',
    ask: 'Demander l’approbation',
  },
  en: {
    region: 'en-CA',
    lead: 'An MRI takes 20 to 45 minutes. Tell us ahead if you have an implant.',
    save: 'Save',
    ask: 'Request approval',
  },
} as const

test.each(['fr', 'en'] as const)('staff manual › matches the site editor in %s', async (locale) => {
  const { region, save, ask, lead } = editorPages[locale]
  const { running } = site
  const editor = await signedIn(running, {
    roles: ['editor', 'hr'],
    name: 'Nadia Roy',
    locale,
    email: `nadia-${locale}@example.ca`,
  })
  const approver = await signedIn(running, {
    roles: ['approver'],
    name: 'Anne Lavoie',
    locale,
    email: `anne-${locale}@example.ca`,
  })
  const { page, leave } = await site.seat(editor, { ...size, locale: region })
  await page.goto(sectionAddress('exam-mri', 'top'))
  await page.locator(`[name="lead.${locale}"]`).fill(lead)
  await page.getByRole('button', { name: save, exact: true }).last().click()
  await page.waitForURL(/said=saved/)
  await takePicture(page, `site-section-${locale}.jpg`)
  await page.goto('/staff/site/exam-mri')
  await page.getByRole('button', { name: ask }).click()
  await page.waitForURL(/said=asked/)
  await page.goto(staffUrl('siteEditor'))
  await takePicture(page, `site-${locale}.jpg`)
  await page.goto(staffUrl('sitePublish'))
  await takePicture(page, `site-publish-${locale}.jpg`)
  const second = await site.seat(approver, { ...size, locale: region })
  await second.page.goto('/staff/site/exam-mri/approval')
  await takePicture(second.page, `site-approval-${locale}.jpg`)
  await second.leave()
  await page.goto('/staff/site/exam-mri')
  await page.locator('[name=do][value=drop]').click()
  await leave()
})
