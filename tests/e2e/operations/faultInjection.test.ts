import { injectFaults } from '../../../scripts/faults/injectFaults.js'

/* Tests each fault once for data loss and duplication. `npm run test:fault-injection` sends 10 000 forms. */
jest.setTimeout(6 * 60_000)

test('fault injection › acknowledged records are neither lost nor duplicated', async () => {
  const outcomes = await injectFaults({ requests: 240, turns: 1, lastsMs: 300, atOnce: 3 })
  for (const { name, lost, twice } of outcomes) {
    expect({ name, twice }).toEqual({ name, twice: [] })
    expect({ name, lost }).toEqual({ name, lost: [] })
  }
  const skipped = outcomes.filter(({ tried }) => tried === 0)
  for (const { name } of skipped)
    process.stderr.write(`\nSKIPPED “${name}”: not supported on this machine.\n`)
  expect(outcomes.length - skipped.length).toBeGreaterThanOrEqual(7)
})
