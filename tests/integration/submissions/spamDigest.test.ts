import { applicationKind } from '../../../src/services/careers/application.js'
import { contactKind } from '../../../src/services/contact/contactRequest.js'
import { releaseSubmission } from '../../../src/services/submissions/releaseSubmission.js'
import { findSubmission } from '../../../src/services/submissions/submission.js'
import { day, hour } from '../../../src/shared/time/durations.js'
import { sendApplication } from '../../support/careers/applicationForms.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { emailsIn } from '../../support/contact/emailFolder.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { storedApplications } from '../../support/site/storedSubmissions.js'
import { signedIn } from '../../support/staff/signedIn.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests({ env: { MAIL_HR: 'rh@exemple.ca' } })
  running.services.start()
})
afterEach(() => running.end())

const send = async (changes: Readonly<Record<string, string>>): Promise<string> => {
  const answer = await running.site.post('/fr').type('form').send(aContactForm(changes))
  expect(answer.status).toBe(303)
  const { location } = answer.headers
  return new URL(String(location), 'http://localhost').searchParams.get('ref') ?? ''
}

const trapped = { website: 'http://spam.example', message: 'Ma vraie question' }
const emails = () => emailsIn(running.config.dataDir)
const digests = async () =>
  (await emails()).filter(({ subject }) => subject?.startsWith('À vérifier'))

/** Advances the clock, which starts at 10:00 in Québec. */
const passHours = (hours: number): void => running.clock.pass(hours * hour)
const untilIdle = () => eventually(() => expect(running.clock.waits()).toHaveLength(8))

test('spam digest › is sent to the front desk on the next day as one email', async () => {
  const reference = await send(trapped)
  const other = await send({ ...trapped, name: 'Ana Roy', email: 'ana@exemple.ca' })
  await untilIdle()
  expect(await digests()).toEqual([])

  passHours(14)
  await eventually(async () => expect(await digests()).toHaveLength(1))
  const [digest] = await digests()
  expect(digest?.subject).toMatch(/^À vérifier\s: 2\sdemandes mises à part$/)
  expect(digest?.to).toMatchObject([{ address: running.services.clinic.email }])
  for (const words of [reference, other, `/staff/requests/${reference}`]) {
    expect(digest?.text).toContain(words)
    expect(digest?.html).toContain(words)
  }
  expect(digest?.text).not.toMatch(/Zoé|Ana|555-0199|exemple\.ca|Ma vraie question/)
  expect(await emails()).toHaveLength(1)

  await untilIdle()
  passHours(48)
  await untilIdle()
  expect(await digests()).toHaveLength(1)
})

test.each([{}, { RETENTION_REQUEST_DAYS: '7' }])(
  'spam digest › is deleted with the first request that it lists (%j)',
  async (env) => {
    await running.end()
    running = await appForTests({ env })
    running.services.start()
    await send(trapped)
    await untilIdle()
    passHours(3)
    await send({ ...trapped, name: 'Ana Roy', email: 'ana@exemple.ca' })
    await untilIdle()
    passHours(12)
    await eventually(async () => expect(await digests()).toHaveLength(1))
    const { records } = running.services
    const endsIn = async (collection: 'requests' | 'emails') =>
      (await records.list(collection, { limit: 5 })).records.map(({ expiresAt = 0 }) => expiresAt)
    expect(await endsIn('emails')).toEqual([Math.min(...(await endsIn('requests')))])
  },
)

test('spam digest › lists applications in a separate email to HR', async () => {
  await send(trapped)
  expect((await sendApplication(running, { fields: trapped })).status).toBe(303)
  await untilIdle()
  passHours(14)
  await eventually(async () => expect(await digests()).toHaveLength(2))
  const [toHr, ...others] = (await digests()).filter(({ to }) =>
    to?.some(({ address }) => address === 'rh@exemple.ca'),
  )
  expect(others).toEqual([])
  expect(toHr?.subject).toMatch(/^À vérifier\s: 1\scandidature mise à part$/)
  expect(toHr?.text).toContain('/staff/applications/OND-')
  expect(toHr?.text).not.toMatch(/maelie|Ma vraie question|\/files\//)
})

test('spam digest › is not sent for a submission that is only fast', async () => {
  const reference = await send({ visibleMs: '10' })
  await eventually(async () => expect(await emails()).toHaveLength(2))
  expect((await emails()).every(({ subject }) => subject?.includes(reference))).toBe(true)
  await untilIdle()
  passHours(14)
  await untilIdle()
  expect(await digests()).toEqual([])
})

test('spam release › moves a genuine request to the inbox with the usual retention', async () => {
  const { records } = running.services
  const reference = await send(trapped)
  const release = () => releaseSubmission(records, contactKind, reference, running.config.retention)
  expect(await release()).toBe('released')
  expect(await findSubmission(records, contactKind, reference)).toMatchObject({ suspected: [] })
  const [record] = (await records.list('requests', { limit: 1 })).records
  expect(record?.fields['folder']).toBe('inbox')
  expect(record?.expiresAt).toBe(running.clock.now() + 180 * day)
  expect(await release()).toBe('notSuspected')
  expect(
    await releaseSubmission(records, contactKind, 'OND-2222-2222', running.config.retention),
  ).toBe('missing')
})

test('spam release › applies the usual retention to a genuine application and its files', async () => {
  const { records, careers } = running.services
  await sendApplication(running, { fields: trapped })
  const [suspected] = await storedApplications(running, { suspected: true })
  const { reference = '', files = [] } = suspected ?? {}
  const { retention } = running.config
  expect(await releaseSubmission(records, applicationKind, reference, retention)).toBe('released')
  const [released] = await storedApplications(running)
  expect(released).toMatchObject({ reference, suspected: [] })
  const [record] = (await records.list('applications', { limit: 1 })).records
  expect(record?.dueAt).toBe(Date.parse('2027-01-31') + (1 + 90) * day)
  for (const { key, size } of files) expect((await careers.files.head(key))?.size).toBe(size)
  expect(files).toHaveLength(1)
})

test('spam release › preserves a note that HR added before the release', async () => {
  const { records, staff } = running.services
  await sendApplication(running, { fields: trapped })
  const [suspected] = await storedApplications(running, { suspected: true })
  const { reference = '' } = suspected ?? {}
  const hr = await signedIn(running, { roles: ['hr'] })
  const signed = await staff.sessions.find(hr.cookie)
  if (signed === undefined) throw new Error('Nobody is signed in.')
  const act = { signedIn: signed, requestId: 'test' }
  const note = { kind: 'note', text: 'Vraie personne' } as const
  await staff.applications.change(act, { reference, version: 1 }, note)
  await releaseSubmission(records, applicationKind, reference, running.config.retention)
  const found = await staff.applications.find(reference)
  expect(found?.desk).toMatchObject({ state: 'received', events: [{ kind: 'note' }] })
})
