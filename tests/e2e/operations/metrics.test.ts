import { renameSync } from 'node:fs'
import { connect } from 'node:net'
import { sendApplicationTo, sendRequest } from '../../support/operations/visitors.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'

type Env = Readonly<Record<string, string>>

const token = 'a token of the tests'

let site: BuiltSite | undefined
const start = async (env: Env): Promise<BuiltSite> => {
  site = await startBuiltSite({ env })
  return site
}
afterEach(async () => {
  await site?.stop()
  site = undefined
})

const ownPort = async (running: BuiltSite): Promise<string> =>
  String((await running.logged('metrics listening'))['address'])

const scrape = async (address: string, headers: Env = {}): Promise<string> => {
  const answer = await fetch(address, { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  return answer.text()
}

const valueOf = (text: string, name: string, ...labels: readonly string[]): number =>
  text
    .split('\n')
    .filter((line) => new RegExp(`^${name}[{ ]`).test(line))
    .filter((line) => labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)

const get = async ({ origin }: BuiltSite, path: string, headers: Env = {}): Promise<number> => {
  const answer = await fetch(origin + path, { headers })
  await answer.arrayBuffer()
  return answer.status
}

test('metrics › are disabled by default, at any path or port', async () => {
  const running = await start({})
  expect(await get(running, '/metrics')).toBe(404)
  expect(running.log.some(({ msg }) => msg === 'metrics listening')).toBe(false)
})

test('metrics › count requests by route and status, with and without the page cache', async () => {
  const running = await start({ METRICS_PORT: '0', PAGE_CACHE: 'on' })
  const address = await ownPort(running)
  // Retries, because the cache is filled page by page after the start.
  await eventually(async () => {
    await get(running, '/fr/a-propos')
    expect(valueOf(await scrape(address), 'site_requests_total', 'cached="yes"')).toBeGreaterThan(0)
  })
  const before = await scrape(address)
  for (let times = 0; times < 5; times += 1) await get(running, '/fr/a-propos')
  const etag = (await fetch(`${running.origin}/fr/a-propos`)).headers.get('etag') ?? ''
  // Without this header, fetch would add `Cache-Control: no-cache`, which prevents a 304.
  const revalidating = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' }
  expect(await get(running, '/fr/a-propos', revalidating)).toBe(304)
  expect(await get(running, '/fr/nowhere')).toBe(404)
  await sendRequest(running)
  await eventually(async () => {
    const now = await scrape(address)
    const more = (...labels: readonly string[]): number =>
      valueOf(now, 'site_requests_total', ...labels) -
      valueOf(before, 'site_requests_total', ...labels)
    expect(more('route="about___fr"', 'status="200"', 'cached="yes"')).toBe(6)
    expect(more('route="about___fr"', 'status="304"', 'cached="yes"')).toBe(1)
    expect(more('route="unknown"', 'status="404"', 'cached="no"')).toBe(1)
    expect(more('route="home___fr"', 'status="303"', 'cached="no"')).toBe(1)
    expect(valueOf(now, 'site_request_seconds_count', 'route="home___fr"')).toBeGreaterThan(0)
    expect(valueOf(now, 'site_page_cache_responses')).toBeGreaterThan(20)
    expect(valueOf(now, 'site_data_free_bytes')).toBeGreaterThan(0)
    expect(valueOf(now, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })
})

test('metrics › report stored, queued and failed items without personal data', async () => {
  const running = await start({
    METRICS_PORT: '0',
    RATE_LIMIT_POSTS: '1',
    // No mail server listens: emails are queued.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@clinic.example',
  })
  await sendRequest(running, { name: 'Zoé L’Heureux', email: 'zoe@exemple.ca' })
  const reference = (await sendApplicationTo(running)) ?? ''
  expect(await sendRequest(running, { name: 'Ana Roy' })).toBeUndefined()
  const address = await ownPort(running)
  const text = await scrape(address)
  expect(valueOf(text, 'site_records', 'collection="requests"')).toBe(1)
  expect(valueOf(text, 'site_records', 'collection="applications"')).toBe(1)
  expect(text).toContain('site_records_due{collection="requests"} 0')
  expect(valueOf(text, 'site_refusals_total', 'rule="home"')).toBe(1)
  expect(valueOf(text, 'site_refusals_total')).toBe(1)
  expect(valueOf(text, 'site_outbox_waiting')).toBe(4)
  expect(valueOf(text, 'site_outbox_failed')).toBe(0)
  expect(valueOf(text, 'site_records_up')).toBe(1)
  expect(valueOf(text, 'site_page_cache_responses')).toBe(0)
  expect(valueOf(text, 'site_scans_total', 'state="notScanned"')).toBe(1)
  expect(valueOf(text, 'site_retention_done_timestamp_seconds')).toBeGreaterThan(1_700_000_000)
  await get(running, `/fr/no-such-page-${'a'.repeat(36)}`)
  expect(await scrape(address)).not.toMatch(/Zoé|zoe|exemple|aaaa|127\.0\.0\.1/)
  expect(text).not.toContain(reference)
})

test('metrics › are available without disk figures while DATA_DIR is missing', async () => {
  const running = await start({ METRICS_PORT: '0' })
  const address = await ownPort(running)
  expect(await scrape(address)).toMatch(/^site_data_free_bytes [1-9]/m)
  const away = `${running.folder}-away`
  renameSync(running.folder, away)
  try {
    const text = await scrape(address)
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m)
    expect(text).toMatch(/^site_records_up [01]$/m)
    expect(text).not.toMatch(/^site_data_\w+_bytes \d/m)
  } finally {
    renameSync(away, running.folder)
  }
  expect(await scrape(address)).toMatch(/^site_data_free_bytes [1-9]/m)
})

test.each([
  ['on a dedicated port', { METRICS_PORT: '0' }],
  ['on a URL of the site with the token', { METRICS_TOKEN: token }],
])('metrics › combine several processes into one response %s', async (_where, env: Env) => {
  const running = await start({ ...env, WEB_CONCURRENCY: '2' })
  const address = 'METRICS_PORT' in env ? await ownPort(running) : `${running.origin}/metrics`
  const read = () => scrape(address, { Authorization: `Bearer ${token}` })
  await eventually(() =>
    expect(running.log.filter(({ msg }) => msg === 'listening')).toHaveLength(2),
  )
  if (!('METRICS_PORT' in env)) {
    expect(await get(running, '/metrics')).toBe(401)
    expect(await get(running, '/metrics', { Authorization: 'Bearer another token' })).toBe(401)
  }
  // Each connection belongs to one process: new connections reach both.
  for (let times = 0; times < 40; times += 1) {
    await new Promise((resolve) => {
      const port = Number(new URL(running.origin).port)
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      )
      socket.resume().once('close', resolve)
    })
  }
  await sendRequest(running)
  await eventually(async () => {
    const text = await read()
    expect(valueOf(text, 'site_requests_total', 'route="healthz"')).toBe(40)
    expect(valueOf(text, 'site_records', 'collection="requests"')).toBe(1)
  })
})
