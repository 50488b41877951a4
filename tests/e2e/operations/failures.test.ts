import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { describeWithEmulator, startEmulator } from '../../support/servers/firestoreEmulator.js'
import { findFreePort } from '../../../scripts/freePort.js'
import { describeWithRedis, startRedis } from '../../support/servers/redisServer.js'
import { startSmtp } from '../../support/servers/smtpServer.js'
import {
  type BuiltSite,
  type BuiltSiteOptions,
  startBuiltSite,
} from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'
import { aPdf } from '../../support/careers/someFiles.js'
import { disksCanBeFilled, type FullDisk, openFullDisk } from '../../support/site/fullDisk.js'
import { requestsIn } from '../../support/site/storedSubmissions.js'

/*
 * Checks responses while a store or the disk fails. `faultInjection.test.ts` checks the data of killed processes,
 * `smtpTransport.test.ts` emails queued during an outage.
 */
const opened: BuiltSite[] = []
const openSite = async (options: BuiltSiteOptions): Promise<BuiltSite> => {
  const site = await startBuiltSite(options)
  opened.push(site)
  return site
}
// A failed test must not leave its site running.
afterEach(() => Promise.all(opened.splice(0).map((site) => site.abandon())))

interface Visitor {
  readonly id: string
  readonly name: string
}

const someVisitors = (count: number): readonly Visitor[] =>
  Array.from({ length: count }, (_, number) => ({ id: randomUUID(), name: `Personne ${number}` }))

const send = (site: BuiltSite, { id, name }: Visitor): Promise<Response> =>
  fetch(`${site.origin}/fr`, {
    method: 'POST',
    redirect: 'manual',
    // Acknowledgements per email address are limited, so each visitor has a different one.
    body: new URLSearchParams(aContactForm({ id, name, email: `${id}@exemple.ca` })),
  })

const post = async (site: BuiltSite, visitor: Visitor): Promise<string | undefined> => {
  const answer = await send(site, visitor).catch(() => undefined)
  if (answer === undefined) return undefined
  expect(answer.status).toBe(303)
  const location = new URL(answer.headers.get('location') ?? '', site.origin)
  return location.searchParams.get('ref') ?? undefined
}

const expectUnavailable = async (answer: Response): Promise<void> => {
  expect(answer.status).toBe(503)
  const page = await answer.text()
  expect(page).toContain('Nous ne pouvons pas recevoir de demande en ce moment.')
  expect(page).toContain('tel:+14185550142')
}

const until = (holds: () => Promise<boolean> | boolean): Promise<void> =>
  eventually(async () => expect(await holds()).toBe(true))

const isReady = async (site: BuiltSite): Promise<boolean> =>
  (await fetch(`${site.origin}/readyz`)).status === 200

const mailEnv = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'site@ondelune.example',
})

describeWithEmulator('Firestore that stops responding', (file) => {
  test('causes an error page with the phone number within 8 seconds and is used again without a restart', async () => {
    const port = await findFreePort()
    const emulator = await startEmulator(file, port)
    const smtp = await startSmtp(await findFreePort())
    const site = await openSite({
      env: {
        ...mailEnv(smtp.port),
        FIREBASE_PROJECT_ID: `demo-${randomUUID()}`,
        STAFF_SECRET: randomUUID(),
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
        METADATA_SERVER_DETECTION: 'none',
      },
    })
    const [before, during, after] = someVisitors(3)
    if (before === undefined || during === undefined || after === undefined) throw new Error()
    // Retries, because an emulator that just started may exceed the timeout.
    const isStored = (visitor: Visitor): Promise<void> =>
      eventually(async () => expect(await post(site, visitor)).toMatch(/^OND-/))
    await isStored(before)
    await until(() => smtp.emails.length === 2)
    expect(await isReady(site)).toBe(true)

    await emulator.freeze()
    const begun = performance.now()
    await expectUnavailable(await send(site, during))
    expect(performance.now() - begun).toBeLessThan(15_000)
    const unready = await fetch(`${site.origin}/readyz`)
    expect(await unready.json()).toMatchObject({ reason: 'records' })
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${site.origin}/fr`)).status).toBe(200)

    emulator.thaw()
    await until(() => isReady(site))
    await isStored(during)
    await isStored(after)
    await until(() => smtp.emails.length === 6)
    await site.stop()
    await smtp.close()
    await emulator.kill()
  })
})

describeWithRedis('Redis outage', () => {
  test('rejects no visitor and ends without a restart', async () => {
    let redis = await startRedis(await findFreePort())
    const site = await openSite({
      env: { REDIS_URL: `redis://127.0.0.1:${redis.port}`, RATE_LIMIT_POSTS: '3' },
    })
    const [first, second, third, fourth, ...others] = someVisitors(7)
    const statusOf = async (visitor: Visitor | undefined): Promise<number> =>
      visitor === undefined ? 0 : (await send(site, visitor)).status
    expect(await statusOf(first)).toBe(303)
    await redis.kill()
    const begun = performance.now()
    expect([await statusOf(second), await statusOf(third)]).toEqual([303, 303])
    expect(performance.now() - begun).toBeLessThan(5000)
    await site.logged('rate limit store unreachable: counting per process')

    redis = await startRedis(redis.port)
    // The new Redis has counted one post: its limit applies after three more.
    await until(async () => {
      await statusOf(fourth)
      return site.log.some(({ msg }) => msg === 'rate limit store reachable again')
    })
    for (const visitor of others) await statusOf(visitor)
    expect(await statusOf(fourth)).toBe(429)
    await site.stop()
    await redis.kill()
  })
})

const canFill = disksCanBeFilled()
if (!canFill) {
  process.stderr.write(
    '\nSKIPPED “a full disk”: this machine allows neither mount nor prlimit.\n\n',
  )
}
const testDisk = canFill ? test : test.skip
let disk: FullDisk | undefined
afterAll(() => disk?.remove())

const announceFile = async (site: BuiltSite): Promise<() => Promise<number>> => {
  const content = aPdf()
  const announced = { filePath: 'CV.pdf', contentType: '', size: String(content.length) }
  const body = new URLSearchParams(announced)
  const answer = await fetch(`${site.origin}/upload/sign`, { method: 'POST', body })
  const { signature } = z
    .object({ signature: z.record(z.string(), z.string()) })
    .parse(await answer.json())
  return async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(signature)) form.append(name, value)
    form.append('file', new Blob([new Uint8Array(content)]), 'CV.pdf')
    return (await fetch(`${site.origin}/upload/files`, { method: 'POST', body: form })).status
  }
}

testDisk(
  'full disk › causes an error page with the phone number and needs no restart',
  async () => {
    disk = openFullDisk()
    if (disk === undefined) throw new Error('No disk could be filled.')
    // Without a disk reserve, uploads fill the disk.
    const site = await openSite({ folder: disk.path, env: { DISK_RESERVE_MB: '0' } })
    const postFile = await announceFile(site)
    const [before, during, after] = someVisitors(3)
    if (before === undefined || during === undefined || after === undefined) throw new Error()
    expect(await post(site, before)).toMatch(/^OND-/)

    disk.fill(site.pid)
    await expectUnavailable(await send(site, during))
    expect(await postFile()).toBe(503)
    expect(await isReady(site)).toBe(false)
    expect((await fetch(`${site.origin}/fr`)).status).toBe(200)

    disk.empty(site.pid)
    await until(() => isReady(site))
    expect(await post(site, during)).toMatch(/^OND-/)
    expect(await post(site, after)).toMatch(/^OND-/)
    expect(await postFile()).toBe(201)
    await site.stop()
    expect(await requestsIn(disk.path)).toHaveLength(3)
  },
)
