import { DatabaseSync } from 'node:sqlite'
import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { openStaffAccess } from '../../../../src/services/staff/openStaffAccess.js'
import { staffKeysOf, signedIn } from '../../../support/staff/signedIn.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { logOfRandomActs } from '../../../support/staff/randomActs.js'
import { recordedLog } from '../../../support/site/recordedLog.js'
import { refuseUnreadable } from '../../../../src/services/adapters/records/readable.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const append = async (count: number): Promise<void> => {
  for (let entry = 1; entry <= count; entry += 1) {
    const subject = `OND-TEST-${String(entry).padStart(4, '0')}`
    await running.services.staff.audit.append({ actor: 'site', action: 'requestViewed', subject })
  }
}

const verify = async (logged?: { sequence: number; mac: string }) =>
  running.services.staff.audit.verify(logged)

/** Modifies the database directly, as an attacker without the keys could. */
const tamper = (sql: string): void => {
  const database = new DatabaseSync(running.config.paths.records)
  database.exec(sql)
  database.close()
}

const loggedHead = () => {
  const line = running.logLines.findLast((one) => one.includes('"audit entry"'))
  const { audit }: { audit: { sequence: number; mac: string } } = JSON.parse(line ?? '')
  return audit
}

test('audit log › an unmodified log is intact and ends at the head in the site log', async () => {
  await append(12)
  const verification = await verify(loggedHead())
  expect(verification).toEqual({ count: 12, head: loggedHead() })
})

const place = (sequence: number): string =>
  `collection = 'audit' AND id = '${String(sequence).padStart(12, '0')}'`

test.each([
  [
    'an edit',
    `UPDATE records SET fields = json_set(fields, '$.subject', 'OND-ELSE') WHERE ${place(5)}`,
    { kind: 'changed', sequence: 5 },
  ],
  ['a deletion', `DELETE FROM records WHERE ${place(5)}`, { kind: 'missing', sequence: 5 }],
  [
    'the deletion of the first entry',
    `DELETE FROM records WHERE ${place(1)}`,
    { kind: 'missing', sequence: 1 },
  ],
  [
    'a forged entry at the end',
    `INSERT INTO records SELECT collection, '000000000013', version, created_at, expires_at, due_at, fields FROM records WHERE ${place(12)}`,
    { kind: 'changed', sequence: 13 },
  ],
  [
    'two swapped entries',
    `UPDATE records SET id = 'swap' WHERE ${place(5)}; UPDATE records SET id = '000000000005' WHERE ${place(6)}; UPDATE records SET id = '000000000006' WHERE collection = 'audit' AND id = 'swap'`,
    { kind: 'changed', sequence: 5 },
  ],
  [
    'a backdated entry',
    `UPDATE records SET created_at = created_at - 1000 WHERE ${place(5)}`,
    { kind: 'changed', sequence: 5 },
  ],
])('audit log › verification reports %s with its sequence number', async (_words, sql, problem) => {
  await append(12)
  tamper(sql)
  expect((await verify()).problem).toEqual(problem)
})

test('audit log › a truncated end is only detected by comparison with the site log', async () => {
  await append(12)
  const logged = loggedHead()
  tamper(`DELETE FROM records WHERE ${[10, 11, 12].map(place).join(' OR ')}`)
  expect((await verify()).problem).toBeUndefined()
  expect((await verify(logged)).problem).toEqual({ kind: 'cut', sequence: 12 })
})

test('audit log › a hash chain recreated without the secret is detected', async () => {
  await append(3)
  tamper("DELETE FROM records WHERE collection = 'audit'")
  const { records, clock } = running.services
  const { log } = recordedLog()
  const { origin } = running.config
  const secret = 'another secret, long enough for anybody'
  const forger = openStaffAccess({
    records,
    onUnreadable: refuseUnreadable,
    secret,
    origin,
    provider: undefined,
    clock,
    log,
  })
  for (let entry = 0; entry < 3; entry += 1) {
    await forger.audit.append({ actor: 'site', action: 'requestViewed' })
  }
  expect((await verify()).problem).toMatchObject({ kind: 'changed' })
})

test('audit log › 100 concurrent entries of two processes form one hash chain without gaps', async () => {
  const other = await appForTests({ env: { DATA_DIR: running.config.dataDir } })
  const logs = [running.services.staff.audit, other.services.staff.audit]
  await Promise.all(
    Array.from({ length: 50 }, () => logs).flatMap((both) =>
      both.map((audit) => audit.append({ actor: 'site', action: 'requestViewed' })),
    ),
  )
  expect(await verify()).toMatchObject({ count: 100, head: { sequence: 100 } })
  expect((await verify()).problem).toBeUndefined()
  await other.services.stop()
})

test('audit log › a change and its entry are stored together or not at all', async () => {
  const { staff, records } = running.services
  const person = await signedIn(running)
  const step = { remove: { collection: 'sessions', id: person.sessionId, version: 7 } } as const
  const entry = { actor: 'site', action: 'sessionsEnded' } as const
  expect(await staff.audit.commit(entry, [step])).toEqual({ status: 'refused', step: 0 })
  expect(await records.count('audit')).toBe(0)
})

test('audit log › entries stay in order of writing when the clock runs backwards', async () => {
  await append(2)
  running.clock.pass(-3_600_000)
  await append(2)
  expect(await verify()).toMatchObject({ count: 4, head: { sequence: 4 } })
  expect((await verify()).problem).toBeUndefined()
})

test('audit log page › lists entries, filters them by action and verifies them for an admin', async () => {
  const admin = await signedIn(running, { roles: ['admin'], name: 'Marie-Ève Lachance' })
  await append(60)
  await admin.agent.post(staffUrl('ownSettings')).type('form').send({ locale: 'fr' })
  const page = load((await admin.agent.get(staffUrl('audit'))).text)
  expect(page('tbody tr')).toHaveLength(50)
  expect(page('tbody tr').first().text()).toContain('Marie-Ève Lachance')
  const older = await admin.agent.get(page('.pager a').attr('href') ?? '')
  expect(load(older.text)('tbody tr').length).toBeGreaterThan(0)
  const narrowed = await admin.agent.get(`${staffUrl('audit')}?action=ownAccountChanged`)
  expect(load(narrowed.text)('tbody').text()).not.toContain('OND-TEST')
  const checked = await admin.agent.post(staffUrl('auditVerify'))
  expect(checked.text).toContain('Chaîne intacte')
  tamper(`DELETE FROM records WHERE ${place(5)}`)
  const broken = await admin.agent.post(staffUrl('auditVerify'))
  expect(broken.text).toContain('L’entrée 5 manque')
})

test('audit log › no request can change an entry', async () => {
  const admin = await signedIn(running, { roles: ['admin'] })
  for (const method of ['put', 'patch', 'delete'] as const) {
    expect((await admin.agent[method](staffUrl('audit'))).status).toBe(405)
  }
  expect((await admin.agent.post(staffUrl('audit'))).status).toBe(405)
})

test('audit log › the hash chain secret is not in the database', async () => {
  await append(1)
  const { records } = running.services
  const [entry] = (await records.list('audit', { limit: 1 })).records
  const keys = staffKeysOf(running)
  expect(JSON.stringify(entry)).toContain((await verify()).head?.mac)
  expect(keys.sign('audit', 'another text')).not.toBe((await verify()).head?.mac)
})

// The log contains only references: it has more readers and a longer retention than the data.
test('audit log › contains no email address, name, phone number or typed text', async () => {
  const { telling, entries, actions } = await logOfRandomActs(running, 200)
  expect(telling).toEqual([])
  expect(entries).toBeGreaterThanOrEqual(200)
  expect(actions).toBeGreaterThanOrEqual(15)
})
