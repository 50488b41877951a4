import { aDraft, aDueEmail, noon, type TestedRecords } from './testedRecords.js'

export const dueRecords = (tested: TestedRecords): void => {
  describe('claim', () => {
    const claim = { now: noon, leaseUntil: noon + 1000, limit: 10 }

    test('returns due records, earliest first, up to the limit', async () => {
      await tested.records.createAll([
        aDueEmail('due', noon),
        aDueEmail('overdue', noon - 5),
        aDueEmail('long overdue'.replaceAll(' ', '-'), noon - 9),
        aDueEmail('later', noon + 1),
        aDraft('never', { collection: 'emails' }),
        aDraft('other', { dueAt: noon }),
      ])
      const claimed = await tested.records.claim('emails', { ...claim, limit: 2 })
      expect(claimed.map(({ id }) => id)).toEqual(['long-overdue', 'overdue'])
    })

    test('returns no leased record before its lease ends', async () => {
      await tested.records.createAll([aDueEmail('one', noon)])
      expect(await tested.records.claim('emails', claim)).toHaveLength(1)
      expect(await tested.records.claim('emails', claim)).toHaveLength(0)
      expect(await tested.records.claim('emails', { ...claim, now: noon + 999 })).toHaveLength(0)
      expect(await tested.records.claim('emails', { ...claim, now: noon + 1000 })).toHaveLength(1)
    })

    test('returns each record to one process only', async () => {
      const other = await tested.another()
      const ids = Array.from({ length: 12 }, (_, number) => `email-${number}`)
      await tested.records.createAll(ids.map((id) => aDueEmail(id, noon)))
      const turns = await Promise.all(
        [tested.records, other, tested.records, other].map((one) =>
          one.claim('emails', { ...claim, limit: 5 }),
        ),
      )
      const handed = turns.flat().map(({ id }) => id)
      expect(new Set(handed).size).toBe(handed.length)
      expect(handed.toSorted()).toEqual(ids.toSorted())
    })

    test('returns the version that the holder of the lease can update', async () => {
      await tested.records.createAll([aDueEmail('one', noon)])
      const [claimed] = await tested.records.claim('emails', claim)
      expect(claimed).toMatchObject({ version: 2, dueAt: noon + 1000 })
      const done = { fields: { status: 'sent' }, dueAt: null }
      expect(await tested.records.update('emails', 'one', 2, done)).toBe('updated')
      expect(await tested.records.claim('emails', { ...claim, now: noon + 9999 })).toHaveLength(0)
    })

    test('prevents updates by the previous holder of an expired lease', async () => {
      await tested.records.createAll([aDueEmail('one', noon)])
      await tested.records.claim('emails', claim)
      await tested.records.claim('emails', { now: noon + 1000, leaseUntil: noon + 2000, limit: 1 })
      expect(await tested.records.update('emails', 'one', 2, { dueAt: null })).toBe('changed')
    })

    test('next due time › is the earliest, leases included', async () => {
      expect(await tested.records.nextDue('emails')).toBeUndefined()
      await tested.records.createAll([aDueEmail('one', noon), aDueEmail('two', noon + 5000)])
      expect(await tested.records.nextDue('emails')).toBe(noon)
      await tested.records.claim('emails', claim)
      expect(await tested.records.nextDue('emails')).toBe(noon + 1000)
    })
  })

  test('waiting time › is that of the oldest queued record', async () => {
    expect(await tested.records.waitingSince('emails')).toBeUndefined()
    await tested.records.createAll([
      aDraft('sent', { collection: 'emails', createdAt: noon - 9000 }),
      { ...aDueEmail('old', noon + 5000), createdAt: noon - 2000 },
      { ...aDueEmail('new', noon - 1), createdAt: noon - 1 },
      aDraft('other', { dueAt: noon, createdAt: noon - 8000 }),
    ])
    expect(await tested.records.waitingSince('emails')).toBe(noon - 2000)
    await tested.records.claim('emails', { now: noon, leaseUntil: noon + 1000, limit: 10 })
    expect(await tested.records.waitingSince('emails')).toBe(noon - 2000)
    await tested.records.update('emails', 'old', 1, { dueAt: null })
    expect(await tested.records.waitingSince('emails')).toBe(noon - 1)
  })

  test('waiting time › restarts when a record is queued again', async () => {
    await tested.records.createAll([
      { ...aDueEmail('again', noon + 5000), createdAt: noon - 9000 },
      { ...aDueEmail('new', noon + 5000), createdAt: noon - 1000 },
      {
        ...aDueEmail('odd', noon + 5000),
        createdAt: noon - 500,
        fields: { queuedAt: 'yesterday' },
      },
    ])
    const queuedAt = (ms: number) => ({ fields: { queuedAt: new Date(noon - ms).toISOString() } })
    await tested.records.update('emails', 'again', 1, queuedAt(2345))
    expect(await tested.records.waitingSince('emails')).toBe(noon - 2345)
    await tested.records.update('emails', 'again', 2, queuedAt(1))
    expect(await tested.records.waitingSince('emails')).toBe(noon - 1000)
    await tested.records.update('emails', 'new', 1, { dueAt: null })
    expect(await tested.records.waitingSince('emails')).toBe(noon - 500)
  })

  test('pull forward › moves only due times beyond the limit', async () => {
    await tested.records.createAll([
      aDueEmail('now', noon),
      aDueEmail('later', noon + 5),
      aDueEmail('far', noon + 6),
      aDueEmail('farther', noon + 9),
      aDraft('never', { collection: 'emails' }),
      aDraft('other', { dueAt: noon + 9 }),
    ])
    expect(
      await tested.records.pullForward('emails', { laterThan: noon + 5, dueAt: noon + 1 }),
    ).toBe(2)
    const claim = { now: noon + 1, leaseUntil: noon + 1000, limit: 10 }
    const claimed = await tested.records.claim('emails', claim)
    expect(claimed.map(({ id }) => id).toSorted()).toEqual(['far', 'farther', 'now'])
    expect((await tested.records.read('requests', 'other'))?.dueAt).toBe(noon + 9)
  })
}
