import type { Filter } from '../../../../src/services/adapters/records/records.js'
import { aDraft, noon, type TestedRecords } from './testedRecords.js'

/** Filters, each with the ids of the records that it finds. */
const filters: readonly (readonly [Filter, readonly string[]])[] = [
  [{ field: 'folder', equals: 'suspected' }, ['newest']],
  [{ field: 'folder', equals: 'inbox' }, ['b', 'a', 'oldest']],
  [{ field: 'nested.ok', equals: true }, ['oldest']],
  [{ field: 'age', equals: 1 }, ['newest']],
  [{ field: 'age', equals: '1' }, []],
  [{ field: 'age', equals: true }, []],
  [{ field: 'missing', equals: 'x' }, []],
  [{ field: 'folder', equals: "' OR 1 = 1 --" }, []],
]

export const listedRecords = (tested: TestedRecords): void => {
  describe('list', () => {
    beforeEach(async () => {
      await tested.records.createAll([
        aDraft('b', { createdAt: noon + 1 }),
        aDraft('a', { createdAt: noon + 1 }),
        aDraft('newest', { createdAt: noon + 2, fields: { folder: 'suspected', age: 1 } }),
        aDraft('oldest', { createdAt: noon, fields: { folder: 'inbox', nested: { ok: true } } }),
      ])
    })

    test('starts with the newest record, and with the last id among equals', async () => {
      expect(await tested.idsOf(10)).toEqual(['newest', 'b', 'a', 'oldest'])
    })

    test('returns each record once across pages', async () => {
      const seen: string[] = []
      let cursor: string | undefined
      let pages = 0
      do {
        const options = cursor === undefined ? { limit: 1 } : { limit: 1, cursor }
        const page = await tested.records.list('requests', options)
        seen.push(...page.records.map(({ id }) => id))
        cursor = page.cursor
        pages += 1
      } while (cursor !== undefined)
      expect(seen).toEqual(['newest', 'b', 'a', 'oldest'])
      expect(pages).toBe(4)
    })

    test('continues at its cursor when newer records arrive and listed ones are removed', async () => {
      const { cursor } = await tested.records.list('requests', { limit: 2 })
      await tested.records.createAll([aDraft('later', { createdAt: noon + 9 })])
      await tested.records.remove('requests', 'b')
      expect(await tested.idsOf(10, cursor)).toEqual(['a', 'oldest'])
    })

    test('filters by the value and type of a field', async () => {
      for (const [where, ids] of filters) {
        const page = await tested.records.list('requests', { limit: 10, where })
        expect([where, page.records.map(({ id }) => id)]).toEqual([where, ids])
        expect([where, await tested.records.count('requests', where)]).toEqual([where, ids.length])
      }
    })

    test('applies the filter to every page', async () => {
      const where = { field: 'folder', equals: 'inbox' }
      const first = await tested.records.list('requests', { limit: 2, where })
      const rest = await tested.records.list('requests', {
        limit: 2,
        where,
        cursor: first.cursor ?? '',
      })
      expect(rest.records.map(({ id }) => id)).toEqual(['oldest'])
      expect(rest.cursor).toBeUndefined()
    })

    test('rejects an invalid cursor with status 400', async () => {
      for (const cursor of ['', 'nonsense', 'WyJhIiwxXQ', '%%%'])
        await expect(tested.records.list('requests', { limit: 1, cursor })).rejects.toMatchObject({
          status: 400,
        })
    })

    test('in ascending order starts with the oldest record, filtered or not', async () => {
      const walk = async (where?: Filter, cursor?: string): Promise<readonly string[]> => {
        const page = await tested.records.list('requests', {
          limit: 1,
          oldestFirst: true,
          ...(where === undefined ? {} : { where }),
          ...(cursor === undefined ? {} : { cursor }),
        })
        const ids = page.records.map(({ id }) => id)
        return page.cursor === undefined ? ids : [...ids, ...(await walk(where, page.cursor))]
      }
      expect(await walk()).toEqual(['oldest', 'a', 'b', 'newest'])
      expect(await walk({ field: 'folder', equals: 'inbox' })).toEqual(['oldest', 'a', 'b'])
    })

    test('collection names › include only collections with records', async () => {
      const notice = { ...aDraft('notice'), collection: 'notices' } as const
      await tested.records.createAll([aDraft('one'), notice])
      expect((await tested.records.collectionNames()).toSorted()).toEqual(['notices', 'requests'])
    })

    test('refuses a filter on a forbidden path', async () => {
      const where = { field: 'a[0]', equals: 'x' }
      await expect(tested.records.list('requests', { limit: 1, where })).rejects.toThrow(
        'The field name a[0] contains one of ~ * / [ ].',
      )
    })
  })
}
