import { changedRecords } from './records/changedRecords.js'
import { committedRecords } from './records/committedRecords.js'
import { createdRecords } from './records/createdRecords.js'
import { dueRecords } from './records/dueRecords.js'
import { expiredRecords } from './records/expiredRecords.js'
import { listedRecords } from './records/listedRecords.js'
import { movedEmails } from './records/movedEmails.js'
import { searchedRecords } from './records/searchedRecords.js'
import { aDraft, noon, type OpenStore, testedRecords } from './records/testedRecords.js'
import { unreadableRecords } from './records/unreadableRecords.js'
import { watchedRecords } from './records/watchedRecords.js'

export const recordsContract = (store: string, open: () => Promise<OpenStore>): void => {
  describe(`records in ${store}`, () => {
    const tested = testedRecords(open)
    createdRecords(tested)
    listedRecords(tested)
    searchedRecords(tested)
    changedRecords(tested)
    committedRecords(tested)
    dueRecords(tested)
    movedEmails(tested)
    unreadableRecords(tested)
    expiredRecords(tested)
    watchedRecords(tested)

    test('read › returns a record that another process has just stored', async () => {
      const other = await tested.another()
      await tested.records.createAll([aDraft('one')])
      expect(await other.read('requests', 'one')).toMatchObject({ id: 'one' })
    })

    test('write probe › writes one record each time and fails on a closed store', async () => {
      for (const now of [noon, noon + 1]) await tested.records.tryWrite(now)
      expect(await tested.records.count('trials')).toBe(1)
      await tested.records.removeExpired(noon + 3_600_001)
      expect(await tested.records.count('trials')).toBe(0)
      await tested.records.tryWrite(noon)
      await tested.records.close()
      await expect(tested.records.tryWrite(noon)).rejects.toThrow()
    })

    test('close › can be repeated', async () => {
      await tested.records.close()
      await expect(tested.records.close()).resolves.toBeUndefined()
    })
  })
}
