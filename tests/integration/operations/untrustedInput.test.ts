import { once } from 'node:events'
import { Agent, request, type Server } from 'node:http'
import { load } from 'cheerio'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { machinePaths } from '../../../src/addresses/machineTable.js'
import { uploadPaths } from '../../../src/addresses/pageTable.js'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { toolNames } from '../../../src/services/content/schemas/sections.js'
import {
  hardPosts,
  hostilePost,
  hostileRead,
  type HostileRequest,
  type Random,
  randomFrom,
  staffPaths,
  type Target,
} from '../../support/hostile/hostileInput.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

/* Maximum event loop time of a request. `npm run test:fuzz` sends more; `FUZZ_SEED` repeats a run. */
const mostCpuMs = 250

const isFull = process.env['FUZZ'] === 'full'
const counts = isFull ? { random: 2000, oversized: 500 } : { random: 16, oversized: 8 }
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_126)

if (isFull) jest.setTimeout(3_600_000)

let running: TestApp
let server: Server
let agent: Agent
const emailEvents = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@ondelune.example',
  EMAIL_EVENTS: 'ses',
  EMAIL_EVENTS_TOPIC: 'arn:aws:sns:ca-central-1:123456789012:bounces',
}

beforeAll(async () => {
  const unlimited = Object.fromEntries(
    ['POSTS', 'TOOLS', 'RENDERS', 'UPLOADS'].map((name) => [`RATE_LIMIT_${name}`, '1000000']),
  )
  running = await appForTests({ env: { ...unlimited, ...emailEvents, TRUSTED_PROXIES: '1' } })
  server = running.edition().app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterAll(async () => {
  agent.destroy()
  server.close()
  server.closeAllConnections()
  await running.end()
})

interface Outcome {
  readonly status: number
  readonly cpuMs: number
}

const sendOnce = (
  { method, path, headers, body }: HostileRequest,
  connection: Agent | false,
): Promise<Outcome> => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const start = process.threadCpuUsage()
  const sent = request({
    agent: connection,
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: { origin: running.config.origin, ...headers, 'content-length': body.length },
  })
  sent.on('error', reject)
  sent.once('response', (answer) => {
    answer.resume().once('close', () => {
      const { user, system } = process.threadCpuUsage(start)
      resolve({ status: answer.statusCode ?? 0, cpuMs: (user + system) / 1000 })
    })
  })
  sent.end(body)
  return promise
}

/** Retries on a new connection: the server may have just closed the pooled one. */
const send = (one: HostileRequest): Promise<Outcome> =>
  sendOnce(one, agent).catch(() => sendOnce(one, false))

/** Returns the minimum of three attempts, which excludes garbage collection and JIT compilation. */
const sendMeasured = async (one: HostileRequest): Promise<Outcome> => {
  let outcome = await send(one)
  for (let again = 0; again < 2 && outcome.cpuMs > mostCpuMs; again += 1) {
    const { status, cpuMs } = await send(one)
    outcome = { status: Math.max(status, outcome.status), cpuMs: Math.min(cpuMs, outcome.cpuMs) }
  }
  return outcome
}

const describeRequest = ({ method, path, headers, body }: HostileRequest): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${body.length} bytes ${JSON.stringify(body.subarray(0, 200).toString('utf8'))}`

type Make = (random: Random, target: Target, isOversized: boolean) => HostileRequest

const attack = async (name: string, targets: readonly Target[], make: Make): Promise<void> => {
  const failures: string[] = []
  const statuses: Record<string, number> = {}
  let slowest = 0
  const random = randomFrom(seed + name.length)
  const total = counts.random + counts.oversized
  // Warm-up: modules load with the first requests.
  for (const target of targets) await send(make(random, target, false))
  const chosen = Array.from({ length: total }, (_, index) => {
    const target = targets[index % targets.length] ?? { path: '/', fields: {} }
    return make(random, target, index >= counts.random)
  })
  const hard = make === hostilePost ? targets.flatMap(hardPosts) : []
  const hardOnes = isFull ? hard : hard.filter(() => random(Math.ceil(hard.length / 20)) === 0)
  for (const one of [...chosen, ...hardOnes]) {
    const { status, cpuMs } = await sendMeasured(one)
    slowest = Math.max(slowest, cpuMs)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status >= 500 || cpuMs > mostCpuMs) {
      failures.push(`seed ${seed}: ${status}, ${Math.round(cpuMs)} ms: ${describeRequest(one)}`)
    }
  }
  if (isFull)
    process.stdout.write(`${name}: slowest ${Math.round(slowest)} ms ${JSON.stringify(statuses)}\n`)
  expect(failures).toEqual([])
}

const formOn = async (path: string, values: Readonly<Record<string, string>>): Promise<Target> => {
  const page = load((await running.site.get(path)).text)
  const names = page('main form [name]')
    .toArray()
    .map((field) => page(field).attr('name') ?? '')
  const own = Object.fromEntries(names.map((name) => [name, 'a']))
  return { path, fields: { ...own, ...values } }
}

const person = {
  name: 'Jeanne Roy',
  email: 'jeanne@exemple.ca',
  phone: '418 555-0142',
  message: 'Bonjour',
  consent: 'yes',
  website: '',
}

describe('untrusted input', () => {
  test.each([
    ['contact form', 'home', { ...person, subject: 'mri', language: 'fr' }],
    [
      'job application',
      'careers',
      { ...person, offer: 'sonographer', availability: 'day', files: 'x' },
    ],
    ['feedback', 'feedback', { page: '/fr', useful: 'yes', comment: 'Bien' }],
  ] as const)('%s › has bounded cost and never fails', async (name, page, values) => {
    const targets = [
      await formOn(urlFor(page, 'fr'), values),
      await formOn(urlFor(page, 'en'), values),
    ]
    await attack(name, targets, hostilePost)
  })

  test.each(toolNames)('tool %s › has bounded cost and never fails', async (tool) => {
    const target = await formOn(urlFor('tools', 'fr'), {
      tool,
      exam: 'mri',
      query: 'mal au genou',
      date: '2026-12-01',
      hour: '10 h 30',
      lastPeriod: '2026-11-01',
      cycle: '28',
    })
    await attack(tool, [target], hostilePost)
  })

  test.each([
    [
      'sign',
      uploadPaths.sign,
      { filePath: 'cv.pdf', contentType: 'application/pdf', size: '1000' },
    ],
    ['chunks', uploadPaths.chunks, { id: '00000000-0000-4000-8000-000000000000' }],
    ['files', uploadPaths.files, { key: 'a', policy: 'e30=', signature: 'a', file: '%PDF-1.7' }],
  ] as const)('upload %s › has bounded cost and never fails', async (name, path, fields) => {
    await attack(name, [{ path, fields }], hostilePost)
  })

  test('staff sign-in › has bounded cost and never fails', async () => {
    const fields = {
      email: 'a@clinique.example',
      password: 'quatre mots assez longs',
      code: '123456',
      ticket: 'a',
      credential: '{}',
      kept: '[]',
      locale: 'fr',
      ...Object.fromEntries(new URLSearchParams(`then=${staffUrl('home')}`)),
    }
    const rows = [
      'signIn',
      'signInCode',
      'signInPasskey',
      'session',
      'enrolment',
      'language',
    ] as const
    const targets = rows.map((row) => ({ path: staffUrl(row), fields }))
    await attack('staff sign-in', targets, hostilePost)
  })

  test('staff pages without a session › answer untrusted input quickly and without a 5xx', async () => {
    // The session check refuses all of these requests, so by default a quarter of the paths is enough.
    const paths = isFull ? staffPaths : staffPaths.filter((_path, place) => place % 4 === 0)
    const targets = paths.map((path) => ({ path, fields: { id: 'a', note: 'b' } }))
    await attack('staff posts', targets, hostilePost)
    await attack('staff reads', targets, hostileRead)
  })

  test('email events › have bounded cost and never fail', async () => {
    const fields = { Type: 'Notification', Message: '{}', TopicArn: emailEvents.EMAIL_EVENTS_TOPIC }
    await attack('email events', [{ path: machinePaths.emailEvents, fields }], hostilePost)
  })

  test('language switch › has bounded cost and never fails', async () => {
    await attack(
      'language',
      [{ path: '/language', fields: { locale: 'fr', path: '/fr' } }],
      hostilePost,
    )
  })

  test('pictures, pages, files and queries › have bounded cost and never fail', async () => {
    const pictures = ['w_10', 's_10x10,f_webp', 'crop_', 'q_80&w_', ''].map((modifiers) => ({
      path: `/_ipx/${modifiers}/`,
      fields: {},
    }))
    const paths = ['/', '/fr/', '/_ipx/', '/assets/', '/sitemap.xml', '/healthz', '/language']
    const pages = [urlFor('tools', 'fr'), urlFor('requestReceived', 'en'), urlFor('home', 'fr')]
    const reads = [...paths, ...pages].map((path) => ({ path, fields: {} }))
    await attack('pictures', pictures, hostileRead)
    await attack('reads', reads, hostileRead)
  })
})
