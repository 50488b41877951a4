import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { languagePath } from '../../../src/addresses/pageTable.js'
import { formBodyBytes } from '../../../src/config/limits.js'
import { refuseUnreadable } from '../../../src/services/adapters/records/readable.js'
import { applicationsCleanup, uploadsCleanup } from '../../../src/services/careers/uploadCleanup.js'
import { applicationFields } from '../../../src/shared/careers/applicationFields.js'
import { fieldNames } from '../../../src/shared/forms/fieldTable.js'
import { day } from '../../../src/shared/time/durations.js'
import { aCv, type FormFile, fileIn } from '../../support/careers/applicationForms.js'
import { applicationsSite } from '../../support/careers/applicationsSite.js'
import {
  aBomb,
  aDocx,
  aJpg,
  aLockedDocx,
  anArchive,
  aPage,
  aPdf,
  aProgram,
} from '../../support/careers/someFiles.js'
import { errorsIn } from '../../support/pages/errorSummary.js'
import { storedApplications } from '../../support/site/storedSubmissions.js'

const tests = applicationsSite()
const { send, listStored, emails, emailTo, filesOn } = tests

describe('application form without JavaScript', () => {
  test('has an input for each declared field', async () => {
    const $ = load((await tests.running.site.get('/fr/carrieres')).text)
    const asked = fieldNames(applicationFields([])).filter((name) => $(`[name=${name}]`).length > 0)
    // `uploads` contains the ids of files that JavaScript has already uploaded.
    expect([...asked, 'uploads'].toSorted()).toEqual(fieldNames(applicationFields([])).toSorted())
  })

  test('stores an application, notifies HR and acknowledges it', async () => {
    const answer = await send({
      path: '/fr/carrieres/technologue-en-echographie',
      files: [aCv, { name: 'Lettre.docx', content: aDocx() }],
    })
    const [application] = await listStored()
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      `/fr/candidature-recue?ref=${application?.reference}&sent=2026-11-21`,
    ])
    const promise = async () =>
      load((await tests.running.site.get(answer.headers['location'] ?? '')).text)(
        '#received ~ .lead',
      ).text()
    const promised = await promise()
    expect(promised).toMatch(/d’ici le .+\snovembre/)
    tests.running.clock.pass(7 * 24 * 3_600_000)
    expect(await promise()).toBe(promised)
    expect(application).toMatchObject({
      name: 'Maélie Tremblay-Côté',
      email: 'maelie@exemple.ca',
      phone: '+14185550199',
      offer: 'sonographer',
      availability: ['day', 'saturday'],
      message: 'Bonjour,\nj’aimerais travailler avec vous.',
      keepForOthers: false,
      locale: 'fr',
      suspected: [],
      files: [
        { name: 'CV.pdf', kind: 'pdf', size: aCv.content.length, scan: 'notScanned' },
        { name: 'Lettre.docx', kind: 'docx', warnings: [] },
      ],
    })
    expect(fileIn(tests.running, application?.files[0]?.key ?? '')).toEqual(aCv.content)
    expect(filesOn('incoming')).toEqual([])
    const page = await tests.running.site.get(answer.headers['location'] ?? '')
    expect(page.text).toContain(application?.reference)
    expect(page.text).toContain('vendredi 27\u00A0novembre')
    expect(page.headers['cache-control']).toBe('no-store')
  })

  test('stores the agreement to be considered for other offers', async () => {
    await send({ fields: { keep: 'yes', offer: 'spontaneous' } })
    expect((await listStored())[0]).toMatchObject({
      keepForOthers: true,
      offer: 'spontaneous',
    })
  })

  test('reports errors, preserves the typed text and requires the files again', async () => {
    const answer = await send({
      fields: { email: 'maelie', phone: '555-0199', consent: [], keep: 'yes' },
    })
    expect(answer.status).toBe(422)
    expect(errorsIn(answer.text)).toEqual([
      'Il manque le symbole @ dans l’adresse. Inscrivez-la au complet, par exemple nom@exemple.ca.',
      'Il manque l’indicatif régional. Inscrivez 10\u00A0chiffres, par exemple 418\u00A0555-0199.',
      'Vos fichiers n’ont pas été gardés. Choisissez-les de nouveau avant d’envoyer.',
      'Il manque votre accord. Cochez la case pour que nous puissions étudier et garder votre candidature.',
    ])
    const $ = load(answer.text)
    expect($('#application-name').attr('value')).toBe('Maélie Tremblay-Côté')
    expect($('#application-email').attr('value')).toBe('maelie')
    expect($('#application-message').text()).toContain('j’aimerais')
    expect($('input[name=keep]').attr('checked')).toBeDefined()
    expect($('input[name=availability][checked]')).toHaveLength(2)
    expect($('title').text()).toMatch(/^Erreur/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await listStored()).toEqual([])
    expect(filesOn('incoming')).toEqual([])
    expect(await tests.running.services.records.count('uploads')).toBe(0)
  })

  test('stores a form submitted twice as one application with one copy of its files', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send()))
    expect(new Set(answers.map(({ headers }) => headers['location'])).size).toBe(1)
    expect(await listStored()).toHaveLength(1)
    expect(await emails()).toHaveLength(2)
    expect(filesOn('kept')).toHaveLength(1)
    expect(await tests.running.services.records.count('uploads')).toBe(1)
    await send({ files: [{ ...aCv, name: 'Autre.pdf' }] })
    expect(await listStored()).toHaveLength(2)
  })

  test('reports errors in English and redirects to the English confirmation', async () => {
    const path = '/en/careers/sonographer'
    const wrong = await send({ path, fields: { name: '' } })
    expect(errorsIn(wrong.text)[0]).toBe('Your name is missing. Enter your first and last name.')
    const right = await send({ path })
    expect(right.headers['location']).toMatch(/^\/en\/application-received\?ref=OND-/)
    expect((await emailTo('applicationAcknowledgement')).subject).toMatch(
      /^We have your application/,
    )
  })

  test.each([
    ['an unknown offer', 'astronaut'],
    ['no offer', ''],
  ])('rejects an application for %s', async (_what, offer) => {
    const answer = await send({ fields: { offer } })
    expect(answer.status).toBe(422)
    expect(errorsIn(answer.text)[0]).toMatch(/offre|poste/)
    const options = load(answer.text)('#application-offer option')
    expect(options.first().attr('value')).toBe('')
    expect(options.filter('[selected]:not([value=""])')).toHaveLength(0)
  })

  test('requires a CV', async () => {
    const answer = await send({ files: [] })
    expect(errorsIn(answer.text)).toEqual(['Il manque votre CV. Choisissez au moins un fichier.'])
    const empty = await send({ files: [{ name: '', content: Buffer.alloc(0) }] })
    expect(errorsIn(empty.text)).toEqual(['Il manque votre CV. Choisissez au moins un fichier.'])
  })

  test('accepts six files and rejects seven', async () => {
    const files = Array.from({ length: 7 }, (_, count) => ({ ...aCv, name: `${count}.pdf` }))
    const answer = await send({ files })
    expect(errorsIn(answer.text)[0]).toBe('Il y a trop de fichiers. Gardez-en 6 au plus.')
    expect((await send({ files: files.slice(1) })).status).toBe(303)
    expect((await listStored())[0]?.files).toHaveLength(6)
  })

  test('names a file that is too large and validates the rest of the form', async () => {
    const large: FormFile = { name: 'Portfolio.pdf', content: Buffer.alloc(10 * 1_048_576 + 1) }
    const answer = await send({ files: [aCv, large] })
    expect(answer.status).toBe(422)
    expect(errorsIn(answer.text)).toEqual([
      'Le fichier Portfolio.pdf dépasse 10\u00A0Mo. Allégez-le ou choisissez-en un autre.',
      'Vos fichiers n’ont pas été gardés. Choisissez-les de nouveau avant d’envoyer.',
    ])
    expect(filesOn('incoming')).toEqual([])
  })

  test('flags probable spam and sends no email', async () => {
    expect((await send({ fields: { website: 'http://x.example' } })).status).toBe(303)
    expect(await listStored()).toEqual([])
    expect(await storedApplications(tests.running, { suspected: true })).toHaveLength(1)
    expect(await emails()).toEqual([])
  })

  test('escapes markup typed by the visitor', async () => {
    const answer = await send({ fields: { name: '<b>x</b>"', email: 'a' } })
    expect(answer.text).not.toContain('<b>x</b>')
  })

  test('rejects a text larger than the form limit before it is stored', async () => {
    const answer = await send({ fields: { message: 'a'.repeat(formBodyBytes + 1) } })
    expect(answer.status).toBe(413)
    expect(filesOn('incoming')).toEqual([])
  })
})

describe('application at the end of its retention', () => {
  const runAllCleanupJobs = async () => {
    const { records, careers } = tests.running.services
    const parts = { files: careers.files, records, onUnreadable: refuseUnreadable }
    const now = tests.running.clock.now()
    return {
      uploads: await uploadsCleanup(parts).removeExpired(now),
      applications: await applicationsCleanup(parts).removeExpired(now),
    }
  }

  test('is deleted with its files and not earlier', async () => {
    await send()
    tests.running.clock.pass(2 * day)
    expect(await runAllCleanupJobs()).toEqual({ uploads: 1, applications: 0 })
    expect(filesOn('kept')).toHaveLength(1)
    tests.running.clock.pass(363 * day)
    expect(await runAllCleanupJobs()).toEqual({ uploads: 0, applications: 1 })
    expect(await listStored()).toEqual([])
    expect(filesOn('kept')).toEqual([])
  })
})

test.each<[string, FormFile, RegExp]>([
  ['a program named .pdf', { name: 'CV.pdf', content: aProgram() }, /ne correspond pas à son nom/],
  [
    'a program with the double extension .pdf.exe',
    { name: 'CV.pdf.exe', content: aProgram() },
    /n’acceptons pas le format/,
  ],
  [
    'a program with the double extension .exe.pdf',
    { name: 'CV.exe.pdf', content: aProgram() },
    /ne correspond pas/,
  ],
  ['an HTML page', { name: 'CV.html', content: aPage(), type: 'text/html' }, /n’acceptons pas/],
  [
    'an HTML page named .pdf',
    { name: 'CV.pdf', content: aPage(), type: 'text/html' },
    /ne correspond/,
  ],
  [
    'a PDF that is also a ZIP archive',
    { name: 'CV.pdf', content: Buffer.concat([aPdf(), anArchive()]) },
    /ne correspond pas/,
  ],
  [
    'a photo that is also a ZIP archive',
    { name: 'CV.jpg', content: Buffer.concat([aJpg(), anArchive()]) },
    /ne correspond pas/,
  ],
  ['a zip bomb', { name: 'CV.docx', content: aBomb() }, /Nous ne pouvons pas lire/],
  ['an encrypted document', { name: 'CV.docx', content: aLockedDocx() }, /mot de passe/],
  ['an empty file', { name: 'CV.pdf', content: Buffer.alloc(0) }, /est vide/],
])(
  'application form › rejects a file with an error message (%s)',
  async (_what, file, sentence) => {
    const answer = await send({ files: [file] })
    expect(answer.status).toBe(422)
    expect(errorsIn(answer.text)[0]).toMatch(sentence)
    expect(await listStored()).toEqual([])
    expect([...filesOn('incoming'), ...filesOn('kept')]).toEqual([])
  },
)

test.each([
  ['path segments', '../../../etc/CV.pdf', 'CV.pdf'],
  ['a Windows path', 'C:\\Users\\moi\\CV.pdf', 'CV.pdf'],
  ['line breaks', 'CV\r\nSet-Cookie: a=b.pdf', 'CVSet-Cookie a=b.pdf'],
  ['a bidirectional override', '\u202Egpj.pdf', 'gpj.pdf'],
  ['quotation marks', 'C"V".pdf', 'CV.pdf'],
  ['letters of several languages', 'Élodie Ngô 履歴書.pdf', 'Élodie Ngô 履歴書.pdf'],
  ['255 bytes', `${'é'.repeat(125)}.pdf`, `${'é'.repeat(73)}.pdf`],
])(
  'application form › stores a file name with %s as data under a random key',
  async (_what, name, shown) => {
    const answer = await send({ files: [{ ...aCv, name }] })
    expect(answer.status).toBe(303)
    const [file] = (await listStored())[0]?.files ?? []
    expect(file?.name).toBe(shown)
    expect(file?.key).toMatch(/^kept\/[0-9a-f-]{36}$/)
    expect(existsSync(join(tests.running.config.dataDir, 'etc'))).toBe(false)
  },
)

test.each([
  ['/fr/candidature-recue', 'en', '/en/application-received'],
  ['/en/request-received', 'fr', '/fr/demande-recue'],
])(
  'confirmation page %s › preserves reference and date in the other language',
  async (path, other, twin) => {
    const reference = '?ref=OND-7K4M-2QXD&sent=2026-11-21'
    const { text } = await tests.running.site.get(path + reference)
    const $ = load(text)
    expect($(`.lang a[data-language=${other}]`).attr('href')).toBe(twin + reference)
    expect($('link[rel=alternate], link[rel=canonical]').filter('[href*=OND]')).toHaveLength(0)
    const to = $(`.lang form button[lang=${other}]`).attr('value')
    const sent = await tests.running.site.post(languagePath).type('form').send({ to })
    expect([sent.status, sent.headers['location']]).toEqual([303, twin + reference])
  },
)
