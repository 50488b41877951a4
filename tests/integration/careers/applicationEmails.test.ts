import { emailCollection, readEmail } from '../../../src/services/email/emailRecord.js'
import { day } from '../../../src/shared/time/durations.js'
import { aCv, sendApplication } from '../../support/careers/applicationForms.js'
import { applicationsSite } from '../../support/careers/applicationsSite.js'
import { appForTests } from '../../support/site/appForTests.js'

const tests = applicationsSite()
const { send, kept, emails, emailTo } = tests

const linkIn = (text: string): string =>
  /https?:\/\/[^\s/]+(\/files\/\S+)/.exec(text)?.[1] ?? 'no link'

test('HR reads who, for what, and opens the files by their links', async () => {
  await send({ path: '/fr/carrieres/technologue-en-echographie' })
  const email = await emailTo('applicationHr')
  expect(email.to.address).toBe('rh@ondelune.example')
  expect(email.replyTo?.address).toBe('maelie@exemple.ca')
  expect(email.subject).toMatch(/^Candidature\u00A0: \S+, d’ici le \S+ \d/)
  expect(email.subject).toContain(`(${(await kept())[0]?.reference})`)
  for (const words of ['Maélie', 'Technologue en échographie', 'CV.pdf', 'Jour · Samedi', 'Non']) {
    expect(email.text).toContain(words)
    expect(email.html).toContain(words)
  }
  expect(email.text).toContain('sans analyse antivirus')
  // The labels of the form speak to the person who fills it in.
  expect(email.text).toContain('Disponibilités')
  expect(email.text).not.toMatch(/Vos disponibilités|Votre message/)
  const answer = await tests.running.site
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
  await tests.running.site.get(link)
  const log = tests.running.logLines.join('')
  expect(log).toContain('a file of an application was opened')
  expect(log).toContain((await kept())[0]?.reference)
  expect(log).not.toMatch(/Maélie|maelie|CV\.pdf|0199/)
  expect(log).not.toContain(link.slice('/files/'.length))
})

test('a link ends after seven days', async () => {
  await send()
  const link = linkIn((await emailTo('applicationHr')).text)
  tests.running.clock.pass(7 * day - 1)
  expect((await tests.running.site.get(link)).status).toBe(200)
  tests.running.clock.pass(1)
  expect((await tests.running.site.get(link)).status).toBe(410)
})

test.each([
  ['another file', (link: string) => link.replace(/\.0\./, '.1.')],
  ['a longer life', (link: string) => link.replace(/\.(\w+)\.([\w-]+)$/, '.zzzzzzzz.$2')],
  ['another signature', (link: string) => `${link.slice(0, -1)}${link.endsWith('A') ? 'E' : 'A'}`],
  ['nothing', () => '/files/x'],
])('a link that was changed for %s opens nothing', async (_what, change) => {
  await send()
  const link = linkIn((await emailTo('applicationHr')).text)
  expect((await tests.running.site.get(change(link))).status).toBe(404)
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
  expect(email.text).toContain('90\u00A0jours après notre décision')
})

test('no email about a general application speaks of the closing day of a job, or of a request', async () => {
  await send({ fields: { offer: 'spontaneous' } })
  const sent = [await emailTo('applicationAcknowledgement'), await emailTo('applicationHr')].map(
    ({ text }) => text.replaceAll('\u00A0', ' '),
  )
  for (const text of sent) {
    expect(text).toMatch(/90 jours après (notre|la) décision ou, sans décision, après l’envoi/)
    expect(text).not.toMatch(/clôture|la demande/)
  }
  expect(sent[0]).toContain('Vous n’avez pas postulé?')
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
