import type { Records } from '../../../src/services/adapters/records/records.js'
import { recordsCleanup } from '../../../src/services/retention/cleanupJob.js'
import {
  createRetentionTask,
  type RetentionTask,
  type RetentionTaskParts,
} from '../../../src/services/retention/retentionTask.js'
import { createBackoff, standardBackoff } from '../../../src/shared/time/backoff.js'
import { day, hour, minute } from '../../../src/shared/time/durations.js'
import { eventually } from '../../support/site/eventually.js'
import { handClock } from '../../support/site/handClock.js'
import { openStore, type TestStore } from '../../support/site/openStore.js'
import { recordedLog } from '../../support/site/recordedLog.js'

let store: TestStore
let clock: ReturnType<typeof handClock>
let recorded: ReturnType<typeof recordedLog>
let running: RetentionTask[]

const make = (changes: Partial<RetentionTaskParts> = {}): RetentionTask => {
  const retention = createRetentionTask({
    records: store.records,
    jobs: [recordsCleanup(store.records)],
    clock,
    log: recorded.log,
    backoff: createBackoff(standardBackoff, () => 0.5),
    ...changes,
  })
  running.push(retention)
  return retention
}

const storeRecord = (id: string, days: number) =>
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
const runs = () => recorded.lines.filter((line) => line.includes('expired data deleted'))
/** Waits until every retention job is idle: its next run is scheduled. */
const allIdle = (howMany = running.length) =>
  eventually(() => expect(clock.waits()).toHaveLength(howMany))
const passHours = async (hours: number): Promise<void> => {
  for (let passed = 0; passed < hours; passed += 1) {
    clock.pass(hour)
    await allIdle()
  }
}

beforeEach(async () => {
  store = await openStore()
  clock = handClock()
  recorded = recordedLog()
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((retention) => retention.stop()))
  await store.end()
})

test('retention job › runs when the site starts and then once a day', async () => {
  await storeRecord('today', 0)
  await storeRecord('tomorrow', 1)
  await storeRecord('later', 3)
  make().start()
  await allIdle()
  expect(await left()).toBe(2)
  await passHours(23)
  expect(runs()).toHaveLength(1)
  await passHours(1)
  expect(runs()).toHaveLength(2)
  expect(await left()).toBe(1)
})

test('retention job › runs in one of several processes', async () => {
  const retentions = [make(), make(), make()]
  for (const retention of retentions) retention.start()
  await allIdle()
  expect(runs()).toHaveLength(1)
  await passHours(24)
  expect(runs()).toHaveLength(2)
})

test('retention job › does not run again after a restart on the same day', async () => {
  const first = make()
  first.start()
  await allIdle()
  await first.stop()
  make().start()
  await allIdle(1)
  expect(runs()).toHaveLength(1)
})

test('retention job › is taken over by another process after a crash', async () => {
  const { promise: never } = Promise.withResolvers<number>()
  const dying = createRetentionTask({
    records: store.records,
    jobs: [{ name: 'records', removeExpired: () => never }],
    clock,
    log: recorded.log,
    backoff: createBackoff(),
  })
  dying.start()
  await eventually(async () =>
    expect(await store.records.nextDue('retention')).toBe(clock.now() + 30 * minute),
  )
  await storeRecord('due', 0)
  make().start()
  await allIdle()
  expect(await left()).toBe(1)
  await passHours(1)
  expect(await left()).toBe(0)
})

test('retention job › runs its steps in order and logs their counts', async () => {
  const seen: string[] = []
  const cleanup = (name: string, count: number) => ({
    name,
    removeExpired: async () => {
      seen.push(name)
      return count
    },
  })
  make({ jobs: [cleanup('files', 2), cleanup('records', 3)] }).start()
  await allIdle()
  expect(seen).toEqual(['files', 'records'])
  expect(JSON.parse(runs()[0] ?? '')).toMatchObject({ removed: { files: 2, records: 3 } })
  expect((await store.records.read('retention', 'daily'))?.fields).toEqual({
    doneAt: '2026-11-21T15:00:00.000Z',
    removed: { files: 2, records: 3 },
  })
})

test('retention job › is retried without data loss while the records store is unavailable', async () => {
  await storeRecord('due', 0)
  let away = true
  const records: RetentionTaskParts['records'] = {
    createAll: (...all) => store.records.createAll(...all),
    claim: (...all) => store.records.claim(...all),
    update: (...all) => store.records.update(...all),
    read: (...all) => store.records.read(...all),
    pullForward: (...all) => store.records.pullForward(...all),
    nextDue: (...all: Parameters<Records['nextDue']>) =>
      away ? Promise.reject(new Error('away')) : store.records.nextDue(...all),
  }
  make({ records }).start()
  await allIdle()
  expect(clock.waits()).toEqual([1000])
  away = false
  clock.pass(1000)
  await allIdle()
  expect(await left()).toBe(0)
})

const refusals = () => recorded.lines.filter((line) => line.includes('purge -- --confirm'))

describe('retention job with a failing file store', () => {
  let away: boolean
  const withFiles = () =>
    make({
      jobs: [
        {
          name: 'applications',
          removeExpired: () => (away ? Promise.reject(new Error('AccessDenied')) : withdrawn),
        },
        recordsCleanup(store.records),
      ],
    })
  const withdrawn = Promise.resolve(1)
  beforeEach(() => {
    away = true
  })

  test('deletes expired requests and logs that the deletion is incomplete', async () => {
    await storeRecord('due', 0)
    withFiles().start()
    await allIdle()
    expect(await left()).toBe(0)
    expect(runs()).toEqual([])
    expect(recorded.lines.join('')).toContain('AccessDenied')
    // Completion is not recorded, and the next hour retries.
    expect((await store.records.read('retention', 'daily'))?.fields).not.toHaveProperty('doneAt')
    away = false
    await passHours(1)
    expect(runs()).toHaveLength(1)
  })

  test('is not mistaken for a clock jump and is retried until it succeeds', async () => {
    away = false
    withFiles().start()
    await allIdle()
    away = true
    await passHours(7 * 24 + 2)
    expect(refusals()).toEqual([])
    expect((await store.records.read('retention', 'daily'))?.fields).toMatchObject({
      doneAt: '2026-11-21T15:00:00.000Z',
    })
    away = false
    await passHours(1)
    expect(runs()).toHaveLength(2)
  })
})

test('retention job › preserves records needed by a failed step', async () => {
  await storeRecord('spam', 0)
  const requests = { name: 'requests', removeExpired: () => Promise.reject(new Error('away')) }
  make({ jobs: [requests, { ...recordsCleanup(store.records), after: 'requests' }] }).start()
  await allIdle()
  expect(await left()).toBe(1)
})

describe('retention job after a clock jump', () => {
  const startAfter = async (days: number): Promise<void> => {
    const before = make()
    before.start()
    await allIdle()
    await before.stop()
    await storeRecord('kept', 365)
    clock.pass(days * day)
    make().start()
    await allIdle(1)
  }

  test('of more than a week deletes no data and logs the fix', async () => {
    await startAfter(400)
    expect(await left()).toBe(1)
    expect(runs()).toHaveLength(1)
    expect(refusals()).toHaveLength(1)
    expect(JSON.parse(refusals()[0] ?? '')).toMatchObject({
      lastDone: '2026-11-21T15:00:00.000Z',
      clock: '2027-12-26T15:00:00.000Z',
    })
    clock.pass(hour)
    await allIdle(1)
    expect(refusals()).toHaveLength(2)
    expect(await left()).toBe(1)
  })

  test('of one week, as after a stopped site, deletes expired data', async () => {
    await storeRecord('due', 3)
    await startAfter(7)
    expect(await left()).toBe(1)
    expect(runs()).toHaveLength(2)
  })

  test('that is corrected does not delay the next deletion', async () => {
    await startAfter(400)
    await Promise.all(running.map((retention) => retention.stop()))
    await storeRecord('due', -400)
    clock.pass(-399 * day)
    make().start()
    await allIdle(1)
    expect(await left()).toBe(1)
    expect(runs()).toHaveLength(2)
  })
})
