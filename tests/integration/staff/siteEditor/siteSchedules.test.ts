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

const press = async (button: 'remove' | 'confirm' | 'other') => {
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
  expect((await plan('2027-03-14', '2:30')).status).toBe(422)
  expect((await plan('2027-03-14', '3:30')).status).toBe(303)
})

test('scheduled publication › releases its draft when canceled, not with an unknown button', async () => {
  expect((await plan()).status).toBe(303)
  expect((await press('other')).status).toBe(422)
  expect((await pageOf())('[name=draft]')).toHaveLength(0)
  expect((await press('remove')).status).toBe(303)
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
