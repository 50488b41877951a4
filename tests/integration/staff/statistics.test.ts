import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import type { Subject } from '../../../src/shared/contact/contactChoices.js'
import { hideSmallOf, medianOf } from '../../../src/services/staff/statistics/smallCells.js'
import { hour } from '../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { aReceivedRequest, staffPage } from '../../support/staff/deskRequests.js'
import { signedIn } from '../../support/staff/signedIn.js'

let app: TestApp
beforeEach(async () => {
  app = await appForTests()
})
afterEach(() => app.end())

const receive = async (count: number, subject: Subject, preferredLanguage: 'fr' | 'en' = 'fr') => {
  for (let one = 0; one < count; one += 1) {
    await aReceivedRequest(app, { subject, preferredLanguage })
  }
}

const plain = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ')

const rowOf = async (section: string, heading: string): Promise<readonly string[]> => {
  const $ = await staffPage(await signedIn(app), '/staff/statistics')
  const row = $(`section[aria-labelledby=${section}] tbody tr`)
    .toArray()
    .find((each) => $(each).find('th').text() === heading)
  return $(row)
    .find('td')
    .toArray()
    .map((cell) => plain($(cell).text()))
}

test('statistics › four requests for an exam are shown as “moins de 5”', async () => {
  await receive(4, 'mri')
  await receive(7, 'fetal')
  expect((await rowOf('exams', 'IRM'))[0]).toBe('moins de 5')
  // A share of seven in eleven would reveal the suppressed count of four.
  const $ = await staffPage(await signedIn(app), '/staff/statistics')
  const exams = $('section[aria-labelledby=exams]').text()
  expect(exams).not.toMatch(/\b[47]\b/)
  expect($('.kpis dd').first().text().trim()).toBe('11')
})

test('statistics › count weeks, exams, states and languages, with a table for each chart', async () => {
  await receive(6, 'mri')
  await receive(5, 'fetal', 'en')
  expect(await rowOf('exams', 'IRM')).toEqual(['6', 'pas assez de réponses'])
  expect(await rowOf('weeks', '16 nov.')).toEqual(['6', '5', '11', 'pas assez de réponses'])
  expect(await rowOf('states', 'Nouvelle')).toEqual(['11'])
  const $ = await staffPage(await signedIn(app), '/staff/statistics')
  expect(
    $('.key')
      .toArray()
      .map((key) => $(key).text()),
  ).toEqual(['Français, cette semaine', 'Anglais'])
  expect($('.chart')).toHaveLength(3)
  expect($('table')).toHaveLength(3)
  expect($('[style]')).toHaveLength(0)
  expect($('.kpis').text()).toMatch(/45.%/)
})

test('statistics › show a sentence instead of a chart without bars', async () => {
  await receive(4, 'mri')
  const $ = await staffPage(await signedIn(app), '/staff/statistics')
  expect($('.chart-scroll, .key')).toHaveLength(0)
  expect(plain($('[aria-labelledby=weeks] p').text())).toBe(
    'Aucune barre à montrer : chaque semaine est à 0, à moins de 5 ou cachée.',
  )
  expect($('[aria-labelledby=hours] p').text()).toBe('Pas assez de réponses pour un diagramme.')
})

test('statistics › a week with few requests in English shows its total only', async () => {
  await receive(9, 'mri')
  await receive(1, 'mri', 'en')
  expect((await rowOf('weeks', '16 nov.')).slice(0, 3)).toEqual(['caché', 'caché', '10'])
  const $ = await staffPage(await signedIn(app), '/staff/statistics')
  expect($('.kpis').text()).not.toContain('10 %')
  expect($('.bar-undivided')).toHaveLength(1)
  expect($('.key').text()).toBe('Langues cachées')
})

test('statistics › time to first answer is counted in opening hours', async () => {
  // Saturday at 10:00; the clinic closes at 13:00 and opens on Monday at 7:30.
  await receive(5, 'mri')
  const { services, clock } = app
  const { requests } = await services.staff.requests.list('new', '', {})
  clock.pass(47 * hour)
  const sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
  for (const { request } of requests) {
    await sylvie.agent
      .post(`/staff/requests/${request.reference}`)
      .type('form')
      .send({ version: '1', list: '', outcome: 'message' })
      .expect(303)
  }
  expect((await rowOf('exams', 'IRM'))[1]).toBe('4,5 h')
})

test('statistics › count spam separately', async () => {
  await receive(6, 'mri')
  for (let one = 0; one < 5; one += 1) await aReceivedRequest(app, { id: randomUUID() }, true)
  const $ = await staffPage(await signedIn(app), '/staff/statistics')
  expect($('.kpis dd').first().text().trim()).toBe('6')
  expect($('.kpis dd').last().text().trim()).toBe('5')
})

test('statistics › contain no name, address or message', async () => {
  await aReceivedRequest(app, { name: 'Zénobie Quintal', message: 'Un secret' })
  const person = await signedIn(app, { roles: ['admin'] })
  const { text } = await person.agent.get('/staff/statistics').expect(200)
  expect(load(text)('main').text()).not.toMatch(/Zénobie|Quintal|secret|@|555/)
})

test.each([
  [
    [4, 9, 8],
    ['few', 9, 'besideFew'],
  ],
  [
    [9, 8, 7],
    [9, 8, 7],
  ],
  [
    [0, 9, 8],
    [0, 9, 8],
  ],
  // With two hidden counts, neither can be derived from the total.
  [
    [3, 2, 8],
    ['few', 'few', 8],
  ],
  // Equal extremes could be derived from their sum.
  [
    [1, 1, 8],
    ['few', 'few', 'besideFew'],
  ],
  [
    [4, 4, 8],
    ['few', 'few', 'besideFew'],
  ],
  [[4], ['few']],
])('statistics › show the counts %j as %j', (counts, cells) => {
  expect(hideSmallOf(counts)).toEqual(cells)
})

test('statistics › a median requires five values', () => {
  expect(medianOf([1, 2, 3, 4])).toBeUndefined()
  expect(medianOf([5, 1, 4, 2, 3])).toBe(3)
  expect(medianOf([1, 2, 3, 4, 5, 6])).toBe(3.5)
})
