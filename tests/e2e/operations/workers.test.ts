import { randomUUID } from 'node:crypto'
import {
  type BuiltSite,
  listRequests,
  runBuilt,
  startBuiltSite,
} from '../../support/site/builtSite.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { eventually } from '../../support/site/eventually.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

let folder: ReturnType<typeof temporaryFolder>
let site: BuiltSite
beforeEach(async () => {
  folder = temporaryFolder()
  site = await startBuiltSite({
    folder: folder.path,
    env: { WEB_CONCURRENCY: '2', RATE_LIMIT_POSTS: '10' },
  })
  await eventually(() => expect(linesOf('listening')).toHaveLength(2))
})
afterEach(async () => {
  await site.abandon()
  folder.remove()
})

const linesOf = (message: string) => site.log.filter(({ msg }) => msg === message)
const pids = (): readonly number[] => linesOf('worker started').map(({ pid }) => Number(pid))

const post = async (name: string): Promise<number> => {
  // An address that many forms name is not written to each time.
  const email = `${randomUUID()}@exemple.ca`
  const body = new URLSearchParams(aContactForm({ name, email }))
  // A connection of its own each time, so that both workers have their share.
  const headers = { Connection: 'close' }
  const options = { method: 'POST', body, headers, redirect: 'manual' } as const
  return (await fetch(`${site.origin}/fr`, options)).status
}

test('two workers keep requests in the same records, each once, and send each email once', async () => {
  const names = Array.from({ length: 8 }, (_value, at) => `Personne ${at}`)
  const statuses = await Promise.all(names.map(post))
  expect(new Set(statuses)).toEqual(new Set([303]))
  const kept = listRequests(folder.path).map((request) => request['name'])
  expect(kept).toHaveLength(names.length)
  expect(new Set(kept)).toEqual(new Set(names))
  await eventually(() => expect(linesOf('email sent')).toHaveLength(2 * names.length))
  const answering = linesOf('request').map(({ worker }) => worker)
  expect(new Set(answering).size).toBe(2)
  await site.stop()
  expect(linesOf('email sent')).toHaveLength(2 * names.length)
})

test('two workers count the posts of a visitor together', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn += 1) statuses.push(await post(''))
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429])
  const answering = linesOf('request').map(({ worker }) => worker)
  expect(new Set(answering).size).toBe(2)
})

test('a worker that dies is replaced, and visitors are answered meanwhile', async () => {
  const [first = 0] = pids()
  process.kill(first, 'SIGKILL')
  await site.logged('a worker died and is replaced')
  expect((await fetch(`${site.origin}/fr`)).status).toBe(200)
  await eventually(() => expect(linesOf('listening')).toHaveLength(3))
  expect(new Set(pids()).size).toBe(3)
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
})

test('SIGTERM to the leader lets every worker finish', async () => {
  await site.stop()
  expect(linesOf('stopped')).toHaveLength(2)
})

test('workers do not outlive a leader that was killed', async () => {
  await site.kill()
  await eventually(() => {
    for (const pid of pids()) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})

test('what no worker could start with ends the leader too', () => {
  const { port } = new URL(site.origin)
  const ended = runBuilt('dist/server.js', {
    DATA_DIR: folder.path,
    WEB_CONCURRENCY: '2',
    PORT: port,
  })
  expect(ended.status).toBe(1)
  expect(ended.errors).toContain('cannot listen on port')
})
