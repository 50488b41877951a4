import { load } from 'cheerio'
import { findFreePort } from '../../../scripts/freePort.js'
import type { StoredRecord } from '../../../src/services/adapters/records/records.js'
import { tryOutbox } from '../../../src/services/doctor/recordsCheck.js'
import { draftEmail, emailCollection } from '../../../src/services/email/emailRecord.js'
import { day, minute } from '../../../src/shared/time/durations.js'
import { anEmail } from '../../support/contact/contactFactories.js'
import { startSmtp } from '../../support/servers/smtpServer.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { aReceivedRequest, fieldsIn, staffPage } from '../../support/staff/deskRequests.js'
import { aReceivedApplication } from '../../support/staff/hrApplications.js'
import { type SignedInPerson, signedIn } from '../../support/staff/signedIn.js'

let app: TestApp
let manager: SignedInPerson
let port: number

beforeEach(async () => {
  port = await findFreePort()
  app = await appForTests({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@clinique.example' },
  })
  manager = await signedIn(app, { roles: ['admin'], name: 'Marie-Ève Lachance' })
})
afterEach(() => app.end())

const untilTried = (): Promise<void> =>
  eventually(async () => {
    const { records } = await app.services.records.list(emailCollection, { limit: 10 })
    expect(records).not.toEqual([])
    for (const { fields, dueAt } of records) {
      const isOver = fields['status'] !== 'queued'
      expect(isOver || (Number(fields['tries']) > 0 && (dueAt ?? 0) > app.clock.now())).toBe(true)
    }
  })

test('outbox page › shows since when emails are delayed, as does the requests list', async () => {
  await aReceivedRequest(app, {})
  app.services.start()
  await untilTried()
  expect((await staffPage(manager, '/staff/outbox'))('main > .notice--warn').text()).toBe('')
  app.clock.pass(6 * 60_000)
  await untilTried()
  const $ = await staffPage(manager, '/staff/outbox')
  expect($('main > .notice--warn').text()).toContain('10')
  expect($('main > .notice--warn').text()).toContain('ne partent pas depuis')
  expect($('tbody tr')).toHaveLength(2)
  const desk = await staffPage(await signedIn(app), '/staff/requests?view=new')
  expect(desk('main > .notice--warn').text()).toContain('ne partent pas depuis')
})

test('outbox page › a corrected address is used and the email is sent once', async () => {
  const smtp = await startSmtp(port, {
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.endsWith('exempel.ca')
          ? Object.assign(new Error('550 no such user'), { responseCode: 550 })
          : null,
      ),
  })
  await aReceivedRequest(app, { email: 'jeanne@exempel.ca' })
  app.services.start()
  await eventually(() => expect(smtp.emails).toHaveLength(1))
  await eventually(async () => {
    const refused = { field: 'status', equals: 'refused' }
    expect(await app.services.records.count(emailCollection, refused)).toBe(1)
  })
  const $ = await staffPage(manager, '/staff/outbox')
  const form = $('.fix').first()
  const address = form.attr('action') ?? ''
  const fields = fieldsIn($, '.fix')
  // `type=email` accepts an address without a dot.
  const half = { ...fields, to: 'jeanne@exemple', do: 'fix' }
  const refused = load((await manager.agent.post(address).type('form').send(half).expect(422)).text)
  const field = refused('.fix [name=to]')
  expect(field.val()).toBe('jeanne@exemple')
  expect(field.attr('aria-invalid')).toBe('true')
  expect(refused(`#${field.attr('aria-describedby')}`).text()).toContain('adresse complète')
  expect(refused('.fix [value=giveUp]').attr('formnovalidate')).toBe('')
  const fixed = { ...fields, to: 'jeanne@exemple.ca', do: 'fix' }
  await manager.agent.post(address).type('form').send(fixed).expect(303)
  await eventually(() => expect(smtp.emails).toHaveLength(2))
  // A double click sends an outdated version.
  const again = await manager.agent.post(address).type('form').send(fixed)
  expect(again.headers['location']).toContain('said=changed')
  expect(smtp.emails.at(-1)?.email.to?.[0]?.address).toBe('jeanne@exemple.ca')
  expect(smtp.emails).toHaveLength(2)
  await smtp.close()
})

test('outbox page › a dismissed email is no longer listed as failed', async () => {
  await aReceivedRequest(app, {})
  app.services.start()
  await untilTried()
  app.clock.pass(4 * 24 * 60 * 60_000)
  await eventually(async () => {
    const failed = { field: 'status', equals: 'failed' }
    expect(await app.services.records.count(emailCollection, failed)).toBe(2)
  })
  const later = await signedIn(app, { roles: ['admin'] })
  const $ = await staffPage(later, '/staff/outbox')
  const form = $('form.fix').first()
  await later.agent
    .post(form.attr('action') ?? '')
    .type('form')
    .send({ version: String(form.find('[name=version]').val()), do: 'giveUp' })
    .expect(303)
  expect((await staffPage(later, '/staff/outbox'))('form.fix')).toHaveLength(1)
  expect((await staffPage(later, '/staff/outbox?view=abandoned'))('tbody tr')).toHaveLength(1)
})

const givenUp = async (): Promise<SignedInPerson> => {
  app.services.start()
  await untilTried()
  app.clock.pass(4 * day)
  await eventually(async () => {
    const queued = { field: 'status', equals: 'queued' }
    expect(await app.services.records.count(emailCollection, queued)).toBe(0)
  })
  return signedIn(app, { roles: ['admin'] })
}

const emailOf = async (kind: string): Promise<StoredRecord> => {
  const { records } = await app.services.records.list(emailCollection, { limit: 10 })
  const found = records.find(({ fields }) => fields['kind'] === kind)
  if (found === undefined) throw new Error(`No email is of the kind ${kind}.`)
  return found
}

const post = ({ agent }: SignedInPerson, { id, version }: StoredRecord, fields: object) =>
  agent
    .post(`/staff/outbox/${id}`)
    .type('form')
    .send({ version: String(version), ...fields })

const logged = async (): Promise<readonly string[]> =>
  (await app.services.staff.audit.list({ limit: 10 })).entries.map(({ action }) => action)

test('outbox page › labels each email by its type, and a reply without a team name', async () => {
  for (const kind of ['staffReply', 'applicationSuspected', 'applicationQuarantine'] as const) {
    const facts = { id: kind, kind, reference: kind, recipient: 'staff' } as const
    const now = app.clock.now()
    await app.services.records.createAll([
      draftEmail({ ...facts, email: anEmail() }, { now, expiresAt: now + day }),
    ])
  }
  const $ = await staffPage(manager, '/staff/outbox')
  expect(
    $('tbody th b')
      .toArray()
      .map((name) => $(name).text())
      .toSorted(),
  ).toEqual(['Candidatures mises à part', 'Fichier mis à l’écart', 'Réponse de l’équipe'])
})

test('outbox page › an email to HR cannot be redirected to another address', async () => {
  await aReceivedApplication(app)
  const later = await givenUp()
  const toHr = await emailOf('applicationHr')
  await post(later, toHr, { do: 'fix', to: 'stranger@exemple.ca' }).expect(400)
  expect(await emailOf('applicationHr')).toEqual(toHr)
  expect(await logged()).not.toContain('emailReaddressed')
  await post(later, toHr, { do: 'retry' }).expect(303)
  expect(await logged()).toContain('emailRetried')
})

test('outbox page › a queued email cannot be redirected to another address', async () => {
  await aReceivedRequest(app, {})
  const queued = await emailOf('contactAcknowledgement')
  await post(manager, queued, { do: 'fix', to: 'stranger@exemple.ca' }).expect(400)
  expect(await emailOf('contactAcknowledgement')).toEqual(queued)
})

test('audit log › distinguishes a corrected address from a retry and contains no address', async () => {
  await aReceivedRequest(app, { email: 'jeanne@exempel.ca' })
  const later = await givenUp()
  const failed = await emailOf('contactAcknowledgement')
  await post(later, failed, { do: 'fix', to: 'jeanne@exempel.ca' }).expect(303)
  expect(await logged()).toContain('emailRetried')
  expect(await logged()).not.toContain('emailReaddressed')
  await untilTried()
  app.clock.pass(4 * day)
  await eventually(async () =>
    expect((await emailOf('contactAcknowledgement')).fields['status']).toBe('failed'),
  )
  const last = await signedIn(app, { roles: ['admin'] })
  const again = await emailOf('contactAcknowledgement')
  await post(last, again, { do: 'fix', to: 'jeanne@exemple.ca' }).expect(303)
  expect(await logged()).toContain('emailReaddressed')
  const { entries } = await app.services.staff.audit.list({ limit: 20 })
  expect(JSON.stringify(entries)).not.toContain('jeanne@')
})

test('outbox › an email resent by hand after four days is retried for three more days', async () => {
  await aReceivedRequest(app, {})
  const later = await givenUp()
  const failed = await emailOf('contactDesk')
  await post(later, failed, { do: 'retry' }).expect(303)
  await eventually(async () => expect((await emailOf('contactDesk')).fields['tries']).toBe(1))
  const delayed = await emailOf('contactDesk')
  expect(delayed.fields['status']).toBe('queued')
  expect(delayed.dueAt).toBeGreaterThan(app.clock.now())
  const smtp = await startSmtp(port)
  app.clock.pass(minute)
  await eventually(() => expect(smtp.emails).toHaveLength(1))
  await smtp.close()
})

test('outbox › an email resent by hand after four days is not reported as delayed', async () => {
  await aReceivedRequest(app, {})
  const later = await givenUp()
  await post(later, await emailOf('contactDesk'), { do: 'retry' }).expect(303)
  await untilTried()
  const banner = async () =>
    (await staffPage(await signedIn(app), '/staff/requests?view=new'))(
      'main > .notice--warn',
    ).text()
  expect(await banner()).not.toContain('ne partent pas depuis')
  const { records } = app.services
  expect(await tryOutbox(records, app.clock.now())).toContain(
    'queued for 0 min; 1 failed after 3 days',
  )
  app.clock.pass(6 * minute)
  await untilTried()
  expect(await banner()).toContain('ne partent pas depuis')
  expect(await tryOutbox(records, app.clock.now())).toContain('queued for 6 min')
})

test('reply template › is stored in both languages or not at all', async () => {
  const $ = await staffPage(manager, '/staff/templates/new')
  const typed = {
    ...fieldsIn($, 'form.panel'),
    'fr.name': 'Merci',
    'fr.subject': 'Merci',
    'fr.text': 'Bonjour {prénom},',
    do: 'keep',
  }
  const refused = await manager.agent.post('/staff/templates/new').type('form').send(typed)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Bonjour {prénom},')
  const english = { 'en.name': 'Thanks', 'en.subject': 'Thanks', 'en.text': 'Hello {prénom},' }
  const wrong = await manager.agent
    .post('/staff/templates/new')
    .type('form')
    .send({ ...typed, ...english })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('ne sait pas remplir')
  for (const code of ['{first name', 'first name}', '[MRI](page:mri)', '**bold']) {
    const { status } = await manager.agent
      .post('/staff/templates/new')
      .type('form')
      .send({ ...typed, ...english, 'en.text': `Hello ${code}` })
    expect([code, status]).toEqual([code, 422])
  }
  const whole = { ...typed, ...english, 'en.text': 'Hello {first name},' }
  const saveTemplate = () => manager.agent.post('/staff/templates/new').type('form').send(whole)
  const answers = await Promise.all([saveTemplate(), saveTemplate()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const names = (await app.services.staff.replyTemplates.list()).map(({ texts }) => texts.en.name)
  expect(names.filter((name) => name === 'Thanks')).toHaveLength(1)
})

describe('reply template › changed by two people', () => {
  const address = '/staff/templates/need-phone'
  const open = async (person: SignedInPerson) =>
    fieldsIn(await staffPage(person, address), 'form.panel')
  const save = (person: SignedInPerson, fields: Readonly<Record<string, string>>) =>
    person.agent.post(address).type('form').send(fields)
  const texts = () => open(manager)

  test('takes over the texts that only the other person changed', async () => {
    const omar = await signedIn(app, { roles: ['admin'] })
    const [his, hers] = [await open(omar), await open(manager)]
    await save(manager, { ...hers, 'fr.text': 'Bonjour {prénom}, à bientôt.' }).expect(303)
    await save(omar, { ...his, 'en.text': 'Hello {first name}, see you soon.' }).expect(303)
    expect(await texts()).toMatchObject({
      'fr.text': 'Bonjour {prénom}, à bientôt.',
      'en.text': 'Hello {first name}, see you soon.',
    })
  })

  test('is answered with 409 if both changed the same text, and preserves the other texts', async () => {
    const omar = await signedIn(app, { roles: ['admin'] })
    const [his, hers] = [await open(omar), await open(manager)]
    await save(manager, { ...hers, 'fr.text': 'Le sien.', 'fr.name': 'Nom' }).expect(303)
    const refused = await save(omar, { ...his, 'fr.text': 'Le mien.' })
    expect(refused.status).toBe(409)
    const again = fieldsIn(load(refused.text), 'form.panel')
    expect(again).toMatchObject({ 'fr.text': 'Le mien.', 'fr.name': 'Nom' })
    await save(omar, again).expect(303)
    expect(await texts()).toMatchObject({ 'fr.text': 'Le mien.', 'fr.name': 'Nom' })
  })
})
