import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { urlFor } from '../../../../src/addresses/urlFor.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { eventually } from '../../../support/site/eventually.js'
import { publishAll, saveSection, sectionAddress } from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
let nadia: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  nadia = await signedIn(app, { roles: ['editor'], locale: 'en', name: 'Nadia Roy' })
  const prices = sectionAddress('clinic', 'prices')
  await saveSection(nadia, prices, { 'coverage.prices.mri': '725' })
})
afterEach(() => app.end())

// The clock of the tests starts on Saturday, November 21, 2026, at 10:00 at the clinic.
const plan = (day = '2026-11-21', hour = '11:30') =>
  publishAll(nadia, { do: 'schedule', day, hour })

const pageOf = async () => load((await nadia.agent.get(staffUrl('sitePublish'))).text)

const price = async (): Promise<boolean> =>
  (await app.site.get(urlFor('mri', 'en'))).text.includes('$725')

const press = async (button: 'confirm' | 'other') => {
  const $ = await pageOf()
  const schedule = String($('[name=schedule]').val())
  return nadia.agent.post(staffUrl('sitePublish')).type('form').send({ schedule, do: button })
}

test('scheduled publication › is listed, locks its draft and is published on time', async () => {
  expect((await plan()).status).toBe(303)
  const $ = await pageOf()
  expect($('section[aria-labelledby=schedules]').text()).toContain('Nadia Roy')
  expect($('[name=draft]')).toHaveLength(0)
  expect(await price()).toBe(false)
  app.services.start()
  // The job's timer may not be set yet when the clock first moves.
  await eventually(async () => {
    app.clock.pass(91 * 60_000)
    expect(await price()).toBe(true)
  })
})

test('scheduled publication › refuses an hour that daylight saving time skips', async () => {
  const refused = await plan('2027-03-14', '2:30')
  expect([refused.status, load(refused.text)('[role=alert]').text()]).toEqual([
    422,
    expect.stringContaining('clocks skip that time'),
  ])
  expect((await plan('2027-03-14', '3:30')).status).toBe(303)
})

test('publication form › publishes nothing at once when a day or hour is filled in', async () => {
  const refused = await publishAll(nadia, { day: '2026-12-20', hour: '8:00' })
  expect([refused.status, load(refused.text)('[role=alert]').text()]).toEqual([
    422,
    expect.stringContaining('Schedule the publication'),
  ])
  expect(await price()).toBe(false)
})

test('scheduled publication › is named by its title, with buttons for those who edit its documents', async () => {
  const hr = await signedIn(app, { roles: ['hr'], locale: 'en', email: 'hr@example.ca' })
  expect((await plan()).status).toBe(303)
  const offer = sectionAddress('job-sonographer', 'all')
  await saveSection(hr, offer, { closes: '2027-01-15' })
  const day = '2026-11-21'
  expect((await publishAll(hr, { do: 'schedule', day, hour: '11:30' })).status).toBe(303)
  const $ = load((await hr.agent.get(staffUrl('sitePublish'))).text)
  const buttonsOf = (title: string) =>
    $(`section[aria-labelledby=schedules] li:contains("${title}")`).find('button').length
  expect([buttonsOf('Facts of the clinic'), buttonsOf('Sonographer')]).toEqual([0, 1])
})

test('scheduled publication › is refused once its author has lost the role, and another editor publishes it', async () => {
  expect((await plan()).status).toBe(303)
  const { records } = app.services
  const stored = await records.read('staff', nadia.id)
  await records.commit([
    {
      update: { collection: 'staff', id: nadia.id, version: stored?.version ?? 0 },
      changes: { fields: { roles: ['desk'] } },
    },
  ])
  app.clock.pass(91 * 60_000)
  await app.services.editing.schedules.publishDue()
  nadia = await signedIn(app, { roles: ['editor'], locale: 'en', email: 'omar@example.ca' })
  expect((await pageOf())('.error-text').text()).toContain('may no longer publish')
  expect(await price()).toBe(false)
  expect((await press('confirm')).status).toBe(303)
})

test('scheduled publication › releases its draft when canceled once or twice, not with an unknown button', async () => {
  expect((await plan()).status).toBe(303)
  expect((await press('other')).status).toBe(422)
  expect((await pageOf())('[name=draft]')).toHaveLength(0)
  const schedule = String((await pageOf())('[name=schedule]').val())
  const cancel = () =>
    nadia.agent.post(staffUrl('sitePublish')).type('form').send({ schedule, do: 'remove' })
  for (const click of [1, 2]) expect([click, (await cancel()).status]).toEqual([click, 303])
  expect((await pageOf())('[name=draft]')).toHaveLength(1)
})

test('scheduled publication › requires confirmation when it is more than a day late', async () => {
  expect((await plan()).status).toBe(303)
  app.clock.pass(2 * 24 * 3_600_000)
  nadia = await signedIn(app, { roles: ['editor'], locale: 'en', email: 'nadia@example.ca' })
  app.services.start()
  await eventually(async () =>
    expect((await pageOf())('.error-text').text()).toContain('more than a day ago'),
  )
  expect(await price()).toBe(false)
  expect((await press('confirm')).status).toBe(303)
  expect(await price()).toBe(true)
})

test.each([
  ['a moment in the past', '2026-11-20', '7:30', 'has passed'],
  ['a moment in more than a year', '2027-11-22', '7:30', 'more than a year away'],
  ['an invalid day', '2026-11-31', '7:30', 'Enter a day and a time'],
  ['no hour', '2026-11-30', '', 'Enter a day and a time'],
])(
  'scheduled publication › rejects %s and preserves the typed values',
  async (_what, day, hour, words) => {
    const answer = await plan(day, hour)
    expect(answer.status).toBe(422)
    const refused = load(answer.text)
    expect(refused('[role=alert]').text()).toContain(words)
    expect(refused('#day').val()).toBe(day)
  },
)

test('scheduled publication › is refused at once with the errors of any of its drafts', async () => {
  const top = sectionAddress('exam-mri', 'top')
  const link = { 'lead.fr': '[Ici](page:mri#nope).', 'lead.en': '[Here](page:mri#nope).' }
  await saveSection(nadia, top, link)
  const answer = await plan('2026-11-22', '8:15')
  expect(answer.status).toBe(422)
  const refused = load(answer.text)
  expect(refused('[role=alert]').text()).toContain('Nothing is planned')
  expect(refused('[role=alert] a').attr('href')).toMatch(new RegExp(`^${top}#lead`))
  const typed = ['#day', '#hour', '[name=note]'].map((field) => refused(field).val())
  expect(typed).toEqual(['2026-11-22', '8:15', 'test'])
  expect(refused('[name=draft]:checked')).toHaveLength(2)
  expect((await pageOf())('section[aria-labelledby=schedules]')).toHaveLength(0)
  await saveSection(nadia, top, { 'lead.fr': 'Une IRM.', 'lead.en': 'An MRI.' })
  expect((await plan('2026-11-22', '8:15')).status).toBe(303)
})

test('scheduled publication › is refused at once for a job offer that ends before it starts', async () => {
  const hr = await signedIn(app, { roles: ['hr'], locale: 'fr', email: 'hr@example.ca' })
  await saveSection(hr, sectionAddress('job-sonographer', 'all'), { closes: '2020-01-15' })
  const refused = await publishAll(hr, { do: 'schedule', day: '2026-11-22', hour: '8:15' })
  expect([refused.status, load(refused.text)('[role=alert]').text()]).toEqual([
    422,
    expect.stringContaining('Rien n’est prévu'),
  ])
})

test('scheduled publication › requires a confirmation of prices that will have ended by then', async () => {
  const prices = sectionAddress('clinic', 'prices')
  await saveSection(nadia, prices, { 'coverage.pricesValidUntil': '2026-12-01' })
  expect((await plan('2026-12-01')).status).toBe(303)
  const schedule = String((await pageOf())('[name=schedule]').val())
  await nadia.agent.post(staffUrl('sitePublish')).type('form').send({ schedule, do: 'remove' })
  const refused = await plan('2026-12-02')
  expect(refused.status).toBe(422)
  const checked = String(load(refused.text)('[name=checked]').val())
  expect(load(refused.text)('.finding--confirm').text()).toContain('would show no price')
  const confirmed = { do: 'schedule', day: '2026-12-02', hour: '11:30', checked }
  expect((await publishAll(nadia, confirmed)).status).toBe(303)
})
