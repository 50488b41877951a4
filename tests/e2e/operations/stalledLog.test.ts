import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'

/* Whoever reads the log stands still: a full disk behind a log driver, a terminal that is held. */

let site: BuiltSite
beforeAll(async () => {
  site = await startBuiltSite()
})
afterAll(() => site.abandon())

const ask = async (path: string): Promise<number> => {
  const answer = await fetch(site.origin + path, { signal: AbortSignal.timeout(5000) })
  await answer.arrayBuffer()
  return answer.status
}

test('visitors are answered while nobody reads the log, and it goes on after', async () => {
  const goOn = site.stallLog()
  // Some 1 100 bytes of log each: together more than a pipe or a socket holds.
  const path = `/_ipx/${'a'.repeat(900)}`
  for (let round = 0; round < 10; round += 1) {
    const answers = Array.from({ length: 50 }, () => ask(path))
    expect(new Set(await Promise.all(answers))).toEqual(new Set([400]))
  }
  expect(await ask('/healthz')).toBe(200)
  goOn()
  await site.stop()
  expect(site.log.filter(({ route }) => route === 'picture')).toHaveLength(500)
  expect(site.log.at(-1)).toMatchObject({ msg: 'stopped' })
})
