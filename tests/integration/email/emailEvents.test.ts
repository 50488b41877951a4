import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../../../src/shared/time/clock.js'
import { minute, second } from '../../../src/shared/time/durations.js'
import { emailCollection } from '../../../src/services/email/emailRecord.js'
import { aReceivedRequest } from '../../support/staff/deskRequests.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

type Env = Readonly<Record<string, string>>

const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'ne-pas-repondre@ondelune.example' }
const address = '/email/events'
const token = 'a token for the metrics'

let app: TestApp
const open = async (env: Env): Promise<void> => {
  app = await appForTests({ env: { ...smtp, METRICS_TOKEN: token, ...env } })
}
afterEach(() => app.end())

const sample = (file: string, id: string): string =>
  readFileSync(join(__dirname, '../../fixtures/emailEvents', file), 'utf8').replaceAll(
    'EMAIL-ID',
    id,
  )

const aSentEmail = async () => {
  const { id, reference } = await aReceivedRequest(app, { email: 'jeanne@exemple.ca' })
  const email = `${id}-contactAcknowledgement`
  const { version = 0 } = (await app.services.records.read(emailCollection, email)) ?? {}
  const changes = { fields: { status: 'sent', tries: 1 }, dueAt: null }
  await app.services.records.update(emailCollection, email, version, changes)
  return { email, reference }
}
const fieldsOf = async (email: string) =>
  (await app.services.records.read(emailCollection, email))?.fields
const undeliveredOn = async (reference: string): Promise<number> => {
  const found = await app.services.staff.requests.find(reference)
  return (found?.desk.events ?? []).filter(({ kind }) => kind === 'undelivered').length
}
const count = async (result: string): Promise<number> => {
  const { text } = await app.site.get('/metrics').set('Authorization', `Bearer ${token}`)
  const line = new RegExp(`^site_email_events_total\\{result="${result}"\\} (\\d+)$`, 'm')
  return Number(line.exec(text)?.[1] ?? 0)
}

const key = Buffer.alloc(24, 7)
const standard = {
  EMAIL_EVENTS: 'standard',
  EMAIL_EVENTS_SECRET: `whsec_${key.toString('base64')}`,
}
const signedHeaders = (body: string, { now }: Pick<Clock, 'now'>, prefix = 'webhook') => {
  const timestamp = String(Math.floor(now() / second))
  const mac = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64')
  return {
    [`${prefix}-id`]: 'msg_1',
    [`${prefix}-timestamp`]: timestamp,
    [`${prefix}-signature`]: `v1,${Buffer.alloc(32).toString('base64')} v1,${mac}`,
  }
}
const post = (body: string, headers: Env = {}) =>
  app.site
    .post(address)
    .set({ 'Content-Type': 'application/json', ...headers })
    .send(body)

describe('Standard Webhooks', () => {
  beforeEach(() => open(standard))

  test.each(['webhook', 'svix'])(
    'email event › signed in %s headers marks the email and its request, once',
    async (prefix) => {
      const { email, reference } = await aSentEmail()
      const body = sample('standardBounce.json', email)
      for (let time = 0; time < 3; time += 1) {
        await post(body, signedHeaders(body, app.clock, prefix)).expect(200, '')
      }
      expect(await fieldsOf(email)).toMatchObject({ status: 'refused', lastFault: 'bounced 5.1.1' })
      expect(await undeliveredOn(reference)).toBe(1)
      expect([await count('noted'), await count('repeated')]).toEqual([1, 2])
    },
  )

  test('email event › is recorded once when it is posted four times concurrently', async () => {
    const { email, reference } = await aSentEmail()
    const body = sample('standardBounce.json', email)
    const headers = signedHeaders(body, app.clock)
    await Promise.all([1, 2, 3, 4].map(() => post(body, headers).expect(200)))
    expect(await undeliveredOn(reference)).toBe(1)
  })

  test('email event › is rejected if its signature is missing, belongs to other data or has expired', async () => {
    const { email, reference } = await aSentEmail()
    const body = sample('standardBounce.json', email)
    const headers = signedHeaders(body, app.clock)
    await post(body).expect(401)
    await post(body.replace('Permanent', 'permanent'), headers).expect(401)
    await post(body, { ...headers, 'webhook-id': 'msg_2' }).expect(401)
    app.clock.pass(6 * minute)
    await post(body, headers).expect(401)
    expect(await undeliveredOn(reference)).toBe(0)
  })

  test('email event › about an unknown email is answered with 200 and counted', async () => {
    for (const id of ['another-email', '../requests', '']) {
      const body = sample('standardBounce.json', id)
      await post(body, signedHeaders(body, app.clock)).expect(200)
    }
    expect(await count('unknown')).toBe(3)
  })

  test('email event › other than a bounce is ignored', async () => {
    const { email, reference } = await aSentEmail()
    const body = sample('standardBounce.json', email).replace('email.bounced', 'email.delivered')
    await post(body, signedHeaders(body, app.clock)).expect(200)
    expect(await count('ignored')).toBe(1)
    expect(await undeliveredOn(reference)).toBe(0)
  })

  test('email event › about an earlier address does not mark the email to the corrected address', async () => {
    const { email, reference } = await aSentEmail()
    const body = sample('standardBounce.json', email).replace('jeanne@', 'jeane@')
    await post(body, signedHeaders(body, app.clock)).expect(200)
    expect(await fieldsOf(email)).toMatchObject({ status: 'sent' })
    expect(await undeliveredOn(reference)).toBe(0)
  })

  test('email event › about an email to the staff marks it as failed, so that MAIL_OPS is notified', async () => {
    const { id, reference } = await aReceivedRequest(app)
    const email = `${id}-contactDesk`
    const desk = app.services.clinic.email
    const body = sample('standardBounce.json', email).replaceAll('jeanne@exemple.ca', desk)
    await post(body, signedHeaders(body, app.clock)).expect(200)
    expect(await fieldsOf(email)).toMatchObject({ status: 'failed' })
    expect(await undeliveredOn(reference)).toBe(0)
  })

  test('email event › is logged without an address', async () => {
    const { email } = await aSentEmail()
    const body = sample('standardBounce.json', email)
    await post(body, signedHeaders(body, app.clock)).expect(200)
    const lines = app.logLines.join('')
    expect(lines).toContain('email bounced')
    expect(lines).not.toContain('exemple.ca')
  })

  test('email event › is rejected when too large, not JSON or not a POST', async () => {
    const large = 'x'.repeat(300_000)
    await post(large, signedHeaders(large, app.clock)).expect(413)
    const text = 'not JSON'
    await post(text, signedHeaders(text, app.clock)).expect(400)
    expect((await app.site.get(address).expect(405)).headers['allow']).toBe('POST')
  })
})

describe('Postmark', () => {
  const password = 'a password of at least thirty-two characters'
  beforeEach(() => open({ EMAIL_EVENTS: 'postmark', EMAIL_EVENTS_SECRET: password }))
  const withPassword = (sent: string): Env => ({
    Authorization: `Basic ${Buffer.from(`postmark:${sent}`).toString('base64')}`,
  })

  test('email event › with the password marks the email and its request', async () => {
    const { email, reference } = await aSentEmail()
    const body = sample('postmarkBounce.json', email).replace('"email":', '"Email":')
    await post(body, withPassword(password)).expect(200)
    expect(await fieldsOf(email)).toMatchObject({ status: 'refused', lastFault: 'bounced 5.1.1' })
    expect(await undeliveredOn(reference)).toBe(1)
  })

  test('email event › is rejected with a wrong password and ignored for a temporary bounce', async () => {
    const { email, reference } = await aSentEmail()
    const body = sample('postmarkBounce.json', email)
    await post(body).expect(401)
    await post(body, withPassword(`${password}x`)).expect(401)
    await post(body.replace('HardBounce', 'Transient'), withPassword(password)).expect(200)
    expect(await undeliveredOn(reference)).toBe(0)
  })
})

describe('Amazon SES', () => {
  const topic = 'arn:aws:sns:ca-central-1:123456789012:bounces'
  const server = 'https://sns.ca-central-1.amazonaws.com'
  const certificate = `${server}/SimpleNotificationService-0a1b2c3d.pem`
  // SNS publishes a certificate; verification with a bare public key is the same.
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let fetched: string[]
  beforeEach(async () => {
    fetched = []
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      fetched.push(input instanceof Request ? input.url : `${input}`)
      return new Response(String(publicKey.export({ type: 'spki', format: 'pem' })))
    })
    await open({ EMAIL_EVENTS: 'ses', EMAIL_EVENTS_TOPIC: topic })
  })
  afterEach(() => jest.restoreAllMocks())

  /** Returns the body of an SNS notification, signed as the SNS documentation describes. */
  const published = (message: string, changes: Env = {}): string => {
    const fields: Env = {
      Type: 'Notification',
      MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
      TopicArn: topic,
      Message: message,
      Timestamp: '2026-11-21T15:01:03.000Z',
      ...changes,
    }
    const text = Object.keys(fields)
      .toSorted()
      .map((name) => `${name}\n${fields[name]}\n`)
      .join('')
    const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64')
    const proof = { SignatureVersion: '2', Signature: signature, SigningCertURL: certificate }
    return JSON.stringify({ ...fields, ...proof })
  }
  const postText = (body: string) =>
    app.site.post(address).set('Content-Type', 'text/plain; charset=UTF-8').send(body)

  test('email event › signed by SNS marks the email once and fetches the certificate once', async () => {
    const { email, reference } = await aSentEmail()
    const body = published(sample('sesBounce.json', email))
    await postText(body).expect(200)
    await postText(body).expect(200)
    const delivered = sample('sesBounce.json', email).replace('"Bounce"', '"Delivery"')
    await postText(published(delivered)).expect(200)
    expect(await fieldsOf(email)).toMatchObject({ status: 'refused', lastFault: 'bounced 5.1.1' })
    expect(await undeliveredOn(reference)).toBe(1)
    expect(fetched).toEqual([certificate])
  })

  test('email event › is ignored for a transient bounce and for the test message of SES', async () => {
    const { email, reference } = await aSentEmail()
    const transient = sample('sesBounce.json', email).replace('"Permanent"', '"Transient"')
    await postText(published(transient)).expect(200)
    await postText(published('Successfully validated SNS topic.')).expect(200)
    expect(await undeliveredOn(reference)).toBe(0)
    expect(await count('ignored')).toBe(2)
  })

  test('email event › is rejected before any fetch if its topic, server or signature version is wrong', async () => {
    const body = published(sample('sesBounce.json', 'an-email'))
    for (const [from, to] of [
      [topic, `${topic}2`],
      [server, 'https://sns.evil.ca'],
      [server, 'https://sns.ca-central-1.amazonaws.com.evil.ca'],
      [server, 'http://sns.ca-central-1.amazonaws.com'],
      ['"SignatureVersion":"2"', '"SignatureVersion":"1"'],
    ] as const) {
      await postText(body.replaceAll(from, to)).expect(403)
    }
    expect(fetched).toEqual([])
    await postText(body.replace('5.1.1', '5.1.2')).expect(403)
  })

  test('email events › are subscribed to on the server of the topic', async () => {
    const body = published('You have chosen to subscribe to the topic.', {
      Type: 'SubscriptionConfirmation',
      Token: '2336412f37',
      SubscribeURL: 'https://sns.evil.ca/?Action=ConfirmSubscription',
    })
    await postText(body).expect(200)
    const query = `Action=ConfirmSubscription&TopicArn=${encodeURIComponent(topic)}&Token=2336412f37`
    expect(fetched).toEqual([certificate, `${server}/?${query}`])
  })
})

test('email events › answer 404 without EMAIL_EVENTS', async () => {
  await open({})
  await app.site.post(address).send('{}').expect(404)
})
