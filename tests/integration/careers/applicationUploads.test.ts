import { load } from 'cheerio'
import {
  aCv,
  fileIn,
  type SentApplication,
  upload,
} from '../../support/careers/applicationForms.js'
import { applicationsSite } from '../../support/careers/applicationsSite.js'
import { aPage, aText } from '../../support/careers/someFiles.js'
import { errorsIn } from '../../support/pages/errorSummary.js'

/* The form of a visitor with script: the files are there before the form is sent. */

const tests = applicationsSite()
const { send, kept, emails, filesOn } = tests

const sendUploaded = (uploads: readonly string[], cookie: string, more: SentApplication = {}) =>
  send({ files: [], cookie, ...more, fields: { uploads, ...more.fields } })

test('files sent ahead are claimed by the form', async () => {
  const cv = await upload(tests.running, aCv)
  const letter = await upload(tests.running, { name: 'Lettre.txt', content: aText() }, cv.cookie)
  const answer = await sendUploaded([cv.id, letter.id], cv.cookie)
  expect(answer.status).toBe(303)
  const [application] = await kept()
  expect(application?.files.map(({ name }) => name)).toEqual(['CV.pdf', 'Lettre.txt'])
  expect(fileIn(tests.running, application?.files[0]?.key ?? '')).toEqual(aCv.content)
})

test('a program is answered in JSON', async () => {
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
    reference: (await kept())[0]?.reference,
    answerBy: 'vendredi 27\u00A0novembre',
    answerDelay: '5\u00A0jours ouvrables',
  })
})

test('a form with errors keeps what was uploaded', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  const answer = await sendUploaded([id], cookie, { fields: { consent: [] } })
  const $ = load(answer.text)
  expect($('.file input[name=uploads]').attr('value')).toBe(id)
  expect($('.file__name').text()).toContain('CV.pdf')
  expect(errorsIn(answer.text)).toHaveLength(1)
  expect((await sendUploaded([id], cookie)).status).toBe(303)
})

test('the same form sent twice is one application', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  const [first, second] = await Promise.all([
    sendUploaded([id], cookie),
    sendUploaded([id], cookie),
  ])
  const third = await sendUploaded([id], cookie, { accept: 'application/json' })
  expect([first.status, second.status, third.status]).toEqual([303, 303, 200])
  expect(first.headers['location']).toBe(second.headers['location'])
  expect(await kept()).toHaveLength(1)
  expect(await emails()).toHaveLength(2)
})

test.each(['nobody', 'somebody else'])(
  'the file of one visitor is not taken by %s',
  async (who) => {
    const { id } = await upload(tests.running, aCv)
    const other = who === 'nobody' ? undefined : (await upload(tests.running, aCv)).cookie
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
    expect(await kept()).toEqual([])
  },
)

test.each(['../../etc/passwd', 'x', '', '00000000-0000-0000-0000-000000000000'])(
  'the upload “%s” does not exist',
  async (id) => {
    const { cookie } = await upload(tests.running, aCv)
    const answer = await sendUploaded([id], cookie)
    expect(answer.status).toBe(422)
  },
)

test('a file that was signed for but never sent is missing', async () => {
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

test('a file about to be swept is not claimed any more', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  tests.running.clock.pass(23 * 3_600_000)
  expect((await sendUploaded([id], cookie)).status).toBe(422)
})

test('a refused file is gone, and the good ones wait on', async () => {
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

test('uploads and files of the form make six together', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  expect((await send({ files: [aCv], cookie, fields: { uploads: [id] } })).status).toBe(303)
  expect((await kept())[0]?.files).toHaveLength(2)
})

test('a store that fails loses neither the files nor the chance to try again', async () => {
  const { id, cookie } = await upload(tests.running, aCv)
  const { files } = tests.running.services.careers
  const head = jest.spyOn(files, 'move').mockRejectedValueOnce(new Error('The disk is full.'))
  expect((await sendUploaded([id], cookie)).status).toBe(500)
  head.mockRestore()
  expect((await sendUploaded([id], cookie)).status).toBe(303)
})
