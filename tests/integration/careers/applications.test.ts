import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { formBodyBytes } from '../../../src/config/limits.js'
import { refuseUnreadable } from '../../../src/services/adapters/records/readable.js'
import { applicationsSweep, uploadsSweep } from '../../../src/services/careers/uploadSweep.js'
import { emailCollection, readEmail } from '../../../src/services/email/emailRecord.js'
import {
  aCv,
  type FormFile,
  fileIn,
  type SentApplication,
  sendApplication,
  upload,
} from '../../support/careers/applicationForms.js'
import {
  aBomb,
  aDocx,
  aDocxWithMacros,
  aJpg,
  aLockedDocx,
  anArchive,
  aPage,
  aPdf,
  aProgram,
  aText,
} from '../../support/careers/someFiles.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { storedApplications } from '../../support/site/storedSubmissions.js'

const day = 86_400_000

let running: TestApp
beforeEach(async () => {
  running = await appForTests({ env: { MAIL_HR: 'rh@ondelune.example' } })
})
afterEach(() => running.end())

const send = (sent?: SentApplication) => sendApplication(running, sent)

const kept = () => storedApplications(running)

const emails = async () => {
  const { records } = await running.services.records.list(emailCollection, { limit: 50 })
  return records.map(readEmail)
}

const emailTo = async (kind: string) => {
  const found = (await emails()).find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`There is no email ${kind}.`)
  return found.email
}

const filesOn = (folder: string): readonly string[] =>
  readdirSync(join(running.config.dataDir, 'files', folder)).filter((name) => !name.includes('.'))

const errorsOf = (text: string): readonly string[] => {
  const $ = load(text)
  return $('#error-summary li')
    .toArray()
    .map((line) => $(line).text())
}

describe('without script', () => {
  test('a person applies: all is kept, then told, then confirmed', async () => {
    const answer = await send({
      path: '/fr/carrieres/technologue-en-echographie',
      files: [aCv, { name: 'Lettre.docx', content: aDocx() }],
    })
    const [application] = await kept()
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      `/fr/candidature-recue?ref=${application?.reference}`,
    ])
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
    expect(fileIn(running, application?.files[0]?.key ?? '')).toEqual(aCv.content)
    expect(filesOn('incoming')).toEqual([])
    const page = await running.site.get(answer.headers['location'] ?? '')
    expect(page.text).toContain(application?.reference)
    expect(page.text).toContain('vendredi 27\u00A0novembre')
    expect(page.headers['cache-control']).toBe('no-store')
  })

  test('a box ticked on its own lets the application be reread', async () => {
    await send({ fields: { keep: 'yes', offer: 'spontaneous' } })
    expect((await kept())[0]).toMatchObject({ keepForOthers: true, offer: 'spontaneous' })
  })

  test('what is wrong is told, what was typed stays, and files must be chosen again', async () => {
    const answer = await send({
      fields: { email: 'maelie', phone: '555-0199', consent: [], keep: 'yes' },
    })
    expect(answer.status).toBe(422)
    expect(errorsOf(answer.text)).toEqual([
      'Il manque le symbole @ dans l’adresse. Inscrivez-la au complet, par exemple nom@exemple.ca.',
      'Il manque l’indicatif régional. Inscrivez 10\u00A0chiffres, par exemple 418\u00A0555-0199.',
      'Vos fichiers n’ont pas été gardés. Choisissez-les de nouveau avant d’envoyer.',
      'Il manque votre accord. Cochez la case pour que nous puissions lire votre candidature.',
    ])
    const $ = load(answer.text)
    expect($('#application-name').attr('value')).toBe('Maélie Tremblay-Côté')
    expect($('#application-email').attr('value')).toBe('maelie')
    expect($('#application-message').text()).toContain('j’aimerais')
    expect($('input[name=keep]').attr('checked')).toBeDefined()
    expect($('input[name=availability][checked]')).toHaveLength(2)
    expect($('title').text()).toMatch(/^Erreur/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await kept()).toEqual([])
    expect(filesOn('incoming')).toEqual([])
    expect(await running.services.records.count('uploads')).toBe(0)
  })

  test('a form that is sent twice is one application, with one copy of its files', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send()))
    expect(new Set(answers.map(({ headers }) => headers['location'])).size).toBe(1)
    expect(await kept()).toHaveLength(1)
    expect(await emails()).toHaveLength(2)
    expect(filesOn('kept')).toHaveLength(1)
    expect(await running.services.records.count('uploads')).toBe(1)
    await send({ files: [{ ...aCv, name: 'Autre.pdf' }] })
    expect(await kept()).toHaveLength(2)
  })

  test('in English it is told in English, and goes to the English confirmation', async () => {
    const path = '/en/careers/sonographer'
    const wrong = await send({ path, fields: { name: '' } })
    expect(errorsOf(wrong.text)[0]).toBe('Your name is missing. Enter your first and last name.')
    const right = await send({ path })
    expect(right.headers['location']).toMatch(/^\/en\/application-received\?ref=OND-/)
    expect((await emailTo('applicationAcknowledgement')).subject).toMatch(
      /^We have your application/,
    )
  })

  test.each([
    ['an offer that never was', 'astronaut'],
    ['no offer', ''],
  ])('%s is not applied for', async (_what, offer) => {
    const answer = await send({ fields: { offer } })
    expect(answer.status).toBe(422)
    expect(errorsOf(answer.text)[0]).toMatch(/offre|poste/)
    const options = load(answer.text)('#application-offer option')
    expect(options.first().attr('value')).toBe('')
    // No other offer is chosen in its place.
    expect(options.filter('[selected]:not([value=""])')).toHaveLength(0)
  })

  test('a CV is needed', async () => {
    const answer = await send({ files: [] })
    expect(errorsOf(answer.text)).toEqual(['Il manque votre CV. Choisissez au moins un fichier.'])
    const empty = await send({ files: [{ name: '', content: Buffer.alloc(0) }] })
    expect(errorsOf(empty.text)).toEqual(['Il manque votre CV. Choisissez au moins un fichier.'])
  })

  test('six files are taken and seven are not', async () => {
    const files = Array.from({ length: 7 }, (_, count) => ({ ...aCv, name: `${count}.pdf` }))
    const answer = await send({ files })
    expect(errorsOf(answer.text)[0]).toBe('Il y a trop de fichiers. Gardez-en 6 au plus.')
    expect((await send({ files: files.slice(1) })).status).toBe(303)
    expect((await kept())[0]?.files).toHaveLength(6)
  })

  test('a file that is too large is named, and the rest of the form is read on', async () => {
    const large: FormFile = { name: 'Portfolio.pdf', content: Buffer.alloc(10 * 1_048_576 + 1) }
    const answer = await send({ files: [aCv, large] })
    expect(answer.status).toBe(422)
    expect(errorsOf(answer.text)).toEqual([
      'Le fichier Portfolio.pdf dépasse 10\u00A0Mo. Allégez-le ou choisissez-en un autre.',
      'Vos fichiers n’ont pas été gardés. Choisissez-les de nouveau avant d’envoyer.',
    ])
    expect(filesOn('incoming')).toEqual([])
  })

  test('probable spam is kept apart and written to nobody', async () => {
    expect((await send({ fields: { website: 'http://x.example' } })).status).toBe(303)
    expect(await kept()).toEqual([])
    expect(await storedApplications(running, { suspected: true })).toHaveLength(1)
    expect(await emails()).toEqual([])
  })

  test('a visitor’s markup stays text', async () => {
    const answer = await send({ fields: { name: '<b>x</b>"', email: 'a' } })
    expect(answer.text).not.toContain('<b>x</b>')
  })

  test('a text larger than a form may be is refused before it is kept', async () => {
    const answer = await send({ fields: { message: 'a'.repeat(formBodyBytes + 1) } })
    expect(answer.status).toBe(413)
    expect(filesOn('incoming')).toEqual([])
  })
})

describe('with script', () => {
  const sendUploaded = (uploads: readonly string[], cookie: string, more: SentApplication = {}) =>
    send({ files: [], cookie, ...more, fields: { uploads, ...more.fields } })

  test('files sent ahead are claimed by the form', async () => {
    const cv = await upload(running, aCv)
    const email = await upload(running, { name: 'Lettre.txt', content: aText() }, cv.cookie)
    const answer = await sendUploaded([cv.id, email.id], cv.cookie)
    expect(answer.status).toBe(303)
    const [application] = await kept()
    expect(application?.files.map(({ name }) => name)).toEqual(['CV.pdf', 'Lettre.txt'])
    expect(fileIn(running, application?.files[0]?.key ?? '')).toEqual(aCv.content)
  })

  test('a program is answered in JSON', async () => {
    const { id, cookie } = await upload(running, aCv)
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
    const { id, cookie } = await upload(running, aCv)
    const answer = await sendUploaded([id], cookie, { fields: { consent: [] } })
    const $ = load(answer.text)
    expect($('.file input[name=uploads]').attr('value')).toBe(id)
    expect($('.file__name').text()).toContain('CV.pdf')
    expect(errorsOf(answer.text)).toHaveLength(1)
    expect((await sendUploaded([id], cookie)).status).toBe(303)
  })

  test('the same form sent twice is one application', async () => {
    const { id, cookie } = await upload(running, aCv)
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
      const { id } = await upload(running, aCv)
      const other = who === 'nobody' ? undefined : (await upload(running, aCv)).cookie
      const answer = await send({
        files: [],
        fields: { uploads: [id] },
        ...(other === undefined ? {} : { cookie: other }),
      })
      expect(answer.status).toBe(422)
      expect(errorsOf(answer.text)).toEqual([
        'Un fichier n’est pas arrivé au complet. Choisissez-le de nouveau.',
      ])
      expect(answer.text).not.toContain('CV.pdf')
      expect(await kept()).toEqual([])
    },
  )

  test.each(['../../etc/passwd', 'x', '', '00000000-0000-0000-0000-000000000000'])(
    'the upload “%s” does not exist',
    async (id) => {
      const { cookie } = await upload(running, aCv)
      const answer = await sendUploaded([id], cookie)
      expect(answer.status).toBe(422)
    },
  )

  test('a file that was signed for but never sent is missing', async () => {
    const { cookie } = await upload(running, aCv)
    const signed = await running.site
      .post('/upload/sign')
      .set('Cookie', cookie)
      .type('form')
      .send({ filePath: 'CV.pdf', contentType: '', size: '10' })
    const answer = await sendUploaded([signed.body.id], cookie)
    expect(errorsOf(answer.text)).toEqual([
      'Le fichier CV.pdf n’est pas arrivé au complet. Choisissez-le de nouveau.',
    ])
  })

  test('a file about to be swept is not claimed any more', async () => {
    const { id, cookie } = await upload(running, aCv)
    running.clock.pass(23 * 3_600_000)
    expect((await sendUploaded([id], cookie)).status).toBe(422)
  })

  test('a refused file is gone, and the good ones wait on', async () => {
    const good = await upload(running, aCv)
    const bad = await upload(running, { name: 'Photo.jpg', content: aPage() }, good.cookie)
    const answer = await sendUploaded([good.id, bad.id], good.cookie)
    expect(errorsOf(answer.text)).toEqual([
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
    const { id, cookie } = await upload(running, aCv)
    expect((await send({ files: [aCv], cookie, fields: { uploads: [id] } })).status).toBe(303)
    expect((await kept())[0]?.files).toHaveLength(2)
  })

  test('a store that fails loses neither the files nor the chance to try again', async () => {
    const { id, cookie } = await upload(running, aCv)
    const { files } = running.services.careers
    const head = jest.spyOn(files, 'move').mockRejectedValueOnce(new Error('The disk is full.'))
    expect((await sendUploaded([id], cookie)).status).toBe(500)
    head.mockRestore()
    expect((await sendUploaded([id], cookie)).status).toBe(303)
  })
})

describe('hostile files', () => {
  test.each<[string, FormFile, RegExp]>([
    ['a program', { name: 'CV.pdf', content: aProgram() }, /ne correspond pas à son nom/],
    ['a double ending', { name: 'CV.pdf.exe', content: aProgram() }, /n’acceptons pas le format/],
    ['another double ending', { name: 'CV.exe.pdf', content: aProgram() }, /ne correspond pas/],
    ['a page', { name: 'CV.html', content: aPage(), type: 'text/html' }, /n’acceptons pas/],
    [
      'a page called a PDF',
      { name: 'CV.pdf', content: aPage(), type: 'text/html' },
      /ne correspond/,
    ],
    [
      'a PDF that is an archive',
      { name: 'CV.pdf', content: Buffer.concat([aPdf(), anArchive()]) },
      /ne correspond pas/,
    ],
    [
      'a photo that is an archive',
      { name: 'CV.jpg', content: Buffer.concat([aJpg(), anArchive()]) },
      /ne correspond pas/,
    ],
    ['a bomb', { name: 'CV.docx', content: aBomb() }, /Nous ne pouvons pas lire/],
    ['a locked document', { name: 'CV.docx', content: aLockedDocx() }, /mot de passe/],
    ['nothing', { name: 'CV.pdf', content: Buffer.alloc(0) }, /est vide/],
  ])('%s is refused with a sentence', async (_what, file, sentence) => {
    const answer = await send({ files: [file] })
    expect(answer.status).toBe(422)
    expect(errorsOf(answer.text)[0]).toMatch(sentence)
    expect(await kept()).toEqual([])
    expect([...filesOn('incoming'), ...filesOn('kept')]).toEqual([])
  })

  test.each([
    ['path parts', '../../../etc/CV.pdf', 'CV.pdf'],
    ['a Windows path', 'C:\\Users\\moi\\CV.pdf', 'CV.pdf'],
    ['line breaks', 'CV\r\nSet-Cookie: a=b.pdf', 'CVSet-Cookie a=b.pdf'],
    ['a mark that reverses', '\u202Egpj.pdf', 'gpj.pdf'],
    ['quotation marks', 'C"V".pdf', 'CV.pdf'],
    ['many emails', 'Élodie Ngô 履歴書.pdf', 'Élodie Ngô 履歴書.pdf'],
    ['255 bytes', `${'é'.repeat(125)}.pdf`, `${'é'.repeat(73)}.pdf`],
  ])('a name with %s is kept as data, under a random key', async (_what, name, shown) => {
    const answer = await send({ files: [{ ...aCv, name }] })
    expect(answer.status).toBe(303)
    const [file] = (await kept())[0]?.files ?? []
    expect(file?.name).toBe(shown)
    expect(file?.key).toMatch(/^kept\/[0-9a-f-]{36}$/)
    expect(existsSync(join(running.config.dataDir, 'etc'))).toBe(false)
  })

  test('macros are told to HR and not to the person', async () => {
    await send({ files: [{ name: 'CV.docx', content: aDocxWithMacros() }] })
    expect((await emailTo('applicationHr')).text).toContain('contient des macros')
    expect((await emailTo('applicationAcknowledgement')).text).not.toContain('macros')
  })
})

describe('the emails', () => {
  const linkIn = (text: string): string =>
    /https?:\/\/[^\s/]+(\/files\/\S+)/.exec(text)?.[1] ?? 'no link'

  test('HR reads who, for what, and opens the files by their links', async () => {
    await send({ path: '/fr/carrieres/technologue-en-echographie' })
    const email = await emailTo('applicationHr')
    expect(email.to.address).toBe('rh@ondelune.example')
    expect(email.replyTo?.address).toBe('maelie@exemple.ca')
    expect(email.subject).toMatch(/^Candidature\u00A0: \S+, d’ici le \S+ \d/)
    expect(email.subject).toContain(`(${(await kept())[0]?.reference})`)
    for (const words of [
      'Maélie',
      'Technologue en échographie',
      'CV.pdf',
      'Jour · Samedi',
      'Non',
    ]) {
      expect(email.text).toContain(words)
      expect(email.html).toContain(words)
    }
    expect(email.text).toContain('sans analyse antivirus')
    // The labels of the form speak to the person who fills it in.
    expect(email.text).toContain('Disponibilités')
    expect(email.text).not.toMatch(/Vos disponibilités|Votre mot/)
    const answer = await running.site
      .get(linkIn(email.text))
      .buffer()
      .parse((res, done) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () => done(null, Buffer.concat(chunks)))
      })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(aCv.content)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=CV.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store, no-transform',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })

  test('each opening is logged, without the name, the file’s name or the link', async () => {
    await send()
    const link = linkIn((await emailTo('applicationHr')).text)
    await running.site.get(link)
    const log = running.logLines.join('')
    expect(log).toContain('a file of an application was opened')
    expect(log).toContain((await kept())[0]?.reference)
    expect(log).not.toMatch(/Maélie|maelie|CV\.pdf|0199/)
    expect(log).not.toContain(link.slice('/files/'.length))
  })

  test('a link ends after seven days', async () => {
    await send()
    const link = linkIn((await emailTo('applicationHr')).text)
    running.clock.pass(7 * day - 1)
    expect((await running.site.get(link)).status).toBe(200)
    running.clock.pass(1)
    expect((await running.site.get(link)).status).toBe(410)
  })

  test.each([
    ['another file', (link: string) => link.replace(/\.0\./, '.1.')],
    ['a longer life', (link: string) => link.replace(/\.(\w+)\.([\w-]+)$/, '.zzzzzzzz.$2')],
    [
      'another signature',
      (link: string) => `${link.slice(0, -1)}${link.endsWith('A') ? 'E' : 'A'}`,
    ],
    ['nothing', () => '/files/x'],
  ])('a link that was changed for %s opens nothing', async (_what, change) => {
    await send()
    const link = linkIn((await emailTo('applicationHr')).text)
    expect((await running.site.get(change(link))).status).toBe(404)
  })

  test('the person reads what happens next, and nothing a stranger could have typed', async () => {
    await send({ fields: { name: 'Gagnez sur shop.example', message: 'Achetez ceci' } })
    const email = await emailTo('applicationAcknowledgement')
    expect(email.to).toEqual({ address: 'maelie@exemple.ca' })
    expect(email.replyTo?.address).toBe('rh@ondelune.example')
    for (const form of [email.text, email.html, email.subject]) {
      expect(form).not.toMatch(/shop\.example|Achetez|CV\.pdf|\/files\//)
    }
    expect(email.text).toContain('d’ici le vendredi 27\u00A0novembre')
    expect(email.text).toContain('365\u00A0jours')
  })

  test('without an address of its own, HR reads at the clinic’s', async () => {
    const plain = await appForTests()
    await sendApplication(plain)
    const { records } = await plain.services.records.list(emailCollection, { limit: 5 })
    const hr = records.map(readEmail).find(({ kind }) => kind === 'applicationHr')
    expect(hr?.email.to.address).toBe(plain.services.clinic.email)
    await plain.end()
  })

  test('carry no file', async () => {
    await send()
    for (const { email } of await emails()) expect(email).not.toHaveProperty('attachments')
  })
})

describe('at the end of the retention', () => {
  const sweepAll = async () => {
    const { records, careers } = running.services
    const parts = { files: careers.files, records, onUnreadable: refuseUnreadable }
    const now = running.clock.now()
    return {
      uploads: await uploadsSweep(parts).removeExpired(now),
      applications: await applicationsSweep(parts).removeExpired(now),
    }
  }

  test('the files go with the application, and not before', async () => {
    await send()
    const link = /(\/files\/\S+)/.exec((await emailTo('applicationHr')).text)?.[1] ?? ''
    running.clock.pass(2 * day)
    expect(await sweepAll()).toEqual({ uploads: 1, applications: 0 })
    expect((await running.site.get(link)).status).toBe(200)
    running.clock.pass(363 * day)
    expect(await sweepAll()).toEqual({ uploads: 0, applications: 1 })
    expect(await kept()).toEqual([])
    expect(filesOn('kept')).toEqual([])
  })
})
