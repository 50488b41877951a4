import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishDrafts, saveDraft } from '../../support/content/contentProcess.js'
import {
  ask,
  type CachedTestSite,
  pageCache,
  type RawAnswer,
} from '../../support/pages/cachedSite.js'
import { eventually } from '../../support/site/eventually.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

/** Returns the timers of the cache, which checks the time every minute. */
const refreshes = ({ clock }: CachedTestSite): readonly number[] =>
  clock.waits().filter((wait) => wait <= 60_000)

describe('cached page with opening hours', () => {
  let running: CachedTestSite
  beforeEach(async () => {
    running = await pageCache({ paths: ['/en'] })
    await running.start()
  })
  afterEach(() => running.end())

  test('shows that the clinic is closed from the minute it closes', async () => {
    const isOpen = ({ body }: RawAnswer) => /data-open="(yes|no)"/.exec(body.toString())?.[1]
    const until = ({ body }: RawAnswer) => /data-until="([^"]+)"/.exec(body.toString())?.[1]
    const atTen = await ask(running, '/en')
    expect(until(atTen)).toBe('2026-11-21T18:00:00.000Z')
    expect(atTen.cached).toBe(true)
    expect(isOpen(atTen)).toBe('yes')

    // On Saturday, the clinic closes at 13:00.
    running.clock.pass(3 * 3_600_000 - 1000)
    await eventually(async () => expect((await ask(running, '/en')).cached).toBe(true))
    expect(isOpen(await ask(running, '/en'))).toBe('yes')

    running.clock.pass(1000)
    const atOne = await ask(running, '/en')
    expect(isOpen(atOne)).toBe('no')
    // At midnight the page changes: on Sunday the clinic opens “tomorrow”.
    expect(until(atOne)).toBe('2026-11-22T05:00:00.000Z')
    await eventually(async () => {
      const again = await ask(running, '/en')
      expect(again.cached).toBe(true)
      expect(again.body.equals(atOne.body)).toBe(true)
    })
  })

  test('is not rendered again while its opening hours are unchanged', async () => {
    const { headers } = await ask(running, '/en')
    const rendered = jest.spyOn(running.edition().app, 'render')
    for (let minutes = 0; minutes < 3; minutes += 1) {
      expect(refreshes(running)).toHaveLength(1)
      running.clock.pass(60_000)
      const again = await ask(running, '/en')
      expect(again.cached).toBe(true)
      expect(again.headers['etag']).toBe(headers['etag'])
      await eventually(() => expect(refreshes(running)).toHaveLength(1))
    }
    expect(rendered).not.toHaveBeenCalled()
    running.clock.pass(3 * 3_600_000)
    await eventually(() => expect(rendered).toHaveBeenCalledTimes(1))
  })
})

test('page cache › contains the pages of a release when the release is first shown', async () => {
  const running = await pageCache({ paths: ['/en'] })
  await running.start()
  const { editing } = running.services
  await saveDraft(editing, 'clinic', { phone: '+14185550177' })
  await publishDrafts(editing, ['clinic'])
  await editing.board.refresh()
  const { cached, body } = await ask(running, '/en')
  expect([cached, body.toString().includes('555-0177')]).toEqual([true, true])
  await running.end()
})

test('page cache › changed clinic data changes the pages and their ETags', async () => {
  const folder = temporaryFolder()
  const one = await pageCache({ paths: ['/fr'] })
  const changed = join(folder.path, 'clinic.json')
  const clinic = readFileSync(one.config.clinicFile, 'utf8')
  writeFileSync(changed, clinic.replace('+14185550142', '+14185550143'))
  const two = await pageCache({ paths: ['/fr'], env: { CLINIC_FILE: changed } })
  await Promise.all([one.start(), two.start()])
  const first = await ask(one, '/fr')
  const second = await ask(two, '/fr', { 'if-none-match': String(first.headers['etag']) })
  expect(second).toMatchObject({ status: 200, cached: true })
  expect(second.body.toString()).toContain('418 555-0143'.replace(' ', '\u00A0'))
  await Promise.all([one.end(), two.end()])
  folder.remove()
})
