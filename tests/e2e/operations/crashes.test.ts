import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'

const fixture = pathToFileURL(join(__dirname, '../../fixtures/misbehaveOnSignal.mjs')).href

let site: BuiltSite
afterEach(() => site.abandon())

const misbehave = async (misbehaviour: string): Promise<void> => {
  const env = { NODE_OPTIONS: `--import ${fixture}`, MISBEHAVIOUR: misbehaviour }
  site = await startBuiltSite({ env })
  // The watchdog starts together with background work.
  await site.logged('expired data deleted')
  process.kill(site.pid, 'SIGUSR2')
}

/** Waits for a log line, because the exit may be observed before the last lines are read. */
const expectLogged = (line: object): Promise<void> =>
  eventually(() => expect(site.log).toContainEqual(expect.objectContaining(line)))

describe('site', () => {
  test.each([
    ['throw', 'uncaughtException', 'A test throws this error.'],
    ['reject', 'unhandledRejection', 'A test rejects with this error.'],
  ])('logs an unhandled error and exits with 1 (%s)', async (kind, origin, message) => {
    await misbehave(kind)
    expect(await site.ended).toEqual([1, null])
    const stack = expect.stringContaining('misbehaveOnSignal')
    const err = expect.objectContaining({ message, stack })
    await expectLogged({ level: 60, msg: 'uncaught error', origin, err })
  })

  test('is killed by its watchdog once its event loop has been blocked for 10 s', async () => {
    await misbehave('block')
    expect(await site.ended).toEqual([null, 'SIGKILL'])
    await expectLogged({ level: 60, msg: 'process killed: event loop blocked' })
  })
})
