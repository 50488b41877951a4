import { aDraft, noon, type TestedRecords } from './testedRecords.js'

/** Records that are found by the words of a field. */
export const searchedRecords = (tested: TestedRecords): void => {
  describe('searching', () => {
    const find = async (...words: readonly string[]): Promise<readonly string[]> => {
      const search = { field: 'name', words, since: noon, limit: 10 }
      return (await tested.records.search('requests', search)).map(({ id }) => id)
    }

    beforeEach(async () => {
      await tested.records.createAll([
        aDraft('a', { fields: { name: 'Zoé Côté-Tremblay' } }),
        aDraft('b', { createdAt: noon + 1, fields: { name: 'zoe tremblay' } }),
        aDraft('old', { createdAt: noon - 1, fields: { name: 'Zoé Tremblay' } }),
        aDraft('other', { fields: { name: 'Anne', nested: { name: 'Zoé' } } }),
        aDraft('none', { fields: { count: 3 } }),
      ])
    })

    test('finds every word whatever its accents and capitals, newest first', async () => {
      expect(await find('ZOE', 'tremblay')).toEqual(['b', 'a'])
      expect(await find('cote')).toEqual(['a'])
      expect(await find('%')).toEqual([])
    })

    test('stops at its limit', async () => {
      const search = { field: 'name', words: ['zoe'], since: 0, limit: 1 }
      expect(await tested.records.search('requests', search)).toHaveLength(1)
    })
  })
}
