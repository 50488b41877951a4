import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email as ReceivedEmail } from 'postal-mime'
import { type Email, EmailError } from '../../../src/services/adapters/email/emailTransport.js'
import { openEmlMail } from '../../../src/services/adapters/email/emlFiles.js'
import { openEmailTransport } from '../../../src/services/adapters/email/openEmailTransport.js'
import {
  type ContactEmailFacts,
  createContactEmails,
} from '../../../src/services/contact/contactEmails.js'
import type { ContactRequest } from '../../../src/services/contact/contactRequest.js'
import { requestPages } from '../../../src/services/submissions/submissionEmails.js'
import { translateIn } from '../../../src/services/language/translations.js'
import { createEmailViews } from '../../../src/views/emails/emailViews.js'
import { aContactRequest, anEmail, emailFacts } from '../../support/contact/contactFactories.js'
import { recordedLog } from '../../support/site/recordedLog.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'
import { openSiteTranslations } from '../../support/site/siteTranslations.js'

let folder: ReturnType<typeof temporaryFolder>
let recorded: ReturnType<typeof recordedLog>
let emailsOf: (
  request: ContactRequest,
  facts?: ContactEmailFacts,
  link?: string,
) => readonly Email[]

const mailFolder = () => join(folder.path, 'mail')
const openBox = () => openEmailTransport({ kind: 'eml', folder: mailFolder() }, recorded.log)
const readBox = () =>
  readdirSync(mailFolder())
    .toSorted()
    .map((file) => readFileSync(join(mailFolder(), file), 'utf8'))

const post = async (email: Email): Promise<{ email: ReceivedEmail; source: string }> => {
  await (await openBox()).send(email)
  const [source = ''] = readBox().slice(-1)
  return { email: await PostalMime.parse(source), source }
}

const emailAt = (emails: readonly Email[], place: number): Email => {
  const email = emails[place]
  if (email === undefined) throw new Error(`There is no email number ${place}.`)
  return email
}
const deskEmail = (changes: Partial<ContactRequest> = {}) =>
  emailAt(emailsOf(aContactRequest(changes)), 0)
const visitorEmail = (changes: Partial<ContactRequest> = {}) =>
  emailAt(emailsOf(aContactRequest(changes)), 1)

const without = (field: 'email' | 'phone'): ContactRequest => {
  const { [field]: _, ...request } = aContactRequest()
  return request
}

const headerLines = (source: string): readonly string[] =>
  (source.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')

beforeAll(async () => {
  const translations = await openSiteTranslations()
  const { contact: views } = createEmailViews((locale) => translateIn(translations, locale))
  emailsOf = (request, facts = emailFacts, link) =>
    createContactEmails({
      views,
      facts,
      from: { name: 'Ondelune', address: 'ne-pas-repondre@ondelune.example' },
      desk: { name: 'Accueil', address: 'bonjour@ondelune.example' },
      pages: requestPages('http://localhost'),
    })(request, link).map(({ email }) => email)
})
beforeEach(() => {
  folder = temporaryFolder()
  recorded = recordedLog()
})
afterEach(() => folder.remove())

describe('notice to the front desk', () => {
  test('is addressed to the front desk, with first name, reference and link', async () => {
    const { email, source } = await post(deskEmail())
    expect(email.from).toMatchObject({ address: 'ne-pas-repondre@ondelune.example' })
    expect(email.to).toMatchObject([{ address: 'bonjour@ondelune.example' }])
    expect(email.subject).toBe('Nouvelle demande\u00A0: Jeanne (OND-7K4M-2QXD)')
    for (const words of [
      'Jeanne',
      'OND-7K4M-2QXD',
      'http://localhost/staff/requests/OND-7K4M-2QXD',
    ]) {
      expect(email.text).toContain(words)
      expect(email.html).toContain(words)
    }
    expect(email.html).toContain('lang="fr-CA"')
    expect(email.text).not.toMatch(/\b[89]11\b/)
    expect(email.attachments).toEqual([])
    expect(headerLines(source)).toContain('Auto-Submitted: auto-generated')
  })

  test('is the only email for a visitor without an email address', () => {
    expect(emailsOf(without('email'))).toHaveLength(1)
  })

  test('escapes markup in a name', async () => {
    const { email } = await post(deskEmail({ name: '<script>alert(1)</script>' }))
    expect(email.html).not.toContain('<script>alert')
  })
})

describe('acknowledgement email', () => {
  test('states in French who calls, by when, and the reference', async () => {
    const { email, source } = await post(visitorEmail())
    expect(email.to).toMatchObject([{ address: 'jeanne@exemple.ca' }])
    expect(email.replyTo).toMatchObject([{ address: 'bonjour@ondelune.example' }])
    expect(email.subject).toBe('Nous avons reçu votre demande OND-7K4M-2QXD')
    expect(headerLines(source)).toContain('Auto-Submitted: auto-generated')
    for (const words of [
      'Bonjour Jeanne,',
      'd’ici le lundi 23\u00A0novembre à 18\u00A0h',
      'OND-7K4M-2QXD',
      '911',
      '811',
      'n’écrivez rien sur votre santé',
    ]) {
      expect(email.text).toContain(words)
      expect(email.html).toContain(words)
    }
    expect(email.html).toContain('lang="fr-CA"')
    expect(email.html).toContain('href="tel:+14185550142"')
  })

  test('contains neither the exam nor the contact details', async () => {
    const { email } = await post(visitorEmail())
    for (const form of [email.text, email.html, email.subject]) {
      expect(form).not.toMatch(/morphologique|Tremblay|0199|Lévis/i)
    }
  })

  test('is in the preferred language of the visitor, whatever the language of the page', async () => {
    const french = await post(visitorEmail({ locale: 'en', preferredLanguage: 'fr' }))
    expect(french.email.html).toContain('lang="fr-CA"')
    const { email } = await post(visitorEmail({ locale: 'fr', preferredLanguage: 'en' }))
    expect(email.subject).toBe('We have your request OND-7K4M-2QXD')
    expect(email.text).toContain('usually by 6 p.m. on Monday, November 23.')
    expect(email.text).not.toContain('p.m..')
    expect(email.html).toContain('lang="en-CA"')
    expect(email.text).not.toMatch(/[«»]|Bonjour/)
  })

  test('names the usual delay when no open day is known', async () => {
    const facts = { ...emailFacts, callBackBy: () => undefined }
    const { email } = await post(emailAt(emailsOf(aContactRequest(), facts), 1))
    expect(email.text).toContain('en un jour ouvrable')
  })

  test.each([
    ['a call', {}, /vous appelle, .*ordonnance/s, /vous répond à cette|Pas de téléphone/],
    [
      'an email',
      { contactBy: 'email' },
      /vous répond à cette.*Pas de téléphone\?/s,
      /vous appelle/,
    ],
    [
      'a relay call',
      { contactBy: 'relay' },
      /appelle par le service de relais/,
      /Pas de téléphone/,
    ],
    ['a call about PRP', { subject: 'prp' }, /vous appelle/, /ordonnance/],
    ['an answer to a question', { subject: 'other', contactBy: 'email' }, /répond/, /téléphone\?/],
  ] as const)(
    'promises %s according to subject and contact method',
    async (_what, changes, said, unsaid) => {
      const { text = '' } = (await post(visitorEmail(changes))).email
      expect(text).toMatch(said)
      expect(text).not.toMatch(unsaid)
    },
  )

  test('promises no call without a number', async () => {
    const { text = '' } = (await post(emailAt(emailsOf(without('phone')), 1))).email
    expect(text).toContain('Pas de téléphone?')
    expect(text).not.toContain('vous appelle')
  })

  test('does not repeat typed text', async () => {
    const { email, source } = await post(
      visitorEmail({ name: 'Gagnez sur shop.example', message: 'Achetez ceci' }),
    )
    expect(`${email.html}${email.text}${source}`).not.toMatch(/shop\.example|Achetez/)
    expect(email.text).toContain('Bonjour,')
  })

  test.each([
    ['Marie-Ève O’Neil', 'Bonjour Marie-Ève,'],
    ['Tremblay, Marie', 'Bonjour Marie,'],
    ['Cadeau-360.com Roy', 'Bonjour,'],
  ])('greets %s by a safe first name only', async (name, greeting) => {
    expect((await post(visitorEmail({ name }))).email.text).toContain(greeting)
  })

  test('does not interpolate text typed by a visitor', async () => {
    const { email } = await post(deskEmail({ name: '{{reference}}' }))
    expect(email.text).toContain('{{reference}}')
  })
})

const visit = { date: '2026-11-21', time: '13:00', want: 'cancel', state: 'open' } as const
const myPage = 'http://localhost/fr/ma-demande/lien'

test.each([
  ['fr', { kind: 'by', by: visit }, 'd’ici le lundi 23 novembre à 18 h.'],
  ['fr', { kind: 'sooner', opensAt: undefined }, 'en général avant l’heure du rendez-vous.'],
  [
    'fr',
    { kind: 'sooner', opensAt: '08:00' },
    'avant l’heure du rendez-vous. Nous ouvrons à 8 h : appelez aussi le 418 555-0142.',
  ],
  [
    'en',
    { kind: 'sooner', opensAt: '08:00' },
    'before the time of the appointment. We open at 8 a.m.: please call 418-555-0142 too.',
  ],
  [
    'fr',
    { kind: 'atOpening', opensAt: '08:00' },
    'nous n’aurons pas lu votre message avant. Appelez le 418 555-0142 à 8 h.',
  ],
  [
    'en',
    { kind: 'atOpening', opensAt: '08:00' },
    'we won’t have read your message before then. Call 418-555-0142 at 8 a.m.',
  ],
] as const)(
  'email about an appointment change › promises in %s the answer %o',
  async (preferredLanguage, answer, words) => {
    const facts = { ...emailFacts, visitAnswer: () => answer }
    const emails = emailsOf(aContactRequest({ visit, preferredLanguage }), facts, myPage)
    const { text = '', html = '' } = (await post(emailAt(emails, 1))).email
    for (const form of [text, html]) expect(form.replaceAll('\u00A0', ' ')).toContain(words)
  },
)

test('email about an appointment change › warns that the link acts for the person', async () => {
  const textOf = async (link?: string) => {
    const emails = emailsOf(aContactRequest({ visit }), emailFacts, link)
    return (await post(emailAt(emails, 1))).email.text
  }
  expect(await textOf(myPage)).toMatch(/OND-7K4M-2QXD\s+Gardez ce lien pour vous/)
  expect(await textOf()).not.toContain('Gardez ce lien')
})

test.each(['desk', 'visitor'])('%s email › uses the shared email layout', async (which) => {
  const { html = '' } = (await post(which === 'desk' ? deskEmail() : visitorEmail())).email
  expect(html).toMatch(/^<!doctype html><html lang="fr-CA">/)
  expect(html).toContain('width="600"')
  expect(html).toContain('max-width:600px')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html.match(/class="action"/g)).toHaveLength(1)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toMatch(/<img|<link|<script|url\(/)
})

test('emails of a request › have distinct and stable Message-IDs', () => {
  const ids = () => emailsOf(aContactRequest()).map(({ messageId }) => messageId)
  expect(ids()).toEqual(ids())
  expect(new Set(ids()).size).toBe(2)
  for (const id of ids()) expect(id).toMatch(/^<[^<>@\s]+@ondelune\.example>$/)
})

describe('mail folder', () => {
  test('contains complete files, sorted by time', async () => {
    const mail = await openBox()
    await mail.send(anEmail({ date: '2026-11-21T15:00:01.000Z', messageId: '<b@x.example>' }))
    await mail.send(anEmail({ date: '2026-11-21T15:00:00.000Z', messageId: '<c@x.example>' }))
    expect(readdirSync(mailFolder())).toEqual([
      '20261121T150000000Z-c.eml',
      '20261121T150001000Z-b.eml',
    ])
  })

  test('contains an email once, even if it was sent again after a crash', async () => {
    const mail = await openBox()
    await mail.send(anEmail())
    await mail.send(anEmail())
    expect(readdirSync(mailFolder())).toHaveLength(1)
  })

  test('cannot be escaped by a malicious Message-ID', async () => {
    const mail = await openBox()
    await mail.send(anEmail({ messageId: '<../../../etc/x@ondelune.example>' }))
    expect(readdirSync(mailFolder())).toEqual(['20261121T150000000Z-_________etc_x.eml'])
  })

  test('is logged in one line per email without personal data', async () => {
    const { answer } = await (await openBox()).send(visitorEmail())
    expect(recorded.lines).toHaveLength(1)
    expect(recorded.lines[0]).toContain('email written')
    expect(`${recorded.lines[0]}${answer}`).not.toMatch(/jeanne|Tremblay|0199/i)
  })

  test('that is not writable causes a failure, so that the outbox retries', async () => {
    const mail = openEmlMail({ folder: '/dev/null/mail', log: recorded.log })
    await expect(mail.send(anEmail())).rejects.toMatchObject({ code: 'ENOTDIR' })
  })
})

describe('email header injection', () => {
  const bcc = 'Bcc: tous@exemple.ca'

  test.each(['\r\n', '\n', '\r', '\u0000\r\n', '\u2028', '\u0085'])(
    'is prevented for a subject with %j',
    async (breaking) => {
      const { email, source } = await post(anEmail({ subject: `Bonjour${breaking}${bcc}` }))
      expect(email.bcc).toBeUndefined()
      expect(email.subject).toBe(`Bonjour ${bcc}`)
      expect(headerLines(source).filter((line) => /^bcc/i.test(line))).toEqual([])
    },
  )

  test('is prevented for a name with line breaks and addresses', async () => {
    const name = `Jeanne"\r\n${bcc}\r\n\r\n<b>x</b>`
    const { email, source } = await post(
      anEmail({ replyTo: { name: `${name}, <tous@exemple.ca>`, address: 'jeanne@exemple.ca' } }),
    )
    expect(email.bcc).toBeUndefined()
    expect(email.replyTo).toHaveLength(1)
    expect(email.replyTo?.[0]?.address).toBe('jeanne@exemple.ca')
    expect(headerLines(source).filter((line) => /^bcc/i.test(line))).toEqual([])
  })

  test.each([
    'a@exemple.ca\r\nBcc: tous@exemple.ca',
    'a@exemple.ca, tous@exemple.ca',
    'a@exemple.ca;tous@exemple.ca',
    'Groupe: tous@exemple.ca;',
    '<a@exemple.ca>',
    'a@exemple.ca\u0000',
    'a b@exemple.ca',
    '"a"@exemple.ca',
    'a@b@exemple.ca',
    'exemple.ca',
    '',
  ])('is prevented by rejecting the address %j in every field', async (address) => {
    const mail = await openBox()
    for (const place of ['from', 'to', 'replyTo'] as const) {
      await expect(mail.send(anEmail({ [place]: { address } }))).rejects.toBeInstanceOf(EmailError)
    }
  })

  test.each<Partial<Email>>([
    { messageId: `<a@x.example>\r\n${bcc}` },
    { messageId: 'a@x.example' },
    { headers: { 'X-Note': `a\r\n${bcc}` } },
    { headers: { [`X-Note: a\r\nBcc`]: 'tous@exemple.ca' } },
  ])('is prevented by rejecting an email with %j', async (changes) => {
    await expect((await openBox()).send(anEmail(changes))).rejects.toBeInstanceOf(EmailError)
  })

  test('is rejected with an error that does not repeat the address', async () => {
    const refusal = (await openBox()).send(anEmail({ to: { address: 'a, tous@exemple.ca' } }))
    await expect(refusal).rejects.toThrow('The recipient of the email is not one plain address.')
  })

  test('is not possible from the body', async () => {
    const { email } = await post(anEmail({ text: `${bcc}\r\n\r\n.\r\nMAIL FROM:<x>` }))
    expect(email.bcc).toBeUndefined()
    expect(email.text).toContain('MAIL FROM')
  })
})
