import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import { findFreePort } from '../../../scripts/freePort.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { smallPicture } from '../../support/images/uploadedPictures.js'
import { describeWithEmulator, startEmulator } from '../../support/servers/firestoreEmulator.js'
import type { StartedServer } from '../../support/servers/startedServer.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { fieldsIn } from '../../support/staff/deskRequests.js'
import { publishAll, saveSection, sectionAddress } from '../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../support/staff/signedIn.js'

// Prevents the library from waiting for Google's metadata server.
process.env['METADATA_SERVER_DETECTION'] = 'none'

describeWithEmulator('site editor with the Firestore emulator', (file) => {
  let emulator: StartedServer
  let app: TestApp
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
    nadia = await signedIn(app, { roles: ['editor'], locale: 'en' })
  })
  afterAll(async () => {
    await app.end()
    await emulator.kill()
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
})
