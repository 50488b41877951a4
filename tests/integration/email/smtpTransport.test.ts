import {
  type EmailTransport,
  RecipientRefused,
} from '../../../src/services/adapters/email/emailTransport.js'
import { openEmailTransport } from '../../../src/services/adapters/email/openEmailTransport.js'
import {
  openSmtpMail,
  type SmtpOptions,
  standardTimeouts,
} from '../../../src/services/adapters/email/smtpTransport.js'
import { emailCollection, draftEmail } from '../../../src/services/email/emailRecord.js'
import { createOutbox } from '../../../src/services/email/outbox.js'
import { createBackoff } from '../../../src/shared/time/backoff.js'
import { day, minute } from '../../../src/shared/time/durations.js'
import { anEmail } from '../../support/contact/contactFactories.js'
import { makeCertificate } from '../../support/servers/certificate.js'
import { findFreePort } from '../../../scripts/freePort.js'
import { startRaw, startSmtp, type TestSmtp } from '../../support/servers/smtpServer.js'
import { eventually } from '../../support/site/eventually.js'
import { handClock } from '../../support/site/handClock.js'
import { openStore } from '../../support/site/openStore.js'
import { recordedLog } from '../../support/site/recordedLog.js'

let port: number
let opened: EmailTransport[]
beforeEach(async () => {
  port = await findFreePort()
  opened = []
})
afterEach(() => Promise.all(opened.map((mail) => mail.close())))

const shortTimeouts = { connectionMs: 400, greetingMs: 400, idleMs: 400, emailMs: 1500 }
/** Timeouts of all other tests, which even a busy machine does not reach. */
const timeouts = { connectionMs: 20_000, greetingMs: 20_000, idleMs: 20_000, emailMs: 60_000 }
const open = (changes: Partial<SmtpOptions> = {}, server = {}): EmailTransport => {
  const mail = openSmtpMail({
    server: { host: '127.0.0.1', port, secure: false, ...server },
    requireTls: false,
    timeouts,
    ...changes,
  })
  opened.push(mail)
  return mail
}

const millisecondsOf = async (work: Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work
  return performance.now() - begun
}

describe('SMTP server that accepts emails', () => {
  let smtp: TestSmtp
  beforeEach(async () => {
    smtp = await startSmtp(port)
  })
  afterEach(() => smtp.close())

  test('receives the complete email, and its response is returned', async () => {
    const { answer } = await open().send(anEmail({ replyTo: { address: 'zoe@exemple.ca' } }))
    expect(answer).toBe('250 taken')
    expect(smtp.emails).toHaveLength(1)
    expect(smtp.emails[0]?.email).toMatchObject({
      messageId: '<3c2d-contactDesk@ondelune.example>',
      date: '2026-11-21T15:00:00.000Z',
      subject: 'Nouvelle demande OND-7K4M-2QXD',
      from: { name: 'Ondelune', address: 'ne-pas-repondre@ondelune.example' },
      to: [{ address: 'bonjour@ondelune.example' }],
      replyTo: [{ address: 'zoe@exemple.ca' }],
      text: expect.stringContaining('Une demande est arrivée.'),
      html: expect.stringContaining('<p>Une demande est arrivée.</p>'),
    })
    const { headers = [] } = smtp.emails[0]?.email ?? {}
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  test('receives the same Message-ID on each attempt', async () => {
    const mail = open()
    await mail.send(anEmail())
    await mail.send(anEmail())
    const ids = smtp.emails.map(({ email }) => email.messageId)
    expect(ids).toEqual(Array(2).fill('<3c2d-contactDesk@ondelune.example>'))
  })

  test.each([
    ['ses', 'x-ses-message-tags', 'email=3c2d-contactDesk'],
    ['postmark', 'x-pm-metadata-email', '3c2d-contactDesk'],
  ] as const)('receives the id that %s repeats in its events', async (kind, header, value) => {
    await open({ events: { kind } }).send(anEmail())
    const { headers = [] } = smtp.emails[0]?.email ?? {}
    expect(headers).toContainEqual(expect.objectContaining({ key: header, value }))
  })

  test('is reached over one connection for several emails', async () => {
    const mail = open()
    for (let turn = 0; turn < 4; turn += 1) await mail.send(anEmail())
    expect(smtp.emails).toHaveLength(4)
    expect(smtp.connections()).toBe(1)
  })

  test('never receives an invalid email', async () => {
    const odd = anEmail({ to: { address: 'a@b.example\r\nRCPT TO:<tous@exemple.ca>' } })
    await expect(open().send(odd)).rejects.toThrow('The recipient of the email')
    expect(smtp.emails).toEqual([])
  })

  test('is reconnected after it closed idle connections', async () => {
    const mail = open()
    await mail.send(anEmail())
    await smtp.close()
    smtp = await startSmtp(port)
    await mail.send(anEmail())
    expect(smtp.emails).toHaveLength(1)
  })

  test('passes the check without receiving an email', async () => {
    expect(await open().check()).toBe(`127.0.0.1:${port} responds`)
    expect(smtp.emails).toEqual([])
  })
})

describe('SMTP server that does not accept the email', () => {
  const refusing = (responseCode: number, message: string) =>
    startSmtp(port, {
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(message), { responseCode })),
    })

  test('causes an error with its response when it refuses the recipient', async () => {
    const smtp = await refusing(550, 'no such mailbox')
    await expect(open().send(anEmail())).rejects.toMatchObject({
      message: expect.stringContaining('no such mailbox'),
    })
    await smtp.close()
  })

  test.each([
    [550, 'no such mailbox', true],
    [553, '5.1.3 bad address', true],
    [450, 'try again later', false],
    [452, '4.2.2 mailbox full', false],
    // Policy errors, which operators can fix, do not concern the address.
    [550, '5.7.1 relaying denied', false],
    // Exim, common on shared hosts, sends no enhanced status code.
    [550, 'relay not permitted', false],
    [550, 'Please turn on SMTP Authentication in your mail client', false],
  ])('answers %i %s to the recipient: permanent failure is %s', async (code, said, isFinal) => {
    const smtp = await refusing(code, said)
    const failed = open().send(anEmail())
    if (isFinal) await expect(failed).rejects.toBeInstanceOf(RecipientRefused)
    else await expect(failed).rejects.not.toBeInstanceOf(RecipientRefused)
    await smtp.close()
  })

  test('causes an immediate error when it is unreachable', async () => {
    await expect(open().send(anEmail())).rejects.toMatchObject({ code: 'ESOCKET' })
    await expect(open().check()).rejects.toMatchObject({ code: 'ESOCKET' })
  })

  test('causes a timeout when its greeting is late', async () => {
    const raw = await startRaw(port, () => undefined)
    const failed = expect(open({ timeouts: shortTimeouts }).send(anEmail())).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    })
    expect(await millisecondsOf(failed)).toBeLessThan(timeouts.greetingMs)
    raw.close()
  })

  test('causes a timeout when it stops responding during the email', async () => {
    const smtp = await startSmtp(port, { onData: (stream) => stream.resume() })
    const failed = expect(open({ timeouts: shortTimeouts }).send(anEmail())).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    })
    expect(await millisecondsOf(failed)).toBeLessThan(timeouts.greetingMs)
    await smtp.close()
  })

  test('causes a timeout before the lease expires when it responds very slowly', async () => {
    const raw = await startRaw(port, (socket) => {
      const timer = setInterval(() => socket.write('2'), 100)
      socket.on('close', () => clearInterval(timer))
    })
    const slow = open({ timeouts: { ...shortTimeouts, connectionMs: 60_000, greetingMs: 60_000 } })
    const failed = expect(slow.send(anEmail())).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    expect(await millisecondsOf(failed)).toBeLessThan(timeouts.greetingMs)
    raw.close()
  })

  test('causes an error when it drops the connection during the email', async () => {
    const raw = await startRaw(port, (socket) => {
      socket.write('220 here\r\n')
      socket.on('data', (data) => {
        const line = data.toString()
        if (line.startsWith('DATA')) socket.destroy()
        else socket.write('250 go on\r\n')
      })
    })
    await expect(open().send(anEmail())).rejects.toMatchObject({
      code: expect.stringMatching(/^E(CONNECTION|SOCKET)$/),
    })
    raw.close()
  })

  test('causes an error without the password when it rejects the user', async () => {
    const smtp = await startSmtp(port, {
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('unknown user')),
    })
    const mail = open({}, { auth: { user: 'site', pass: 'hunter2' } })
    const thrown = await mail.send(anEmail()).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code: 'EAUTH' })
    expect(String(thrown)).not.toContain('hunter2')
    await smtp.close()
  })
})

test('SMTP transport › every standard timeout is shorter than the lease of an email', () => {
  const leaseMs = 2 * minute
  for (const timeoutMs of Object.values(standardTimeouts)) expect(timeoutMs).toBeLessThan(leaseMs)
  const { connectionMs, greetingMs, idleMs, emailMs } = standardTimeouts
  expect(Math.max(connectionMs, greetingMs, idleMs)).toBeLessThan(emailMs)
})

const certificate = makeCertificate()
if (certificate === undefined) {
  process.stderr.write('\nSKIPPED “encryption”: this machine lacks openssl.\n\n')
}
const { key, cert } = certificate ?? { key: '', cert: '' }
const describeTls = certificate === undefined ? describe.skip : describe

describeTls('SMTP encryption', () => {
  const secured = { key, cert, disabledCommands: [] }

  test('uses STARTTLS where the server offers it', async () => {
    const smtp = await startSmtp(port, secured)
    await open({ authorities: cert }).send(anEmail())
    expect(smtp.emails).toMatchObject([{ secure: true }])
    await smtp.close()
  })

  test('sends no email to a server without STARTTLS when encryption is required', async () => {
    const smtp = await startSmtp(port, { disabledCommands: ['STARTTLS'] })
    await expect(open({ requireTls: true }).send(anEmail())).rejects.toThrow()
    expect(smtp.emails).toEqual([])
    await smtp.close()
  })

  test('encrypts smtps:// from the first byte', async () => {
    const smtp = await startSmtp(port, { ...secured, secure: true })
    await open({ authorities: cert }, { secure: true }).send(anEmail())
    expect(smtp.emails).toMatchObject([{ secure: true }])
    await smtp.close()
  })

  test('rejects an untrusted certificate', async () => {
    const smtp = await startSmtp(port, { ...secured, secure: true })
    await expect(open({}, { secure: true }).send(anEmail())).rejects.toThrow(/self.signed/i)
    expect(smtp.emails).toEqual([])
    await smtp.close()
  })
})

test('outbox with SMTP › delivers emails queued during an outage once each', async () => {
  const store = await openStore()
  const clock = handClock()
  const { log, lines } = recordedLog()
  const server = { host: '127.0.0.1', port, secure: false }
  const config = { kind: 'smtp', server, requireTls: false, timeouts } as const
  const transport = await openEmailTransport(config, log)
  opened.push(transport)
  const refuse = async () => 'updated' as const
  const parts = { records: store.records, transport, log, clock, refuse }
  const outboxes = [1, 2].map(() => createOutbox({ ...parts, backoff: createBackoff() }))
  for (const outbox of outboxes) outbox.start()

  const now = clock.now()
  const ids = Array.from({ length: 30 }, (_, number) => `email-${number}`)
  for (const id of ids) {
    const email = anEmail({ messageId: `<${id}@ondelune.example>` })
    const facts = { kind: 'contactDesk', reference: 'OND-7K4M-2QXD', recipient: 'staff' } as const
    const draft = { id, ...facts, email }
    await store.records.createAll([draftEmail(draft, { now, expiresAt: now + day })])
    for (const outbox of outboxes) outbox.wake()
  }
  const delayed = () => lines.filter((line) => line.includes('email delayed'))
  await eventually(() => expect(delayed()).toHaveLength(30))
  // Operators need the server and the system error, not nodemailer's ESOCKET.
  expect(delayed()[0]).toContain(`:${port}"`)
  expect(delayed()[0]).toContain('"cause":"ECONNREFUSED"')
  const queued = () => store.records.count(emailCollection, { field: 'status', equals: 'queued' })
  expect(await queued()).toBe(30)

  const smtp = await startSmtp(port)
  await eventually(() => expect(clock.waits()).toHaveLength(2))
  clock.pass(minute)
  await eventually(async () => expect(await queued()).toBe(0))
  for (const outbox of outboxes) await outbox.stop()
  const arrived = smtp.emails.map(({ email }) => email.messageId)
  expect(arrived).toHaveLength(30)
  expect(new Set(arrived)).toEqual(new Set(ids.map((id) => `<${id}@ondelune.example>`)))
  await smtp.close()
  await store.end()
})
