import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { reportDeliveryTrouble } from '../../../src/services/email/deliveryTrouble.js'
import { draftEmail, emailKinds } from '../../../src/services/email/emailRecord.js'
import { submissionEmail } from '../../../src/services/submissions/submissionEmails.js'
import { day, hour } from '../../../src/shared/time/durations.js'
import { emailsIn } from '../../support/contact/emailFolder.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import type { VisitorAct } from '../../../src/services/myRequest/visitorAct.js'
import { sendApplication } from '../../support/careers/applicationForms.js'
import { aReceivedRequest, fieldsIn, staffPage } from '../../support/staff/deskRequests.js'
import { aReceivedApplication } from '../../support/staff/hrApplications.js'
import { signedIn, type SignedInPerson } from '../../support/staff/signedIn.js'

const domain = 'clinique-santé.example'
const from = { name: 'Clinique Santé', address: `accueil@${domain}` }

let app: TestApp
let sylvie: SignedInPerson
beforeEach(async () => {
  const env = {
    MAIL_FROM: from.address,
    MAIL_DESK: `reception@${domain}`,
    MAIL_HR: `rh@${domain}`,
    MAIL_OPS: `ops@${domain}`,
  }
  app = await appForTests({ env })
  sylvie = await signedIn(app, { roles: ['desk', 'hr'], name: 'Sylvie Bouchard' })
  app.services.start()
})
afterEach(() => app.end())

const reply = async (page: string, text: string): Promise<void> => {
  const post = (fields: Readonly<Record<string, string>>) =>
    sylvie.agent.post(`${page}/reply`).type('form').send(fields)
  // Advances the clock, because file names of emails contain the time.
  app.clock.pass(1000)
  const subject = `Votre rendez-vous : ${text}`
  let shown = ''
  // The outbox may update the record between the two requests.
  await eventually(async () => {
    const form = fieldsIn(await staffPage(sylvie, page), '.reply-form')
    const preview = await post({ ...form, subject, text, do: 'preview' }).expect(200)
    shown = preview.text
  })
  await post({ ...fieldsIn(load(shown), 'main form'), do: 'send' }).expect(303)
  app.clock.pass(60_000)
  await eventually(async () =>
    expect((await emailsIn(app.config.dataDir)).map((email) => email.subject)).toContain(subject),
  )
}

const storedKinds = async (): Promise<ReadonlySet<unknown>> => {
  const { records } = await app.services.records.list('emails', { limit: 50 })
  return new Set(records.map(({ fields }) => fields['kind']))
}

const emailsTo = async (address: string) =>
  (await emailsIn(app.config.dataDir)).filter(({ to }) => to?.[0]?.address === address)

test('email headers › are ASCII in every type of email for any sender domain', async () => {
  const { records, outbox } = { ...app.services, outbox: { wake: () => undefined } }
  const person = { name: 'Đặng Jérôme 🌸', email: 'jerome@santé.example' }
  const { reference } = await aReceivedRequest(app, person)
  await aReceivedRequest(app, { ...person, message: 'Une autre question' }, true)
  await aReceivedApplication(app, { fields: person })
  await sendApplication(app, { fields: { ...person, website: 'http://spam.example' } })
  await reply(`/staff/requests/${reference}`, 'à bientôt 🌸')
  const visit = { date: '2026-11-27', time: '08:15', want: 'cancel', state: 'open' } as const
  const changed = await aReceivedRequest(app, { ...person, visit })
  const address = `/staff/requests/${changed.reference}`
  const { version = '' } = fieldsIn(await staffPage(sylvie, address), '.outcome form')
  await sylvie.agent.post(address).type('form').send({ version, visit: 'freed' }).expect(303)
  const followed = await aReceivedRequest(app, { ...person, email: 'suivi@santé.example' })
  const link = (await app.services.myRequest.linkTo(followed)) ?? ''
  const key = new URL(link).searchParams.get('k') ?? ''
  const act = (wanted: VisitorAct) => app.services.myRequest.act(key, wanted, undefined)
  await act({ kind: 'message', text: 'à demain 🌸' })
  await act({ kind: 'withdraw' })
  await act({ kind: 'resume' })
  await act({ kind: 'change', details: { email: 'dang@santé.example' } })
  const now = app.clock.now()
  const createdAt = new Date(now).toISOString()
  const view = { subject: 'Fichier mis à l’écart', html: '<p>é</p>', text: 'é' }
  const direct = (
    [
      'applicationQuarantine',
      'dailyCounts',
      'approvalAsked',
      'approvalSentBack',
      'scheduleRefused',
    ] as const
  ).map((kind) =>
    submissionEmail(
      kind,
      { id: kind, reference: kind, createdAt },
      { recipient: 'staff', from, to: { address: `rh@${domain}` } },
      view,
    ),
  )
  await records.createAll([
    ...direct.map((email) => draftEmail(email, { now, expiresAt: now + day })),
    { collection: 'emails', id: 'failed', createdAt: now, fields: { status: 'failed' } },
  ])
  const { clinic } = app.services
  const ops = { address: `ops@${domain}` }
  const origin = `https://${domain}`
  await reportDeliveryTrouble({ records, outbox, clock: app.clock, clinic, from, ops, origin })
  app.clock.pass(15 * hour)
  await eventually(async () =>
    expect([...(await storedKinds())]).toEqual(expect.arrayContaining([...emailKinds])),
  )
  const folder = join(app.config.dataDir, 'mail')
  const sources = () =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFileSync(join(folder, file)))
  await eventually(() => expect(sources().length).toBeGreaterThanOrEqual(emailKinds.length))
  for (const source of sources()) {
    const headers = source.subarray(0, source.indexOf('\r\n\r\n'))
    expect(headers.toString('latin1')).toMatch(/^Message-ID:\s+<[^@\s]+@xn--[\w.-]+>\r?$/im)
    expect([...headers].filter((byte) => byte >= 0x80)).toEqual([])
  }
})

test.each(['requests', 'applications'] as const)(
  'email headers › acknowledgement and replies about one of the %s form one thread',
  async (about) => {
    const email = 'maelie@exemple.ca'
    const { reference } =
      about === 'requests'
        ? await aReceivedRequest(app, { email })
        : await aReceivedApplication(app, { fields: { email } })
    await eventually(async () => expect(await emailsTo(email)).toHaveLength(1))
    for (const text of ['Premier message', 'Deuxième message', 'Troisième message']) {
      await reply(`/staff/${about}/${reference}`, text)
    }
    const [first, ...replies] = await emailsTo(email)
    expect(first?.inReplyTo).toBeUndefined()
    const ids = [first, ...replies].map((one) => one?.messageId)
    expect(replies.map(({ inReplyTo }) => inReplyTo)).toEqual(ids.slice(0, 3))
    expect(replies.map(({ references }) => references)).toEqual([
      ids.slice(0, 1).join(' '),
      ids.slice(0, 2).join(' '),
      ids.slice(0, 3).join(' '),
    ])
  },
)
