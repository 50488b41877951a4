import { once } from 'node:events'
import { createServer } from 'node:net'
import { load } from 'cheerio'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { createClaiming } from '../../../src/services/careers/claiming.js'
import { readUpload } from '../../../src/services/careers/uploadRecord.js'
import {
  aCv,
  fileIn,
  type SentApplication,
  sendApplication,
  type Upload,
  upload,
} from '../../support/careers/applicationForms.js'
import { applicationsSite } from '../../support/careers/applicationsSite.js'
import { aPage, aText } from '../../support/careers/someFiles.js'
import { errorsIn } from '../../support/pages/errorSummary.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

const tests = applicationsSite()
const { send, listStored, emails, filesOn } = tests

const sendUploaded = (uploads: readonly string[], cookie: string, more: SentApplication = {}) =>
  send({ files: [], cookie, ...more, fields: { uploads, ...more.fields } })

test('application uploads › are claimed by the form that lists them', async () => {
  const cv = await upload(tests.running, aCv)
  const letter = await upload(tests.running, { name: 'Lettre.txt', content: aText() }, cv.cookie)
  const answer = await sendUploaded([cv.id, letter.id], cv.cookie)
  expect(answer.status).toBe(303)
  const [application] = await listStored()
  expect(application?.files.map(({ name }) => name)).toEqual(['CV.pdf', 'Lettre.txt'])
  expect(fileIn(tests.running, application?.files[0]?.key ?? '')).toEqual(aCv.content)
})

test('application uploads › JSON clients receive a JSON response', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  const accept = 'application/json'
  const wrong = await sendUploaded([id], cookie, { accept, fields: { name: '' } })
  expect([wrong.status, wrong.body]).toEqual([
    422,
    {
      errors: [
        {
          field: 'name',
          key: 'forms:name.errors.required',
          sentence: 'Il manque votre nom. Inscrivez votre prénom et votre nom de famille.',
        },
      ],
      uploads: [{ id, name: 'CV.pdf', size: aCv.content.length }],
    },
  ])
  const right = await sendUploaded([id], cookie, { accept })
  expect(right.status).toBe(201)
  expect(right.body).toMatchObject({
    reference: (await listStored())[0]?.reference,
    answerBy: 'vendredi 27\u00A0novembre',
    answerDelay: '5\u00A0jours ouvrables',
  })
})

test('application uploads › are preserved when the form has errors', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  const answer = await sendUploaded([id], cookie, { fields: { consent: [] } })
  const $ = load(answer.text)
  expect($('.file input[name=uploads]').attr('value')).toBe(id)
  expect($('.file__name').text()).toContain('CV.pdf')
  expect(errorsIn(answer.text)).toHaveLength(1)
  expect((await sendUploaded([id], cookie)).status).toBe(303)
})

test('application uploads › are stored with one application when the form is submitted twice', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  const [first, second] = await Promise.all([
    sendUploaded([id], cookie),
    sendUploaded([id], cookie),
  ])
  const third = await sendUploaded([id], cookie, { accept: 'application/json' })
  expect([first.status, second.status, third.status]).toEqual([303, 303, 200])
  expect(first.headers['location']).toBe(second.headers['location'])
  expect(await listStored()).toHaveLength(1)
  expect(await emails()).toHaveLength(2)
})

test('application uploads › several files are stored with one application after a double click', async () => {
  const cv = await upload(tests.running, aCv)
  const ids = [cv.id]
  for (const name of ['Lettre.txt', 'Diplome.txt', 'References.txt']) {
    ids.push((await upload(tests.running, { name, content: aText() }, cv.cookie)).id)
  }
  const answers = await Promise.all([
    sendUploaded(ids, cv.cookie),
    sendUploaded(ids, cv.cookie),
    sendUploaded(ids, cv.cookie),
  ])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(new Set(answers.map(({ headers }) => headers['location'])).size).toBe(1)
  expect(await listStored()).toHaveLength(1)
})

test('application uploads › are required again in an application for another offer', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  expect((await sendUploaded([id], cookie)).status).toBe(303)
  const another = await sendUploaded([id], cookie, { fields: { offer: 'spontaneous' } })
  expect(another.status).toBe(422)
  expect(errorsIn(another.text)).toEqual([
    'Le fichier CV.pdf est parti avec votre candidature précédente. Choisissez-le de nouveau.',
  ])
  expect(load(another.text)('[name=offer]').val()).toBe('spontaneous')
  const again = await upload(tests.running, aCv, cookie)
  const sent = await sendUploaded([again.id], cookie, { fields: { offer: 'spontaneous' } })
  expect(sent.status).toBe(303)
  expect((await listStored()).map(({ offer }) => offer).toSorted()).toEqual([
    'sonographer',
    'spontaneous',
  ])
})

test('application uploads › submitted again with a new file cause an error, and the new file is preserved', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  expect((await sendUploaded([id], cookie)).status).toBe(303)
  const letter = await upload(tests.running, { name: 'Lettre.txt', content: aText() }, cookie)
  const more = await sendUploaded([id, letter.id], cookie)
  expect(more.status).toBe(422)
  expect(errorsIn(more.text)).toEqual([
    'Le fichier CV.pdf est parti avec votre candidature précédente. Choisissez-le de nouveau.',
  ])
  expect(load(more.text)('.file__name').text()).toContain('Lettre.txt')
})

test.each(['no visitor', 'a third visitor'])(
  'application uploads › reject the upload of another visitor (cookie of %s)',
  async (who) => {
    const { id } = await upload(tests.running, aCv)
    const other = who === 'no visitor' ? undefined : (await upload(tests.running, aCv)).cookie
    const answer = await send({
      files: [],
      fields: { uploads: [id] },
      ...(other === undefined ? {} : { cookie: other }),
    })
    expect(answer.status).toBe(422)
    expect(errorsIn(answer.text)).toEqual([
      'Un fichier n’est pas arrivé au complet. Choisissez-le de nouveau.',
    ])
    expect(answer.text).not.toContain('CV.pdf')
    expect(await listStored()).toEqual([])
  },
)

test.each(['../../etc/passwd', 'x', '', '00000000-0000-0000-0000-000000000000'])(
  'application uploads › reject the unknown upload id “%s”',
  async (id) => {
    const { cookie } = await upload(tests.running, aCv)
    const answer = await sendUploaded([id], cookie)
    expect(answer.status).toBe(422)
  },
)

test('application uploads › report a signed but unsent file as missing', async () => {
  const { cookie } = await upload(tests.running, aCv)
  const signed = await tests.running.site
    .post('/upload/sign')
    .set('Cookie', cookie)
    .type('form')
    .send({ filePath: 'CV.pdf', contentType: '', size: '10' })
  const answer = await sendUploaded([signed.body.id], cookie)
  expect(errorsIn(answer.text)).toEqual([
    'Le fichier CV.pdf n’est pas arrivé au complet. Choisissez-le de nouveau.',
  ])
})

test('application uploads › reject a file in the last hour before its cleanup', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  tests.running.clock.pass(23 * 3_600_000)
  expect((await sendUploaded([id], cookie)).status).toBe(422)
})

test('application uploads › delete a rejected file and preserve the valid ones', async () => {
  const good = await upload(tests.running, aCv)
  const bad = await upload(tests.running, { name: 'Photo.jpg', content: aPage() }, good.cookie)
  const answer = await sendUploaded([good.id, bad.id], good.cookie)
  expect(errorsIn(answer.text)).toEqual([
    'Le contenu du fichier Photo.jpg ne correspond pas à son nom. Enregistrez-le de nouveau, par exemple en PDF.',
  ])
  const $ = load(answer.text)
  expect(
    $('input[name=uploads]')
      .toArray()
      .map((field) => $(field).attr('value')),
  ).toEqual([good.id])
  expect((await sendUploaded([good.id], good.cookie)).status).toBe(303)
  expect(filesOn('kept')).toEqual([good.id])
})

test('application uploads › count together with the files of the form toward the limit of six', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  expect((await send({ files: [aCv], cookie, fields: { uploads: [id] } })).status).toBe(303)
  expect((await listStored())[0]?.files).toHaveLength(2)
})

test('application uploads › can be submitted again after a failure of the file store', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  const { files } = tests.running.services.careers
  const head = jest.spyOn(files, 'move').mockRejectedValueOnce(new Error('The disk is full.'))
  expect((await sendUploaded([id], cookie)).status).toBe(500)
  head.mockRestore()
  expect((await sendUploaded([id], cookie)).status).toBe(303)
})

/** Duration of a claim, after which another process can claim the upload. */
const leaseMs = 60_000

const sendTo = (site: TestApp, { id, cookie }: Upload) =>
  sendApplication(site, {
    files: [],
    fields: { uploads: id },
    cookie,
    accept: 'application/json',
  })

const recordOf = async ({ id }: Upload) => {
  const record = await tests.running.services.records.read('uploads', id)
  if (record === undefined) throw new Error('The upload is gone.')
  return { ...record, upload: readUpload(record) }
}

const startStuckProcess = async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined).resume()).unref()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const env = { DATA_DIR: tests.running.config.dataDir, CLAMAV_URL: `tcp://127.0.0.1:${port}` }
  return { stuck: await appForTests({ env }), isStuck: once(silent, 'connection') }
}

test('application uploads › are released when the process that claimed them dies', async () => {
  const file = await upload(tests.running, aCv)
  const { stuck, isStuck } = await startStuckProcess()
  const late = sendTo(stuck, file).then(({ status }) => status)
  await isStuck
  tests.running.clock.pass(leaseMs)
  const answer = await sendTo(tests.running, file)
  expect(answer.status).toBe(201)
  stuck.clock.pass(leaseMs)
  expect(await late).toBe(503)
  expect((await sendTo(tests.running, file)).body.reference).toBe(answer.body.reference)
  expect(await listStored()).toHaveLength(1)
  await stuck.services.stop()
})

test('application uploads › answer 503 with Retry-After while they are claimed by a dead process', async () => {
  const file = await upload(tests.running, aCv)
  const claimedUntil = tests.running.clock.now() + leaseMs
  const fields = { application: 'of-a-dead-process', claimedUntil }
  await tests.running.services.records.update('uploads', file.id, 1, { fields })
  const answer = await sendTo(tests.running, file)
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60'])
  tests.running.clock.pass(leaseMs)
  expect((await sendTo(tests.running, file)).status).toBe(201)
})

test('application uploads › are claimed even if the response of the records store is lost', async () => {
  const { records, careers } = tests.running.services
  const forgetful: Pick<Records, 'read' | 'update' | 'remove'> = {
    read: (...all) => records.read(...all),
    remove: (...all) => records.remove(...all),
    update: async (...all) => {
      await records.update(...all)
      return 'changed'
    },
  }
  const file = await upload(tests.running, aCv)
  const { files } = careers
  const { clock } = tests.running
  const claiming = createClaiming({
    files,
    records: forgetful,
    inspector: { inspectAll: async () => [] },
    clock,
    log: tests.running.services.log,
  })
  const { owner } = (await recordOf(file)).upload
  expect(await claiming.claim(owner, file.id, 'an-application')).toMatchObject({ ok: true })
  expect(await claiming.claim(owner, file.id, 'another')).toMatchObject({
    takenBy: 'an-application',
  })
})
