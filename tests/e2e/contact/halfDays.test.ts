import type { Page } from 'playwright'
import { homeAnchors } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { clinicToday } from '../../../src/services/tools/clinicToday.js'
import { contactVisits } from '../../support/contact/contactVisits.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { overflowErrors } from '../../support/pages/overflow.js'
import { eventually } from '../../support/site/eventually.js'

jest.setTimeout(120_000)

const visits = contactVisits()

const islandAwake = (page: Page): Promise<void> =>
  page.locator('[data-island=ContactForm][data-island-state=awake]').waitFor()

const boxes = (page: Page) => page.locator('[name=halfDays]')

/** Ticks a half-day as the finger does, on its words. */
const tick = (page: Page, place: number): Promise<void> =>
  page.locator('.half-days .chip').nth(place).click()

const fillRest = async (page: Page, name: string): Promise<void> => {
  await page.fill('#contact-name', name)
  await page.fill('#contact-phone', '418 555-0199')
  await page.check('#contact-consent', { force: true })
}

test('exam and dates go from the answer into the request form inside the browser, and the wish to the desk', async () => {
  const { page } = await visits.visit('fr')
  const today = clinicToday('America/Toronto', new Date())
  await page.goto(urlFor('nuchalTranslucency', 'fr'))
  await page.getByText('L’âge mesuré à une échographie').click()
  // The dates of the exam begin today, so that some of them are offered.
  for (const [name, value] of Object.entries({ weeks: '11', days: '0', day: today })) {
    await page.fill(`#dates-${name}`, value)
  }
  await page.getByRole('button', { name: 'Voir mes dates' }).click()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await page.getByRole('link', { name: /Demander cet examen à ces dates.*nucale/i }).click()
  await islandAwake(page)
  expect(await page.inputValue('#contact-subject')).toBe('nuchalTranslucency')
  await page.locator('.half-days').getByText('Vos dates').waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(
    urlFor('home', 'fr', homeAnchors.contact),
  )
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  )
  expect(`${sent.join('\n')} ${stored}`).not.toMatch(/20\d\d-\d\d-\d\d|POST/)

  const first = await boxes(page).first().inputValue()
  await tick(page, 0)
  await fillRest(page, 'Zoé Aux Dates')
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.getByRole('heading', { name: 'Votre demande est arrivée' }).waitFor()
  expect(await visits.keptOf('Zoé Aux Dates')).toMatchObject([
    { subject: 'nuchalTranslucency', halfDays: [first] },
  ])
})

test('a half-day that has gone is refused: the list is new, and what was typed stays', async () => {
  const { page } = await visits.visit('fr')
  visits.expectErrors(/status 422/)
  await page.goto(urlFor('home', 'fr', homeAnchors.contact))
  await islandAwake(page)
  const first = await boxes(page).first().inputValue()
  const [date = ''] = first.split(' ')
  // As if the page had been opened on another day: what it sends has gone, and so has its first day.
  await page.route('**/*', async (route) => {
    const sent = route.request().postData()
    if (sent === null) return route.continue()
    const answer = await route.fetch({ postData: sent.replace(date, '2026-01-05') })
    const { halfDays, ...told } = await answer.json()
    await route.fulfill({ response: answer, json: { ...told, halfDays: halfDays.slice(1) } })
  })
  await page.locator('#contact-halfDays').click()
  await tick(page, 0)
  await page.selectOption('#contact-subject', 'mri')
  await fillRest(page, 'Zoé Cette Nuit')
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.locator('[data-summary]').getByText('n’est plus offerte').waitFor()
  expect(await page.inputValue('#contact-name')).toBe('Zoé Cette Nuit')
  expect(await boxes(page).first().inputValue()).not.toContain(date)
  expect(await page.locator('[name=halfDays]:checked').count()).toBe(0)
  expect(await visits.keptOf('Zoé Cette Nuit')).toEqual([])
  await page.unrouteAll()
  const next = await boxes(page).first().inputValue()
  await tick(page, 0)
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.getByRole('heading', { name: 'Votre demande est arrivée' }).waitFor()
  expect(await visits.keptOf('Zoé Cette Nuit')).toMatchObject([{ halfDays: [next] }])
})

test('a fourth half-day is told at once, and the form can be used by everybody, at 320 pixels too', async () => {
  const { page } = await visits.visit('en')
  await page.goto(urlFor('home', 'en', homeAnchors.contact))
  await islandAwake(page)
  await page.locator('#contact-halfDays').click()
  for (const place of [0, 1, 2, 3]) await tick(page, place)
  await page.getByText('You chose more than 3 half-days. Keep 3 at most.').first().waitFor()
  await tick(page, 3)
  await eventually(async () =>
    expect(await page.getByText('You chose more than 3 half-days.').count()).toBe(0),
  )
  expect(await accessibilityErrorsInBothThemes(page, '#contact')).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  await eventually(async () => expect(await overflowErrors(page)).toEqual([]))
})
