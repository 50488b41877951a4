import { join } from 'node:path'
import sharp from 'sharp'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { seedDemo } from '../../../src/services/staff/demo/seedDemo.js'
import { signedIn } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'
import { filesOf, maelie, storeMaelie, storeNamesake } from '../../support/staff/storedPerson.js'

/* Pages of the manual have the names it uses. MANUAL_PICTURES=yes writes their pictures to docs/staff. */

const folder = join(__dirname, '../../../docs/staff')
const size = { width: 1280, height: 800 }

let site: StaffSite
beforeAll(async () => {
  site = await openStaffSite()
})
afterAll(() => site.end())

test('staff manual › shows the queue, an application, the privacy area and the incident register', async () => {
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
    if (process.env['MANUAL_PICTURES'] !== 'yes') return
    const picture = await page.screenshot()
    await sharp(picture).resize(960).jpeg({ quality: 72, mozjpeg: true }).toFile(join(folder, name))
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
