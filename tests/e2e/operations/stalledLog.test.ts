import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltSite, siteEnvironment, startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'
import { disksCanBeFilled, openFullDisk } from '../../support/site/fullDisk.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const requestPath = async (origin: string, path: string): Promise<number> => {
  const answer = await fetch(origin + path, { signal: AbortSignal.timeout(5000) })
  await answer.arrayBuffer()
  return answer.status
}

/** Each request for this path logs about 1 100 bytes. */
const longPath = `/_ipx/${'a'.repeat(900)}`

const requestLongPaths = async (origin: string, count: number): Promise<void> => {
  for (let sent = 0; sent < count; sent += 50) {
    const answers = Array.from({ length: 50 }, () => requestPath(origin, longPath))
    expect(new Set(await Promise.all(answers))).toEqual(new Set([400]))
  }
  expect(await requestPath(origin, '/healthz')).toBe(200)
}

describe('log', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await startBuiltSite()
  })
  afterAll(() => site.abandon())

  test('resumes after its consumer stalled, without delaying visitors', async () => {
    const resume = site.stallLog()
    // These lines exceed the buffer of a pipe or socket.
    await requestLongPaths(site.origin, 500)
    resume()
    await site.stop()
    expect(site.log.filter(({ route }) => route === 'picture')).toHaveLength(500)
    expect(site.log.at(-1)).toMatchObject({ msg: 'stopped' })
  })
})

const onFullDisk = disksCanBeFilled() ? test : test.skip

describe('log in a file', () => {
  onFullDisk('resumes after its disk was full, without ending the process', async () => {
    const disk = openFullDisk()
    if (disk === undefined) throw new Error('No disk can be filled here.')
    const data = temporaryFolder()
    const file = join(disk.path, 'site.log')
    const output = openSync(file, 'a')
    const child = spawn(process.execPath, [join(__dirname, '../../../dist/server.js')], {
      env: siteEnvironment({ DATA_DIR: data.path }),
      stdio: ['ignore', output, 'inherit'],
    })
    closeSync(output)
    const ended = once(child, 'exit')
    const lines = (): readonly Record<string, unknown>[] =>
      readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line))
    try {
      let origin = ''
      await eventually(() => {
        const listening = lines().find(({ msg }) => msg === 'listening')
        origin = new URL(String(listening?.['address'])).origin
      })
      origin = origin.replace('localhost', '127.0.0.1')
      disk.fill(child.pid ?? 0)
      // These lines exceed the 4 MiB buffer of the log.
      const requests = 5000
      await requestLongPaths(origin, requests)
      disk.empty(child.pid ?? 0)
      let dropped = 0
      await eventually(() => {
        const report = lines().find((line) => typeof line['dropped'] === 'number')
        dropped = Number(report?.['dropped'])
        expect(dropped).toBeGreaterThan(0)
      })
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      const written = lines().filter(({ route }) => route === 'picture')
      // The line of the health check may be among those dropped.
      expect(requests - written.length).toBeGreaterThanOrEqual(dropped - 1)
      expect(requests - written.length).toBeLessThanOrEqual(dropped)
      expect(lines().at(-1)).toMatchObject({ msg: 'stopped' })
    } finally {
      child.kill('SIGKILL')
      await ended
      disk.remove()
      data.remove()
    }
  })
})
