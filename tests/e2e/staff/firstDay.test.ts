import type { PlainMessageKey } from '../../../src/services/language/messages.js'
import { translateIn } from '../../../src/services/language/translations.js'
import { refuseAnEmail } from '../../support/staff/refuseAnEmail.js'
import { eventually } from '../../support/site/eventually.js'
import { photograph } from '../../support/pages/photograph.js'
import { aReceivedRequest } from '../../support/staff/deskRequests.js'
import { signedIn } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'

let site: StaffSite
beforeAll(async () => {
  site = await openStaffSite()
})
afterAll(() => site.end())

const morning = async () => {
  const received = []
  for (let number = 0; number < 12; number += 1) {
    const email = `personne${number}@exemple.ca`
    received.push(await aReceivedRequest(site.running, { email, subject: 'mri' }))
  }
  for (const want of ['cancel', 'moveKeep'] as const) {
    await aReceivedRequest(site.running, {
      email: `${want}@exemple.ca`,
      subject: 'other',
      visit: { date: '2026-11-23', time: '08:15', want, state: 'open' },
    })
  }
  const refused = received.at(-1)?.reference ?? ''
  await refuseAnEmail(site.running, refused)
  return { received: received.map(({ reference }) => reference), refused }
}

/** `PICTURES_LOCALE=en` takes the pictures for review in English. */
const locale = process.env['PICTURES_LOCALE'] === 'en' ? 'en' : 'fr'

test('requests area › supports every task of the first day of a receptionist', async () => {
  const t = translateIn(site.running.services.translations, locale)
  const sylvie = await signedIn(site.running, { name: 'Sylvie Bouchard', locale })
  const karine = await signedIn(site.running, { name: 'Karine Dufour', email: 'k@exemple.ca' })
  const { received, refused } = await morning()
  const { page, leave } = await site.seat(sylvie, { width: 1440 })
  const open = (reference: string) => page.goto(`/staff/requests/${reference}`)
  const press = (key: PlainMessageKey) =>
    page
      .getByRole('button', { name: t(key), exact: true })
      .first()
      .click()

  await page.goto('/staff/requests?view=new')
  await photograph(page, 'first-day-list')
  expect(await page.locator('tbody tr').count()).toBe(14)
  expect(await page.locator('tbody tr').first().getAttribute('id')).toBe(refused)

  const outcomes = ['booked', 'message', 'noAnswer', 'wrongNumber'] as const
  for (const [place, outcome] of outcomes.entries()) {
    await open(received[place] ?? '')
    await page.getByLabel(t('staffRequests:call.note')).fill('Vient avec sa fille.')
    if (outcome === 'booked') {
      await page.locator('#call-appointment').fill('2026-12-01')
      await page.locator('#call-appointment-hour').fill('09:15')
    }
    await press(`staffRequests:call.${outcome}`)
    await page.locator('.undo').waitFor()
  }
  await photograph(page, 'first-day-call')
  await open(received[0] ?? '')
  await photograph(page, 'first-day-booked')
  await press('staffRequests:visit.freed')
  await page.getByText(t('staffRequests:visit.done.freed')).first().waitFor()

  await open(received[5] ?? '')
  await photograph(page, 'first-day-others')
  const merge = page.locator('[name=merge]').first()
  const reference = (await merge.getAttribute('value')) ?? ''
  await merge.click()
  await page.getByText(t('staffRequests:line.merged', { reference })).first().waitFor()
  await photograph(page, 'first-day-merged')

  for (const done of ['freed', 'kept'] as const) {
    await page.goto('/staff/requests?view=visits')
    await page.locator('tbody a.name').first().click()
    await press(`staffRequests:visit.${done}`)
    await page
      .getByText(t(`staffRequests:visit.done.${done}`))
      .first()
      .waitFor()
  }

  await open(refused)
  await page.getByRole('link', { name: t('staffRequests:entry.correct'), exact: true }).click()
  await page.locator('#email').fill('corrigee@exemple.ca')
  await press('staffRequests:entry.save')
  await page.getByText(t('staffRequests:line.fields.email')).waitFor()
  await photograph(page, 'first-day-corrected')

  await karine.agent.get(`/staff/requests/${received[6]}`).expect(200)
  await open(received[6] ?? '')
  await page.getByRole('status').filter({ hasText: 'Karine Dufour' }).waitFor()

  await page.goto('/staff/requests/new')
  await page.locator('[name=source][value=phone]').check()
  await page.locator('#name').fill('Rose Gagné')
  await page.locator('#phone').fill('418 555-0177')
  await page.locator('#subject').selectOption('mri')
  await page.locator('[name=language][value=fr]').check()
  await page.locator('#consent').check()
  await page.getByText(t('staffRequests:entry.visit')).click()
  await photograph(page, 'first-day-caller')
  await press('staffRequests:entry.save')
  await page.getByRole('heading', { name: 'Rose Gagné' }).waitFor()
  await eventually(async () => {
    await page.goto('/staff/requests?view=new')
    expect(await page.locator('tbody tr').count()).toBeLessThan(14)
  })
  await leave()
})

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
