import { urlFor } from '../../../src/addresses/urlFor.js'
import { expectWholeAndAccessible } from '../../support/pages/wholeAndAccessible.js'
import { aReceivedRequest } from '../../support/staff/deskRequests.js'
import { signedIn } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'

let site: StaffSite
beforeAll(async () => {
  site = await openStaffSite()
})
afterAll(() => site.end())

const aRequest = async (locale: 'fr' | 'en' = 'fr') => {
  const sylvie = await signedIn(site.running, { name: 'Sylvie Bouchard' })
  const request = await aReceivedRequest(site.running, {
    name: 'Jeanne Tremblay',
    phone: '+14185550199',
    email: 'jeanne@exemple.ca',
    preferredLanguage: locale,
    locale,
    subject: 'mri',
  })
  const link = (await site.running.services.myRequest.linkTo(request)) ?? ''
  return { sylvie, request, link }
}

const visits = {
  fr: {
    write: 'Nous écrire',
    message: 'Votre message à l’accueil',
    send: 'Envoyer le message',
    sent: 'Nous avons votre message.',
    leave: 'Retirer votre demande',
    sure: 'Oui, retirer ma demande',
    withdraw: 'Retirer la demande',
    withdrawn: 'Vous avez retiré cette demande',
    resume: 'Oui, reprendre ma demande',
    resumeButton: 'Reprendre la demande',
    resumed: 'Votre demande est reprise.',
  },
  en: {
    write: 'Write to us',
    message: 'Your message to the front desk',
    send: 'Send the message',
    sent: 'We have your message.',
    leave: 'Withdraw your request',
    sure: 'Yes, withdraw my request',
    withdraw: 'Withdraw the request',
    withdrawn: 'You withdrew this request',
    resume: 'Yes, resume my request',
    resumeButton: 'Resume the request',
    resumed: 'Your request is active again.',
  },
} as const

test.each(['fr', 'en'] as const)(
  'My request without JavaScript › sends a message, withdraws and resumes in %s',
  async (locale) => {
    const words = visits[locale]
    const { sylvie, link } = await aRequest(locale)
    const { page, leave } = await site.seat(sylvie, { javaScriptEnabled: false, width: 390 })
    await page.goto(link)
    await page.getByText(words.write, { exact: true }).click()
    await page.getByLabel(words.message).fill('Call after 5 p.m.')
    await page.getByRole('button', { name: words.send }).click()
    await page.getByText(words.sent).waitFor()
    await page.getByText(words.leave, { exact: true }).click()
    await page.getByLabel(words.sure).check()
    await page.getByRole('button', { name: words.withdraw }).click()
    await page.getByRole('heading', { name: words.withdrawn }).waitFor()
    await page.getByLabel(words.resume).check()
    await page.getByRole('button', { name: words.resumeButton }).click()
    await page.getByText(words.resumed).waitFor()
    await leave()
  },
)

test('My request › is accessible and fits phone and desktop screens', async () => {
  const { sylvie, request, link } = await aRequest()
  const { page, leave } = await site.seat(sylvie)
  const pages = [
    ['my-request', link],
    ['my-request-no-key', urlFor('myRequest', 'fr')],
    ['request', `/staff/requests/${request.reference}`],
    ['request-correct', `/staff/requests/${request.reference}/correct`],
    ['request-new', '/staff/requests/new'],
    ['requests', '/staff/requests?view=new'],
  ] as const
  await page.goto(link)
  await page.getByText(visits.fr.write, { exact: true }).click()
  await page.getByLabel(visits.fr.message).fill('Appelez après 17 h, s’il vous plaît.')
  await page.getByRole('button', { name: visits.fr.send }).click()
  await page.getByText(visits.fr.sent).waitFor()
  for (const [name, address] of pages) {
    await page.goto(address)
    // Opens the tallest form, to check its accessibility and width too.
    if (name === 'my-request') await page.getByText('Corriger vos coordonnées').click()
    await expectWholeAndAccessible(page, name)
  }
  await leave()
})

test('My request › is linked from the confirmation in the contact form', async () => {
  const { sylvie } = await aRequest()
  const { page, leave } = await site.seat(sylvie)
  await page.goto(`${urlFor('home', 'fr')}#contact`)
  await page.getByLabel('Nom', { exact: false }).first().fill('Rose Gagné')
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('418 555-0177')
  await page.locator('select[name=subject]').selectOption('mri')
  await page.locator('input[name=consent]').check()
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.getByRole('link', { name: 'Suivre, corriger ou retirer ma demande' }).click()
  await page.getByRole('heading', { name: 'Nous vous appelons' }).waitFor()
  await leave()
})

test('change of an appointment › is accessible and fits phone and desktop screens', async () => {
  const { sylvie } = await aRequest()
  const { page, leave } = await site.seat(sylvie)
  await page.goto(urlFor('changeVisit', 'fr'))
  await expectWholeAndAccessible(page, 'change-visit')
  await leave()
})
