import { moveEarlierEmails, moveEmailsBack } from '../../../../src/services/email/earlierEmails.js'
import { emailLeaseMs } from '../../../../src/services/email/emailRecord.js'
import { aDraft, noon, type TestedRecords } from './testedRecords.js'

const fields = { reference: 'OND-7K4M-2QXD', status: 'queued', letter: { subject: 'Bonjour' } }
const moved = {
  fields: { reference: 'OND-7K4M-2QXD', status: 'queued', email: { subject: 'Bonjour' } },
}

export const movedEmails = (tested: TestedRecords): void => {
  describe('emails of an earlier release', () => {
    const store = (id: string, dueAt?: number) =>
      tested.records.createAll([
        aDraft(id, { collection: 'letters', fields, ...(dueAt === undefined ? {} : { dueAt }) }),
      ])
    const stored = async () => {
      const [emails, letters] = await Promise.all([
        tested.records.list('emails', { limit: 100 }),
        tested.records.list('letters', { limit: 100 }),
      ])
      return [emails, letters].map(({ records }) => records.map(({ id }) => id).toSorted())
    }

    test('are moved, except those that may be in flight', async () => {
      await store('sent')
      await store('due', noon)
      await store('leased', noon + emailLeaseMs)
      await store('retried', noon + emailLeaseMs + 1)
      expect(await moveEarlierEmails(tested.records, noon)).toEqual({ moved: 3, left: 1 })
      expect(await stored()).toEqual([['due', 'retried', 'sent'], ['leased']])
      expect(await tested.records.read('emails', 'due')).toMatchObject({ ...moved, dueAt: noon })
      expect(await moveEarlierEmails(tested.records, noon + emailLeaseMs)).toEqual({
        moved: 1,
        left: 0,
      })
    })

    test('are moved once by two processes, in batches', async () => {
      const ids = Array.from({ length: 30 }, (_, number) => `email-${String(number + 10)}`)
      for (const id of ids) await store(id, noon)
      const other = await tested.another()
      await Promise.all([tested.records, other].map((one) => moveEarlierEmails(one, noon)))
      expect(await stored()).toEqual([ids, []])
    })

    test('are found by the earlier release after they were moved back', async () => {
      await store('due', noon)
      await moveEarlierEmails(tested.records, noon)
      expect(await moveEmailsBack(tested.records, noon)).toEqual({ moved: 1, left: 0 })
      expect(await tested.records.read('letters', 'due')).toMatchObject({ fields, dueAt: noon })
      expect(await stored()).toEqual([[], ['due']])
    })
  })
}
