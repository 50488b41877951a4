import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { multipartBody } from '../support/careers/applicationForms.js'
import { aPdf } from '../support/careers/someFiles.js'
import { describeWithEmulator, startEmulator } from '../support/servers/firestoreEmulator.js'
import { findFreePort } from '../../scripts/freePort.js'
import { startRedis } from '../support/servers/redisServer.js'
import { s3Variables, startS3Server } from '../support/servers/s3Server.js'
import { startSmtp } from '../support/servers/smtpServer.js'
import { type BuiltSite, runBuilt, startBuiltSite } from '../support/site/builtSite.js'

/* Kills two processes without a local disk alternately while visitors send forms: `npm run test:soak`. */
const requests = Number(process.env['SOAK_REQUESTS'] ?? 1000)
const applications = Number(process.env['SOAK_APPLICATIONS'] ?? 200)
const lanes = 6
const answersPerLife = 60
const postLimit = 8
const hr = 'rh@ondelune.example'

jest.setTimeout(30 * 60_000)

const until = async (what: string, holds: () => boolean): Promise<void> => {
  const deadline = performance.now() + 10 * 60_000
  while (!holds()) {
    if (performance.now() > deadline)
      throw new Error(`${what} did not arrive within the time limit.`)
    await pause(100)
  }
}

interface Visitor {
  readonly id: string
  readonly number: number
  /** Client address; each visitor has a different network. */
  readonly address: string
  readonly form: 'request' | 'application'
}

const someVisitors = (): readonly Visitor[] =>
  Array.from({ length: requests + applications }, (_, number) => ({
    id: randomUUID(),
    number,
    address: `10.${number >> 8}.${number & 255}.7`,
    form:
      (number * applications) % (requests + applications) < applications
        ? 'application'
        : 'request',
  }))

const fieldsOf = ({ id, number }: Visitor) => ({
  id,
  name: `Personne ${number}`,
  phone: '418 555-0199',
  email: `personne${number}@exemple.ca`,
  consent: 'yes',
})

const cvOf = ({ number }: Visitor): Buffer => aPdf(`CV of number ${number}`)

const send = (site: BuiltSite, visitor: Visitor): Promise<Response> => {
  const headers = { 'X-Forwarded-For': visitor.address }
  const fields = fieldsOf(visitor)
  if (visitor.form === 'request') {
    const body = new URLSearchParams({ ...fields, subject: 'mri', language: 'fr' })
    return fetch(`${site.origin}/fr`, { method: 'POST', redirect: 'manual', headers, body })
  }
  const application = { ...fields, offer: 'sonographer', availability: 'day', message: 'Bonjour' }
  const { type, body } = multipartBody(application, [
    { name: 'CV.pdf', content: cvOf(visitor), type: 'application/pdf' },
  ])
  return fetch(`${site.origin}/fr/carrieres`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'Content-Type': type },
    body: new Uint8Array(body),
  })
}

const referenceIn = (answer: Response): string | undefined => {
  const location = answer.headers.get('location')
  if (answer.status !== 303 || location === null) return undefined
  return new URL(location, 'http://site').searchParams.get('ref') ?? undefined
}

describeWithEmulator('two dynos killed alternately', (emulatorFile) => {
  test('lose and duplicate no request, send each email and share their rate limits', async () => {
    const emulator = await startEmulator(emulatorFile, await findFreePort())
    const redis = await startRedis(await findFreePort())
    const s3 = await startS3Server()
    const smtp = await startSmtp(await findFreePort())
    const env = {
      PAGE_CACHE: 'on',
      TRUSTED_PROXIES: '1',
      RATE_LIMIT_POSTS: String(postLimit),
      RATE_LIMIT_ACKNOWLEDGEMENTS: '100000',
      FIREBASE_PROJECT_ID: `demo-${randomUUID()}`,
      STAFF_SECRET: randomUUID(),
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${emulator.port}`,
      METADATA_SERVER_DETECTION: 'none',
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'site@ondelune.example',
      MAIL_HR: hr,
      ...s3Variables(await s3.bucket()),
    }
    const lives: BuiltSite[] = []
    const start = async (): Promise<BuiltSite> => {
      const site = await startBuiltSite({ env })
      lives.push(site)
      return site
    }
    const dynos = [await start(), await start()]
    const dyno = (turn: number): BuiltSite => {
      const site = dynos[turn % dynos.length]
      if (site === undefined) throw new Error('No process of the site is running.')
      return site
    }

    const visitors = someVisitors()
    const told = new Map<string, string>()
    const waiting = visitors.values()
    let unanswered = 0
    const lane = async (): Promise<void> => {
      for (const visitor of waiting) {
        // Resends the form to either process, as after a lost response.
        for (let attempt = 0; !told.has(visitor.id); attempt += 1) {
          const answer = await send(dyno(visitor.number + attempt), visitor).catch(() => undefined)
          const reference = answer === undefined ? undefined : referenceIn(answer)
          if (reference !== undefined) told.set(visitor.id, reference)
          else {
            unanswered += 1
            await pause(50)
          }
        }
      }
    }
    let deaths = 0
    const killer = async (): Promise<void> => {
      for (let alive = told.size; alive + answersPerLife < visitors.length; alive = told.size) {
        await until('Answers', () => told.size >= alive + answersPerLife)
        const index = deaths % dynos.length
        await dyno(index).kill()
        dynos[index] = await start()
        deaths += 1
      }
    }
    await Promise.all([killer(), ...Array.from({ length: lanes }, lane)])

    const list = (command: string) =>
      runBuilt(`dist/commands/${command}`, env, '--json').output.split('\n').filter(Boolean)
    const stored = [...list('requests.js'), ...list('applications.js')].map((line) => {
      const { reference }: { reference?: unknown } = JSON.parse(line)
      return String(reference)
    })
    expect(stored).toHaveLength(visitors.length)
    expect(new Set(stored)).toEqual(new Set(told.values()))

    // Emails leased by a crashed process are sent once the lease expires, with the same Message-ID.
    const arrived = () => new Set(smtp.emails.map(({ email }) => email.messageId))
    await until('Emails', () => arrived().size === 2 * visitors.length)
    const sentTwice = smtp.emails.length - arrived().size
    // At most one batch of five emails was in flight at each crash.
    expect(sentTwice).toBeLessThanOrEqual(5 * deaths)

    for (const visitor of visitors.filter(({ form }) => form === 'application')) {
      const reference = told.get(visitor.id) ?? ''
      const email = smtp.emails.find(
        ({ email: { subject, to } }) =>
          subject?.includes(reference) && to?.some(({ address }) => address === hr),
      )?.email
      const link = /href="([^"]+\/files\/[^"]+)"/.exec(email?.html ?? '')?.[1] ?? ''
      const file = await fetch(dyno(visitor.number).origin + new URL(link).pathname)
      expect(Buffer.from(await file.arrayBuffer()).equals(cvOf(visitor))).toBe(true)
    }

    // Both processes share the limit of posts per address.
    const statuses: number[] = []
    for (let post = 0; post <= postLimit; post += 1) {
      const visitor: Visitor = { id: '', number: 0, address: '192.0.2.1', form: 'request' }
      statuses.push((await send(dyno(post), { ...visitor, id: 'none' })).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, -1)).not.toContain(429)

    process.stdout.write(
      `\n${requests} requests and ${applications} applications, ${deaths} deaths, ${unanswered} answers lost and asked for again, ${sentTwice} emails sent again under the same Message-ID\n`,
    )
    const warnings = new Map<string, number>()
    for (const { level, msg } of lives.flatMap(({ log }) => log)) {
      if (Number(level) >= 40) warnings.set(String(msg), (warnings.get(String(msg)) ?? 0) + 1)
    }
    for (const [message, count] of warnings) process.stdout.write(`${count} × ${message}\n`)
    for (const site of dynos) await site.stop()
    await Promise.all([smtp.close(), redis.kill(), emulator.kill(), s3.stop()])
  })
})
