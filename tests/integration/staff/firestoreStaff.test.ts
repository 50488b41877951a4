import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import { findFreePort } from '../../../scripts/freePort.js'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { smallPicture } from '../../support/images/uploadedPictures.js'
import { describeWithEmulator, startEmulator } from '../../support/servers/firestoreEmulator.js'
import type { StartedServer } from '../../support/servers/startedServer.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { expectPreservedEvents } from '../../support/site/expectPreservedEvents.js'
import { fieldsIn } from '../../support/staff/deskRequests.js'
import { deskOver, interleave, person } from '../../support/staff/deskOver.js'
import { interleaveActs } from '../../support/staff/interleavedActs.js'
import { crashes, insistentPerson, severalBatches } from '../../support/staff/insistentPerson.js'
import {
  filledSection,
  postSection,
  publishAll,
  saveSection,
  sectionAddress,
} from '../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../support/staff/signedIn.js'
import { livePasskey } from '../../support/staff/storedPasskey.js'

// Prevents the Firestore client from waiting for Google's metadata server.
process.env['METADATA_SERVER_DETECTION'] = 'none'

describeWithEmulator('staff area in the Firestore emulator', (file) => {
  let emulator: StartedServer
  let app: TestApp
  let records: Records
  let nadia: SignedInPerson
  beforeAll(async () => {
    const port = await findFreePort()
    emulator = await startEmulator(file, port)
    app = await appForTests({
      env: {
        FIREBASE_PROJECT_ID: `demo-${randomUUID()}`,
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
        STAFF_SECRET: 's'.repeat(64),
      },
    })
    records = app.services.records
    nadia = await signedIn(app, { roles: ['editor'], locale: 'en' })
  })
  afterAll(async () => {
    await app.end()
    await emulator.kill()
  })

  test('loses no note of two people', async () => {
    await interleave(deskOver(records), 16)
  })

  test('supports change, undo, lists and search of requests', async () => {
    const desk = deskOver(records)
    const reference = await desk.receive()
    const seen = { reference, version: 1 }
    const done = { kind: 'state', state: 'done' } as const
    expect(await desk.requests.change(person('a'), seen, done)).toEqual({ status: 'changed' })
    expect((await desk.requests.list('done', 'a', {})).requests).toHaveLength(1)
    expect((await desk.requests.search('tremblay jeanne', false)).found.length).toBeGreaterThan(0)
    expect(await desk.requests.undo(person('a'), { reference, version: 2 })).toEqual({
      status: 'changed',
    })
    expect((await desk.requests.counts('a')).done).toBe(0)
  })

  test('supports changes and replies to an application', async () => {
    const { apply, applications, applicants } = deskOver(records)
    const reference = await apply()
    const interview = { kind: 'state', state: 'interview' } as const
    const seen = { reference, version: 1 }
    expect(await applications.change(person('a'), seen, interview)).toEqual({ status: 'changed' })
    const words = { subject: 'Entrevue', text: 'Mardi à dix heures?', thenWait: false }
    const [one, other] = [
      await applicants.send(person('a'), { reference, version: 2 }, words),
      await applicants.send(person('a'), { reference, version: 2 }, words),
    ]
    if (one.status !== 'queued') throw new Error(one.status)
    expect(other).toEqual(one)
    expect(await applicants.emailsOf(reference)).toHaveLength(1)
    await applicants.takeBack(person('a'), reference, one.email)
    expect(await applicants.emailsOf(reference)).toEqual([])
    const found = await applications.find(reference)
    expect(found?.desk.state).toBe('interview')
    expect(found?.desk.events.map(({ kind }) => kind)).toEqual(['state', 'replyTakenBack'])
    expect((await applications.search('tremblay')).map(({ recordId }) => recordId)).toEqual([
      found?.recordId,
    ])
  })

  test('passkey › opens one session per response and none once removed', async () => {
    expect(await livePasskey(records)).toEqual([
      'added',
      'expired',
      'signedIn',
      'refused',
      'Sophie Bouchard',
      'refused',
      'nobody',
    ])
  })

  test('resumes a deletion in batches after a crash and attests exact counts', async () => {
    const manager = await signedIn(app, { roles: ['admin'] })
    const insistent = insistentPerson(app, manager, severalBatches)
    const before = await insistent.left()
    await insistent.receive()
    const reference = await insistent.openRequest()
    const [, crash] = crashes[0] ?? []
    const spy = crash?.(records)
    expect((await insistent.remove(reference)).status).toBe(500)
    spy?.mockRestore()
    expect((await insistent.remove(reference)).status).toBe(303)
    expect(await insistent.outcomeOf(reference)).toMatchObject(insistent.expected)
    expect(await insistent.left()).toBe(before)
  })

  const textOf = async (path: string): Promise<string> => (await app.site.get(path)).text

  test('publishes an uploaded picture', async () => {
    const form = sectionAddress('picture-reception', 'all')
    const { text } = await nadia.agent.get(form).expect(200)
    const post = nadia.agent.post(form)
    for (const { name, value } of load(text)('.site-form').serializeArray()) post.field(name, value)
    await post.field('do', 'save').attach('picture', await smallPicture('png'), 'photo.png')
    expect((await publishAll(nadia)).status).toBe(303)
    const [source = ''] = /\/_ipx\/[^ "]+pictures\/[^ "]+/.exec(await textOf('/en')) ?? []
    expect((await app.site.get(source)).status).toBe(200)
  })

  test('publishes a medical text once a second person has approved it', async () => {
    const anne = await signedIn(app, { roles: ['approver'], email: 'anne@example.ca' })
    const [draft, approval] = ['/staff/site/exam-mri', '/staff/site/exam-mri/approval']
    await saveSection(nadia, sectionAddress('exam-mri', 'top'), {
      'lead.fr': 'Restez immobile dans l’appareil.',
      'lead.en': 'Lie still in the machine.',
    })
    const before = await nadia.agent.get(draft)
    const fields = fieldsIn(load(before.text), `form[action="${draft}"]`)
    await nadia.agent
      .post(draft)
      .type('form')
      .send({ ...fields, do: 'ask' })
      .expect(303)
    const page = await anne.agent.get(approval).expect(200)
    const decision = { ...fieldsIn(load(page.text), '.split form'), do: 'approve' }
    await anne.agent.post(approval).type('form').send(decision).expect(303)
    expect((await publishAll(nadia, { answer: '' })).status).toBe(303)
    expect(await textOf(urlFor('mri', 'en'))).toContain('Lie still in the machine.')
    expect(app.edition().release).toBe(2)
  })

  test('a price is edited by two people, previewed, published, exported and rolled back', async () => {
    const omar = await signedIn(app, { roles: ['editor'], email: 'omar@example.ca' })
    const [prices, price] = [sectionAddress('clinic', 'prices'), 'coverage.prices.mri']
    const { text } = await omar.agent.get(prices).expect(200)
    await saveSection(nadia, prices, { [price]: '725' })
    expect((await postSection(omar, prices, filledSection(text, { [price]: '735' }))).status).toBe(
      409,
    )
    const share = nadia.agent.post('/staff/site/clinic').type('form').send({ do: 'preview' })
    const shown = load(await textOf(String((await share).headers['location'])))
    const inner = String(shown('iframe').attr('src'))
    await app.site.get(inner).expect(200)
    expect((await publishAll(nadia)).status).toBe(303)
    expect(await textOf(urlFor('mri', 'en'))).toContain('$725')
    await app.site.get(inner).expect(410)
    expect((await nadia.agent.get(staffUrl('siteExport'))).text).toContain('"mri": 725')
    const first = staffUrl('siteRelease', { number: '0' })
    const seen = load((await nadia.agent.get(first)).text)('[name=seen]').val()
    await nadia.agent.post(first).type('form').send({ seen, note: 'Too early' }).expect(303)
    expect(await textOf(urlFor('mri', 'en'))).not.toContain('$725')
  })

  test('stores concurrent actions of person, staff and site on a request once or rejects them', async () => {
    await interleaveActs(app, await signedIn(app), 10)
  })

  test('My request › preserves events of a later release when the person writes', async () => {
    await expectPreservedEvents(app)
  })
})
