import type { Records } from '../../../src/services/adapters/records/records.js'
import { createBackoff, standardBackoff } from '../../../src/services/time/backoff.js'
import {
  createRetention,
  lookTime,
  recordsSweep,
  type Retention,
  type RetentionParts,
  turnTime,
} from '../../../src/services/retention.js'
import { eventually } from '../../support/site/eventually.js'
import { handClock } from '../../support/site/handClock.js'
import { recordedLog } from '../../support/site/recordedLog.js'
import { openStore, type TestStore } from '../../support/site/openStore.js'

const day = 86_400_000

let store: TestStore
let clock: ReturnType<typeof handClock>
let kept: ReturnType<typeof recordedLog>
let running: Retention[]

const make = (changes: Partial<RetentionParts> = {}): Retention => {
  const retention = createRetention({
    records: store.records,
    sweeps: [recordsSweep(store.records)],
    clock,
    log: kept.log,
    backoff: createBackoff(standardBackoff, () => 0.5),
    ...changes,
  })
  running.push(retention)
  return retention
}

const keep = (id: string, days: number) =>
  store.records.createAll([
    {
      collection: 'requests',
      id,
      createdAt: clock.now(),
      expiresAt: clock.now() + days * day,
      fields: {},
    },
  ])
const left = () => store.records.count('requests')
const runs = () => kept.lines.filter((line) => line.includes('end of its retention'))
/** Every retention rests: its next look is on the clock. */
const rest = (howMany = running.length) =>
  eventually(() => expect(clock.waits()).toHaveLength(howMany))
const passHours = async (hours: number): Promise<void> => {
  for (let hour = 0; hour < hours; hour += 1) {
    clock.pass(lookTime)
    await rest()
  }
}

beforeEach(async () => {
  store = await openStore()
  clock = handClock()
  kept = recordedLog()
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((retention) => retention.stop()))
  await store.end()
})

test('what has reached its time goes when the site starts, and then once a day', async () => {
  await keep('today', 0)
  await keep('tomorrow', 1)
  await keep('later', 3)
  make().start()
  await rest()
  expect(await left()).toBe(2)
  await passHours(23)
  expect(runs()).toHaveLength(1)
  await passHours(1)
  expect(runs()).toHaveLength(2)
  expect(await left()).toBe(1)
})

test('of several processes one does it', async () => {
  const retentions = [make(), make(), make()]
  for (const retention of retentions) retention.start()
  await rest()
  expect(runs()).toHaveLength(1)
  await passHours(24)
  expect(runs()).toHaveLength(2)
})

test('a site that starts again the same day does not do it again', async () => {
  const first = make()
  first.start()
  await rest()
  await first.stop()
  make().start()
  await rest(1)
  expect(runs()).toHaveLength(1)
})

test('a process that dies in the middle gives its turn back', async () => {
  const { promise: never } = Promise.withResolvers<number>()
  const dying = createRetention({
    records: store.records,
    sweeps: [{ name: 'records', removeExpired: () => never }],
    clock,
    log: kept.log,
    backoff: createBackoff(),
  })
  dying.start()
  await eventually(async () =>
    expect(await store.records.nextDue('retention')).toBe(clock.now() + turnTime),
  )
  await keep('due', 0)
  make().start()
  await rest()
  expect(await left()).toBe(1)
  await passHours(1)
  expect(await left()).toBe(0)
})

test('the sweeps run in their order and their counts are told', async () => {
  const seen: string[] = []
  const sweep = (name: string, count: number) => ({
    name,
    removeExpired: async () => {
      seen.push(name)
      return count
    },
  })
  make({ sweeps: [sweep('files', 2), sweep('records', 3)] }).start()
  await rest()
  expect(seen).toEqual(['files', 'records'])
  expect(JSON.parse(runs()[0] ?? '')).toMatchObject({ removed: { files: 2, records: 3 } })
  expect((await store.records.read('retention', 'daily'))?.fields).toEqual({
    doneAt: '2026-11-21T15:00:00.000Z',
    removed: { files: 2, records: 3 },
  })
})

test('records that are away are asked again, and nothing is lost', async () => {
  await keep('due', 0)
  let away = true
  const records: RetentionParts['records'] = {
    createAll: (...all) => store.records.createAll(...all),
    claim: (...all) => store.records.claim(...all),
    update: (...all) => store.records.update(...all),
    nextDue: (...all: Parameters<Records['nextDue']>) =>
      away ? Promise.reject(new Error('away')) : store.records.nextDue(...all),
  }
  make({ records }).start()
  await rest()
  expect(clock.waits()).toEqual([1000])
  away = false
  clock.pass(1000)
  await rest()
  expect(await left()).toBe(0)
})
