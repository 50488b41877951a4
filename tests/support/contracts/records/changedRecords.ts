import { aDraft, noon, type TestedRecords } from './testedRecords.js'

export const changedRecords = (tested: TestedRecords): void => {
  describe('update', () => {
    beforeEach(async () => {
      await tested.records.createAll([aDraft('one', { dueAt: noon, expiresAt: noon })])
    })

    test('replaces the named fields, preserves the others and increments the version', async () => {
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

    test('preserves values of any depth that the change does not name', async () => {
      const desk = {
        state: 'snoozed',
        events: [{ kind: 'visit', want: { move: true } }],
        labels: [],
      }
      await tested.records.update('requests', 'one', 1, { fields: { desk, contactBy: 'relay' } })
      await tested.records.update('requests', 'one', 2, { fields: { folder: 'done' } })
      expect((await tested.records.read('requests', 'one'))?.fields).toMatchObject({
        name: 'Jeanne',
        folder: 'done',
        contactBy: 'relay',
        desk,
      })
    })

    test('unsets the due time and changes the retention end', async () => {
      await tested.records.update('requests', 'one', 1, { dueAt: null, expiresAt: noon + 5 })
      const stored = await tested.records.read('requests', 'one')
      expect(stored?.dueAt).toBeUndefined()
      expect(stored?.expiresAt).toBe(noon + 5)
    })

    test('changes no record whose version differs', async () => {
      await tested.records.update('requests', 'one', 1, { fields: { folder: 'first' } })
      expect(
        await tested.records.update('requests', 'one', 1, { fields: { folder: 'late' } }),
      ).toBe('changed')
      expect((await tested.records.read('requests', 'one'))?.fields['folder']).toBe('first')
    })

    test('accepts one of ten simultaneous updates of the same version', async () => {
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

    test('reports a missing record', async () => {
      expect(await tested.records.update('requests', 'nobody', 1, {})).toBe('missing')
    })

    test('refuses a field that breaks a rule', async () => {
      await expect(
        tested.records.update('requests', 'one', 1, { fields: { 'a/b': 1 } }),
      ).rejects.toThrow('The field name a/b contains one of ~ * / [ ].')
    })
  })

  test('removes many records together and skips missing ones', async () => {
    const ids = Array.from({ length: 100 }, (_none, place) => `many-${place}`)
    const places = ids.map((id) => ({ collection: 'requests', id }) as const)
    await tested.records.createAll(ids.slice(1).map((id) => aDraft(id)))
    await tested.records.createAll([aDraft('many-1', { collection: 'emails' }), aDraft('one')])
    await tested.records.removeAll(places)
    expect(await tested.records.count('requests')).toBe(1)
    expect(await tested.records.count('emails')).toBe(1)
    await tested.records.removeAll(places)
    await tested.records.eraseRemoved()
    const error = 'A removal has 1 to 100 records.'
    await expect(tested.records.removeAll([])).rejects.toThrow(error)
    const tooMany = [...places, { collection: 'requests', id: 'one' } as const]
    await expect(tested.records.removeAll(tooMany)).rejects.toThrow(error)
    expect(await tested.records.count('requests')).toBe(1)
  })

  test('removal returns whether the record existed', async () => {
    await tested.records.createAll([aDraft('one')])
    expect(await tested.records.remove('requests', 'one')).toBe(true)
    expect(await tested.records.remove('requests', 'one')).toBe(false)
    expect(await tested.records.count('requests')).toBe(0)
  })
}
