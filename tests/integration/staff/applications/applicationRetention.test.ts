import { applicationsCleanup } from '../../../../src/services/careers/uploadCleanup.js'
import { emailCollection } from '../../../../src/services/email/emailRecord.js'
import { day, hour } from '../../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import { aReceivedApplication } from '../../../support/staff/hrApplications.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

/* Tests the retention that the form, the privacy policy and the emails promise to applicants. */

let app: TestApp
let nadia: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  nadia = await signedIn(app, { roles: ['hr'], name: 'Nadia Ferland' })
})
afterEach(() => app.end())

const closed = Date.parse('2027-01-31') + day

const send = async (reference: string, fields: Readonly<Record<string, string>>) => {
  const $ = await staffPage(nadia, `/staff/applications/${reference}`)
  const version = String($('input[name=version]').first().val())
  return nadia.agent
    .post(`/staff/applications/${reference}`)
    .type('form')
    .send({ version, list: 'view=open', ...fields })
}
const undo = async (reference: string) =>
  nadia.agent
    .post('/staff/applications/undo')
    .type('form')
    .send(fieldsIn(await staffPage(nadia, `/staff/applications/${reference}`), '.undo'))

const endOf = async (id: string): Promise<number | undefined> =>
  (await app.services.records.read('applications', id))?.dueAt

test('application retention › is 90 days after the closing day, or 365 with consent to other offers', async () => {
  const plain = await aReceivedApplication(app)
  const agreed = await aReceivedApplication(app, { fields: { keep: 'yes' } })
  expect(await endOf(plain.id)).toBe(closed + 90 * day)
  expect(await endOf(agreed.id)).toBe(closed + 365 * day)
})

test('application retention › starts at submission if no job offer is selected', async () => {
  const { id } = await aReceivedApplication(app, { fields: { offer: 'spontaneous' } })
  expect(await endOf(id)).toBe(app.clock.now() + 90 * day)
})

test('application retention › starts with a decision, and undo restores the closing day', async () => {
  const { id, reference } = await aReceivedApplication(app)
  await send(reference, { state: 'interview' })
  expect(await endOf(id)).toBe(closed + 90 * day)
  await send(reference, { state: 'refused' })
  expect(await endOf(id)).toBe(app.clock.now() + 90 * day)
  expect((await undo(reference)).status).toBe(303)
  expect(await endOf(id)).toBe(closed + 90 * day)
})

test('application retention › uses the closing day of a job offer that was deleted later', async () => {
  const { id, reference } = await aReceivedApplication(app, { fields: { keep: 'yes' } })
  const { records } = app.services
  const version = (await records.read('applications', id))?.version ?? 0
  await records.update('applications', id, version, { fields: { offer: 'deleted-offer' } })
  await send(reference, { state: 'interview' })
  expect(await endOf(id)).toBe(closed + 365 * day)
  await send(reference, { consent: 'ended' })
  expect(await endOf(id)).toBe(closed + 90 * day)
})

test('application retention › is the standard period after consent to other offers is withdrawn', async () => {
  const { id, reference } = await aReceivedApplication(app, { fields: { keep: 'yes' } })
  await send(reference, { consent: 'ended' })
  expect(await endOf(id)).toBe(closed + 90 * day)
})

test('application retention › deletes a decided application with its files and emails', async () => {
  const { id, reference, files } = await aReceivedApplication(app, { fields: { keep: 'yes' } })
  await send(reference, { consent: 'ended' })
  await send(reference, { state: 'withdrawn' })
  const { records, careers } = app.services
  const cleanup = applicationsCleanup({
    records,
    files: careers.files,
    onUnreadable: () => undefined,
  })
  const end = app.clock.now() + 90 * day
  expect(await cleanup.removeExpired(end - 1)).toBe(0)
  expect(await cleanup.removeExpired(end)).toBe(1)
  expect(await records.read('applications', id)).toBeUndefined()
  for (const { key } of files) expect(await careers.files.head(key)).toBeUndefined()
  const where = { field: 'reference', equals: reference }
  expect((await records.list(emailCollection, { limit: 10, where })).records).toEqual([])
})

test('application retention › is shown in remaining calendar days', async () => {
  const { reference } = await aReceivedApplication(app, { fields: { offer: 'spontaneous' } })
  app.clock.pass(89 * day - 2 * hour)
  const later = await signedIn(app, { roles: ['hr'] })
  const $ = await staffPage(later, `/staff/applications/${reference}`)
  expect($('main').text()).toContain('dans 1 jour, avec ses fichiers')
})
