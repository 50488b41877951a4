import type { Page } from 'playwright'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { smallPicture } from '../../support/images/uploadedPictures.js'
import { overflowErrors } from '../../support/pages/overflow.js'
import { photograph } from '../../support/pages/photograph.js'
import { expectWholeAndAccessible } from '../../support/pages/wholeAndAccessible.js'
import { sectionAddress } from '../../support/staff/siteForms.js'
import { signedIn } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'

let site: StaffSite
beforeAll(async () => {
  site = await openStaffSite()
})
afterAll(() => site.end())

const roles = ['editor', 'hr'] as const

const longWord = 'W'.repeat(80)

test('site editor without JavaScript › corrects and publishes a price', async () => {
  const person = await signedIn(site.running, { roles, name: 'Nadia Roy' })
  const { page, leave } = await site.seat(person, { javaScriptEnabled: false, width: 390 })
  await page.goto(staffUrl('siteEditor'))
  await page.getByRole('link', { name: 'Faits de la clinique' }).click()
  await page.getByRole('link', { name: 'Prix', exact: true }).click()
  await page.getByLabel('IRM', { exact: true }).fill('725')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).last().click()
  await page.getByRole('link', { name: 'Faits de la clinique' }).click()
  await page.getByRole('link', { name: 'Voir et publier' }).click()
  await photograph(page, 'publish-390')
  await page.getByLabel('Pourquoi, en quelques mots').fill(`2027 ${longWord}`)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await page.getByText('Le site montre les changements').waitFor()
  await page.goto(urlFor('mri', 'fr'))
  expect(await page.locator('main').textContent()).toContain('725\u00A0$')
  await leave()
})

test('site editor without JavaScript › replaces a picture and stores the pressed point as its focal point', async () => {
  const person = await signedIn(site.running, { roles, locale: 'en' })
  const { page, leave } = await site.seat(person, {
    javaScriptEnabled: false,
    width: 390,
    locale: 'en-CA',
  })
  await page.goto(sectionAddress('picture-reception', 'all'))
  const buffer = await smallPicture('jpeg')
  await page.getByLabel('Replace the file').setInputFiles({
    name: 'desk.jpg',
    mimeType: 'image/jpeg',
    buffer,
  })
  await page.getByLabel('English').fill('The front desk')
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await page.getByText('Saved.').waitFor()
  // The picture is 280 pixels wide on every screen, so 70 pixels are 25 %.
  await page.locator('input[type=image]').click({ position: { x: 70, y: 140 } })
  await page.getByText('Saved.').waitFor()
  expect(await page.getByLabel('from the left').inputValue()).toBe('25')
  expect(await page.getByLabel('from the top').inputValue()).toBe('75')
  await photograph(page, 'picture-focus-390')
  await leave()
})

const pages = [
  ['site', staffUrl('siteEditor')],
  ['document', '/staff/site/exam-mri'],
  ['section', sectionAddress('exam-mri', 'sections-questions')],
  ['prepare', sectionAddress('exam-mri', 'sections-prepare')],
  ['hours', sectionAddress('clinic', 'hours')],
  ['prices', sectionAddress('clinic', 'prices')],
  ['picture', sectionAddress('picture-reception', 'all')],
  ['job', sectionAddress('job-front-desk-clerk', 'all')],
  ['new-job', staffUrl('siteJobNew')],
  ['search', `${staffUrl('siteSearch')}?find=irm&in=fr`],
  ['exchange', staffUrl('siteExchange')],
  ['publish', staffUrl('sitePublish')],
  ['history', staffUrl('siteHistory')],
  ['day', staffUrl('siteDay', { day: '2026-11-20' })],
] as const

const editLead = async (page: Page, text: string): Promise<void> => {
  await page.goto(sectionAddress('exam-mri', 'top'))
  await page.locator('[name="lead.fr"]').fill(text)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).last().click()
  await page.getByText('Enregistré.').waitFor()
}

test('site editor › is accessible and uncut on phones and desktops, with a long word in a reason or a step', async () => {
  const person = await signedIn(site.running, { roles, name: 'Nadia Roy' })
  const { page, leave } = await site.seat(person, { width: 390 })
  await editLead(page, 'L’IRM en une phrase.')
  for (const [name, address] of pages) {
    await page.goto(address)
    await expectWholeAndAccessible(page, name)
  }
  await page.goto(urlFor('careers', 'fr'))
  const step = page.locator('.visit p').last()
  await step.evaluate((text, word) => text.replaceChildren(word), longWord)
  expect(await overflowErrors(page)).toEqual([])
  await leave()
})

test('site editor › approval is accessible and uncut on phones and desktops', async () => {
  const nadia = await signedIn(site.running, { roles: ['editor'], name: 'Nadia Roy' })
  const anne = await signedIn(site.running, { roles: ['approver'], name: 'Anne Lavoie' })
  const draft = '/staff/site/exam-mri'
  const [author, approver] = [await site.seat(nadia), await site.seat(anne)]
  await editLead(author.page, 'L’IRM à approuver.')
  await author.page.goto(draft)
  await author.page.getByRole('button', { name: 'Demander l’approbation' }).click()
  await author.page.getByText('Approbation demandée. ').waitFor()
  await approver.page.goto(staffUrl('siteEditor'))
  await expectWholeAndAccessible(approver.page, 'to-approve')
  await approver.page.locator(`a[href="${draft}/approval"]`).click()
  await approver.page.getByLabel('Ou renvoyer le brouillon').fill('Précisez la durée.')
  await expectWholeAndAccessible(approver.page, 'approval')
  await approver.page.getByRole('button', { name: 'Renvoyer le brouillon' }).click()
  await approver.page.getByText('Brouillon renvoyé.').waitFor()
  await author.page.goto(draft)
  await expectWholeAndAccessible(author.page, 'sent-back')
  for (const { leave } of [author, approver]) await leave()
})
