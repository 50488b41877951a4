import { eventually } from '../../site/eventually.js'
import { aDraft, noon, type TestedRecords } from './testedRecords.js'

/** Maximum delay of a notification in other processes, in milliseconds. */
const deliveredMs = 2000

export const watchedRecords = (tested: TestedRecords): void => {
  describe('watch', () => {
    const watched = (records: TestedRecords['records'], seen: (string | undefined)[]) =>
      records.watch('requests', (id) => seen.push(id))
    const seenAs = (seen: readonly unknown[], expected: readonly unknown[]) =>
      // `toEqual` treats an empty list and `[undefined]` as equal.
      eventually(() => expect(seen).toStrictEqual(expected))

    test('reports the newest record at once, undefined for an empty collection', async () => {
      const seen: (string | undefined)[] = []
      watched(tested.records, seen)
      await seenAs(seen, [undefined])
      await tested.records.createAll([aDraft('one')])
      await seenAs(seen, [undefined, 'one'])
      const later: (string | undefined)[] = []
      watched(tested.records, later)
      await seenAs(later, ['one'])
    })

    test('reports a newer record of another process within 2 s', async () => {
      const other = await tested.another()
      const seen: (string | undefined)[] = []
      watched(tested.records, seen)
      await seenAs(seen, [undefined])
      for (const turn of [1, 2, 3]) {
        await other.createAll([aDraft(`newer-${turn}`, { createdAt: noon + turn })])
        const written = performance.now()
        await eventually(() => expect(seen.at(-1)).toBe(`newer-${turn}`))
        expect(performance.now() - written).toBeLessThan(deliveredMs)
      }
    })

    test('ignores older records, other collections and changes', async () => {
      await tested.records.createAll([aDraft('one')])
      const seen: (string | undefined)[] = []
      watched(tested.records, seen)
      await seenAs(seen, ['one'])
      await tested.records.createAll([aDraft('older', { createdAt: noon - 1 })])
      await tested.records.createAll([aDraft('email', { collection: 'emails' })])
      await tested.records.update('requests', 'one', 1, { fields: { folder: 'done' } })
      await tested.records.createAll([aDraft('two', { createdAt: noon + 1 })])
      await seenAs(seen, ['one', 'two'])
    })

    test('ends when it is stopped or the store is closed', async () => {
      const other = await tested.another()
      const [ended, closed]: [(string | undefined)[], (string | undefined)[]] = [[], []]
      const end = watched(tested.records, ended)
      watched(tested.records, closed)
      await eventually(() => expect([ended, closed]).toEqual([[undefined], [undefined]]))
      end()
      await tested.records.close()
      const still: (string | undefined)[] = []
      watched(other, still)
      await other.createAll([aDraft('one')])
      await eventually(() => expect(still.at(-1)).toBe('one'))
      expect([ended, closed]).toEqual([[undefined], [undefined]])
    })
  })
}
