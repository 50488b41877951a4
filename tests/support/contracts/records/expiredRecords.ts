import { aDraft, aDueEmail, noon, type TestedRecords } from './testedRecords.js'

export const expiredRecords = (tested: TestedRecords): void => {
  test('expiry › removes 150 expired records', async () => {
    const ids = Array.from({ length: 150 }, (_, number) => `old-${number}`)
    await tested.records.createAll(ids.map((id) => aDraft(id, { expiresAt: noon })))
    expect(await tested.records.removeExpired(noon)).toBe(150)
    expect(await tested.records.count('requests')).toBe(0)
  })

  test('expiry › removes only expired records, in all collections', async () => {
    await tested.records.createAll([
      aDraft('past', { expiresAt: noon - 1 }),
      aDraft('now', { expiresAt: noon }),
      aDraft('later', { expiresAt: noon + 1 }),
      aDraft('forever'),
      aDraft('email', { collection: 'emails', expiresAt: noon }),
    ])
    expect(await tested.records.removeExpired(noon)).toBe(3)
    expect(await tested.records.count('emails')).toBe(0)
    expect(await tested.idsOf(10)).toEqual(['later', 'forever'])
  })

  test('expiry › counts and lists records that expired or are due by a given time', async () => {
    await tested.records.createAll([
      aDraft('past', { expiresAt: noon - 1 }),
      aDraft('now', { expiresAt: noon }),
      aDraft('later', { expiresAt: noon + 1 }),
      aDraft('forever'),
      aDraft('email', { collection: 'emails', expiresAt: noon }),
      aDueEmail('due', noon),
      aDueEmail('not-due', noon + 1),
    ])
    expect(await tested.records.countPast('requests', 'expiresAt', noon)).toBe(2)
    const expired = await tested.records.listExpired('requests', { now: noon, limit: 5 })
    expect(expired.map(({ id }) => id)).toEqual(['past', 'now'])
    expect(await tested.records.listExpired('requests', { now: noon, limit: 1 })).toHaveLength(1)
    expect(await tested.records.countPast('emails', 'expiresAt', noon)).toBe(1)
    expect(await tested.records.countPast('emails', 'dueAt', noon)).toBe(1)
    expect(await tested.records.countPast('applications', 'dueAt', noon)).toBe(0)
  })
}
