import { aDraft, aDueEmail, noon, type TestedRecords } from './testedRecords.js'

export const unreadableRecords = (tested: TestedRecords): void => {
  describe('unreadable record', () => {
    const claim = { now: noon, leaseUntil: noon + 1000, limit: 1 }
    beforeEach(async () => {
      await tested.records.createAll([aDraft('before'), aDraft('broken'), aDraft('after')])
      await tested.records.createAll([aDueEmail('broken', noon - 1), aDueEmail('sound', noon)])
      await tested.damage('requests', 'broken')
      await tested.damage('emails', 'broken')
    })

    test('is omitted from lists and reported', async () => {
      expect(await tested.idsOf(10)).toEqual(['before', 'after'])
      expect(tested.unreadable()).toEqual(['requests/broken'])
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await tested.records.list('requests', {
          limit: 1,
          ...(cursor === undefined ? {} : { cursor }),
        })
        seen.push(...page.records.map(({ id }) => id))
        cursor = page.cursor
      } while (cursor !== undefined)
      expect(seen).toEqual(['before', 'after'])
    })

    test('does not block due records and remains unchanged', async () => {
      expect(await tested.records.nextDue('emails')).toBe(noon - 1)
      const claimed = await tested.records.claim('emails', claim)
      expect(claimed.map(({ id }) => id)).toEqual(['sound'])
      expect(tested.unreadable()).toEqual(['emails/broken'])
      expect(await tested.records.waitingSince('emails')).toBe(noon)
      await expect(tested.records.read('emails', 'broken')).rejects.toThrow()
      expect(await tested.records.createAll([aDueEmail('broken', noon)])).toBe('existing')
      expect(await tested.records.count('emails')).toBe(2)
    })
  })
}
