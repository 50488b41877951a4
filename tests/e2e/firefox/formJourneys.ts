import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { homeAnchors } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { type FirefoxTour, hasFocus, sees } from '../../support/browser/firefoxTour.js'
import { aPdf } from '../../support/careers/someFiles.js'
import { listApplications } from '../../support/site/builtSite.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const field = (form: string, name: string): string => `${form} [name="${name}"]`

const reference = /OND-\w{4}-\w{4}/

export const formJourneys = (tour: FirefoxTour): void => {
  test('contact form › reports errors, preserves typed text and is sent', async () => {
    const form = 'form[data-contact]'
    const page = await tour.arrive(urlFor('home', 'fr', homeAnchors.contact))
    await page.waitForSelector('[data-island=ContactForm][data-island-state=hydrated]')
    await page.locator(field(form, 'name')).fill('Zoé L’Heureux')
    await page.locator(`${form} [type=submit]`).click()
    await hasFocus(page, '[data-summary]')
    expect(await page.$$eval('[aria-invalid=true]', (fields) => fields.length)).toBeGreaterThan(2)

    await page.locator(field(form, 'phone')).fill('418 555-0199')
    await page.select(field(form, 'subject'), 'other')
    await page.locator(field(form, 'message')).fill('Bonjour,\nje peux venir « tôt ».')
    await page.locator(field(form, 'consent')).click()
    await page.locator(`${form} [type=submit]`).click()
    await sees(page, tour.t('fr', 'received:notice.title'))
    expect(await page.$eval('main', (main) => main.textContent)).toMatch(reference)
  })

  test('job application › is sent with its file', async () => {
    const files = temporaryFolder()
    const cv = join(files.path, 'CV Tremblay-Côté.pdf')
    writeFileSync(cv, aPdf('cv'))
    const form = 'form[data-application]'
    const page = await tour.arrive(urlFor('careers', 'en'))
    await page.$eval(form, (place) => place.scrollIntoView())
    await page.waitForSelector('[data-island=ApplicationForm][data-island-state=hydrated]')
    await page.locator(field(form, 'name')).fill('Maélie Tremblay-Côté')
    await page.locator(field(form, 'email')).fill('maelie@exemple.ca')
    await page.locator(field(form, 'phone')).fill('418 555-0199')
    await page.locator(field(form, 'consent')).click()
    const input = await page.waitForSelector(`${form} input[type=file]`)
    await input?.uploadFile(cv)
    await page.waitForSelector(`${form} .file[data-state=success]`)
    await page.locator(`${form} button[type=submit]`).click()
    await sees(page, tour.t('en', 'applications:received.title'))
    expect(await page.$eval('main', (main) => main.textContent)).toMatch(reference)
    const { folder } = tour.site()
    const stored = [...listApplications(folder), ...listApplications(folder, '--suspected')]
    expect(JSON.stringify(stored)).toContain('CV Tremblay-Côté.pdf')
    files.remove()
  })
}
