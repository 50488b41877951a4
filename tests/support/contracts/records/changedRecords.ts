import { aDraft, noon, type TestedRecords } from './testedRecords.js'

/** Changing and removing single records. */
export const changedRecords = (tested: TestedRecords): void => {
  describe('updating', () => {
    beforeEach(async () => {
      await tested.records.createAll([aDraft('one', { dueAt: noon, expiresAt: noon })])
    })

    test('replaces the named fields, keeps the others and counts the version', async () => {
      expect(
        await tested.records.update('requests', 'one', 1, { fields: { folder: 'done' } }),
      ).toBe('updated')
      expect(await tested.records.read('requests', 'one')).toMatchObject({
        version: 2,
        dueAt: noon,
        expiresAt: noon,
        fields: { name: 'Jeanne', folder: 'done' },
      })
    })

    test('takes the due time away, and moves the end of the retention', async () => {
      await tested.records.update('requests', 'one', 1, { dueAt: null, expiresAt: noon + 5 })
      const kept = await tested.records.read('requests', 'one')
      expect(kept?.dueAt).toBeUndefined()
      expect(kept?.expiresAt).toBe(noon + 5)
    })

    test('does nothing when somebody was faster', async () => {
      await tested.records.update('requests', 'one', 1, { fields: { folder: 'first' } })
      expect(
        await tested.records.update('requests', 'one', 1, { fields: { folder: 'late' } }),
      ).toBe('changed')
      expect((await tested.records.read('requests', 'one'))?.fields['folder']).toBe('first')
    })

    test('of ten at once lets one through', async () => {
      const other = await tested.another()
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, turn) =>
          (turn % 2 === 0 ? tested.records : other).update('requests', 'one', 1, {
            fields: { turn },
          }),
        ),
      )
      expect(outcomes.filter((outcome) => outcome === 'updated')).toHaveLength(1)
    })

    test('says when there is nothing to update', async () => {
      expect(await tested.records.update('requests', 'nobody', 1, {})).toBe('missing')
    })

    test('refuses a field that breaks a rule', async () => {
      await expect(
        tested.records.update('requests', 'one', 1, { fields: { 'a/b': 1 } }),
      ).rejects.toThrow('The field name a/b holds one of ~ * / [ ].')
    })
  })

  test('removing answers whether there was something to remove', async () => {
    await tested.records.createAll([aDraft('one')])
    expect(await tested.records.remove('requests', 'one')).toBe(true)
    expect(await tested.records.remove('requests', 'one')).toBe(false)
    expect(await tested.records.count('requests')).toBe(0)
  })
}
