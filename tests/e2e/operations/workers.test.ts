import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuiltSite, runBuilt, startBuiltSite } from '../../support/site/builtSite.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { eventually } from '../../support/site/eventually.js'
import { requestsIn } from '../../support/site/storedSubmissions.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

/* Each test continues with the site of the previous one. */

const folder = temporaryFolder()
const postsOfAVisitor = 18
let site: BuiltSite
const start = async (
  workers = 2,
  choices: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const env = {
    WEB_CONCURRENCY: String(workers),
    RATE_LIMIT_POSTS: String(postsOfAVisitor),
    ...choices,
  }
  site = await startBuiltSite({ folder: folder.path, env })
  await eventually(() => expect(linesOf('listening')).toHaveLength(workers))
}
beforeAll(() => start())
afterAll(async () => {
  await site.abandon()
  folder.remove()
})

const linesOf = (message: string) => site.log.filter(({ msg }) => msg === message)
const pids = (): readonly number[] => linesOf('worker started').map(({ pid }) => Number(pid))

const post = async (name: string): Promise<number> => {
  // Acknowledgements per email address are limited, so each post has a different one.
  const email = `${randomUUID()}@exemple.ca`
  const body = new URLSearchParams(aContactForm({ name, email }))
  // Each post uses a new connection, so that both workers receive some.
  const headers = { Connection: 'close' }
  const options = { method: 'POST', body, headers, redirect: 'manual' } as const
  return (await fetch(`${site.origin}/fr`, options)).status
}

const names = Array.from({ length: 8 }, (_value, at) => `Personne ${at}`)

const expectBothToAnswer = (posts: number): Promise<void> =>
  eventually(() => {
    const answering = linesOf('request').map(({ worker }) => worker)
    expect(answering.length).toBeGreaterThanOrEqual(posts)
    expect(new Set(answering.slice(-posts)).size).toBe(2)
  })

test('two workers › store each request once in the same records and send each email once', async () => {
  const statuses = await Promise.all(names.map(post))
  expect(new Set(statuses)).toEqual(new Set([303]))
  const stored = (await requestsIn(folder.path)).map(({ name }) => name)
  expect(stored).toHaveLength(names.length)
  expect(new Set(stored)).toEqual(new Set(names))
  await eventually(() => expect(linesOf('email sent')).toHaveLength(2 * names.length))
  await expectBothToAnswer(names.length)
})

test('two workers › share the rate limit of a visitor', async () => {
  const left = postsOfAVisitor - names.length
  const statuses: number[] = []
  for (let turn = 0; turn < left + 2; turn += 1) statuses.push(await post(''))
  expect(statuses).toEqual([...Array<number>(left).fill(422), 429, 429])
  await expectBothToAnswer(statuses.length)
})

test('leader › exits with the status of a first worker that cannot start', () => {
  const { port } = new URL(site.origin)
  const ended = runBuilt('dist/server.js', {
    DATA_DIR: folder.path,
    WEB_CONCURRENCY: '2',
    PORT: port,
  })
  // With status 75 a supervisor retries: the site that uses the port may be stopping.
  expect(ended.status).toBe(75)
  expect(ended.errors).toMatch(/cannot listen on port .+ set PORT to another port\.$/m)
})

test('leader › replaces a dead worker while the other one answers', async () => {
  const [first = 0] = pids()
  process.kill(first, 'SIGKILL')
  await site.logged('worker died, replacement scheduled')
  expect((await fetch(`${site.origin}/fr`)).status).toBe(200)
  await eventually(() => expect(linesOf('listening')).toHaveLength(3))
  expect(new Set(pids()).size).toBe(3)
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
})

test('leader › replaces a worker whose event loop is blocked while the others answer', async () => {
  const blocked = pids().at(-1) ?? 0
  process.kill(blocked, 'SIGSTOP')
  expect((await site.logged('worker killed: event loop blocked'))['pid']).toBe(blocked)
  await eventually(() => expect(linesOf('listening')).toHaveLength(4))
  expect(linesOf('worker killed: event loop blocked')).toHaveLength(1)
  expect(() => process.kill(blocked, 0)).toThrow('ESRCH')
  for (let sent = 0; sent < 4; sent += 1) {
    const answer = await fetch(`${site.origin}/fr`, { headers: { Connection: 'close' } })
    expect(answer.status).toBe(200)
  }
})

test('leader › waits until every worker has finished on SIGTERM', async () => {
  await site.stop()
  expect(linesOf('stopped')).toHaveLength(2)
  expect(linesOf('email sent')).toHaveLength(2 * names.length)
})

test('leader › on SIGTERM kills a worker whose event loop is blocked and exits with 1', async () => {
  await start()
  const [blocked = 0] = pids()
  process.kill(blocked, 'SIGSTOP')
  const signalled = performance.now()
  process.kill(site.pid, 'SIGTERM')
  expect(await site.ended).toEqual([1, null])
  // The hosting platform kills the process after 30 s.
  expect(performance.now() - signalled).toBeLessThan(30_000)
  for (const pid of pids()) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('leader › starts three workers, which exit when it is killed', async () => {
  await start(3)
  await site.kill()
  await eventually(() => {
    for (const pid of pids()) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})

test('leader › exits on SIGTERM when a worker exits before its channel closes', async () => {
  const before = pathToFileURL(join(__dirname, '../../fixtures/channelOutlivesWorker.mjs'))
  await start(2, { NODE_OPTIONS: `--import ${before.href}` })
  await site.stop()
})
