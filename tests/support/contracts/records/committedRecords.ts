import { AppError } from '../../../../src/services/errors/errors.js'
import type { Records, Step } from '../../../../src/services/adapters/records/records.js'
import { aDraft, noon, type TestedRecords } from './testedRecords.js'

/** @returns the version before the increment, which is retried after a conflict */
const countFurther = async (records: Records): Promise<number> => {
  for (;;) {
    const counter = await records.read('sequences', 'audit')
    if (counter === undefined) throw new Error('There is no counter.')
    const { version, fields } = counter
    const next = Number(fields['last']) + 1
    const outcome = await records.commit([
      {
        update: { collection: 'sequences', id: 'audit', version },
        changes: { fields: { last: next } },
      },
      { create: aDraft(String(next).padStart(12, '0'), { collection: 'audit' }) },
    ])
    if (outcome.status === 'committed') return version
  }
}

/** Retries when a busy store times out, as the error message requests. */
const commitUntilAnswered = async (
  records: Records,
  steps: readonly Step[],
): ReturnType<Records['commit']> => {
  for (;;) {
    try {
      return await records.commit(steps)
    } catch (error) {
      if (!(error instanceof AppError && error.status === 503)) throw error
    }
  }
}

export const committedRecords = (tested: TestedRecords): void => {
  describe('commit', () => {
    const one = { collection: 'requests', id: 'one', version: 1 } as const
    const create: Step = { create: aDraft('new') }
    const changes = { fields: { folder: 'done' }, expiresAt: noon + 5, dueAt: null }
    const committed = { status: 'committed' }
    const refusedAt = (step: number) => ({ status: 'refused', step })
    beforeEach(async () => {
      await tested.records.createAll([
        aDraft('one', { dueAt: noon, expiresAt: noon }),
        aDraft('two'),
      ])
    })

    test('updates, creates and removes records together', async () => {
      const remove = { ...one, id: 'two' }
      expect(await tested.records.commit([{ update: one, changes }, create, { remove }])).toEqual(
        committed,
      )
      expect(await tested.records.read('requests', 'one')).toEqual({
        ...aDraft('one', { fields: { name: 'Jeanne', folder: 'done' }, expiresAt: noon + 5 }),
        version: 2,
      })
      expect(await tested.records.read('requests', 'new')).toEqual({ ...aDraft('new'), version: 1 })
      expect(await tested.records.read('requests', 'two')).toBeUndefined()
    })

    test.each<[string, Step, Step]>([
      ['has another version', { update: { ...one, id: 'two', version: 2 }, changes }, create],
      ['has another version', { remove: { ...one, id: 'two', version: 2 } }, create],
      ['is missing', { update: { ...one, id: 'nobody' }, changes }, create],
      ['is missing', { remove: { ...one, id: 'nobody' } }, create],
      ['exists already', { create: aDraft('two') }, create],
    ])('stores no step when a record in the middle %s: %j', async (_what, middle, last) => {
      expect(await tested.records.commit([{ update: one, changes }, middle, last])).toEqual(
        refusedAt(1),
      )
      expect(await tested.records.read('requests', 'one')).toMatchObject({
        version: 1,
        dueAt: noon,
      })
      expect(await tested.records.read('requests', 'two')).toMatchObject({ version: 1 })
      expect(await tested.records.count('requests')).toBe(2)
    })

    test('refuses to create an existing record and returns its step', async () => {
      const steps = [create, { create: aDraft('newer') }]
      expect(await tested.records.commit(steps)).toEqual(committed)
      expect(await tested.records.commit(steps)).toEqual(refusedAt(0))
      expect(await tested.records.commit([{ create: aDraft('newest') }, ...steps])).toEqual(
        refusedAt(1),
      )
      expect(await tested.records.count('requests')).toBe(4)
    })

    test('updates the result of an earlier commit, which filtered lists include', async () => {
      await tested.records.commit([{ update: one, changes }])
      expect(await tested.records.update('requests', 'one', 2, { fields: { seen: true } })).toBe(
        'updated',
      )
      const update = { ...one, version: 3 }
      const again = { fields: { folder: 'archive' } }
      expect(await tested.records.commit([{ update, changes: again }])).toEqual(committed)
      const where = { field: 'folder', equals: 'archive' }
      const page = await tested.records.list('requests', { limit: 10, where })
      expect(page.records).toMatchObject([{ id: 'one', version: 4, fields: { seen: true } }])
      expect(await tested.records.removeExpired(noon + 5)).toBe(1)
    })

    test('accepts one of a hundred simultaneous commits for one version', async () => {
      const other = await tested.another()
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, (_, turn) =>
          commitUntilAnswered(turn % 2 === 0 ? tested.records : other, [
            { create: aDraft(`by-${turn}`, { collection: 'audit' }) },
            { update: one, changes: { fields: { turn } } },
          ]),
        ),
      )
      expect(outcomes.filter(({ status }) => status === 'committed')).toHaveLength(1)
      expect(new Set(outcomes)).toContainEqual(refusedAt(1))
      const { records: entries } = await tested.records.list('audit', { limit: 100 })
      const winner = outcomes.findIndex(({ status }) => status === 'committed')
      expect(entries.map(({ id }) => id)).toEqual([`by-${winner}`])
      expect((await tested.records.read('requests', 'one'))?.fields['turn']).toBe(winner)
    })

    test('loses none of twenty simultaneous increments that retry on conflict', async () => {
      const other = await tested.another()
      await tested.records.createAll([
        aDraft('audit', { collection: 'sequences', fields: { last: 0 } }),
      ])
      const lane = async (desk: Records): Promise<readonly number[]> => {
        const won: number[] = []
        while (won.length < 5) won.push(await countFurther(desk))
        return won
      }
      const lanes = Array.from({ length: 4 }, (_, turn) =>
        lane(turn % 2 === 0 ? tested.records : other),
      )
      const won = (await Promise.all(lanes)).flat()
      const expected = Array.from({ length: 20 }, (_, turn) => turn + 1)
      expect(won.toSorted((a, b) => a - b)).toEqual(expected)
      expect((await tested.records.read('sequences', 'audit'))?.fields['last']).toBe(20)
      expect(await tested.records.count('audit')).toBe(20)
    })

    test('accepts 1 to 100 steps and refuses two about one record', async () => {
      const most: readonly Step[] = Array.from({ length: 100 }, (_, turn) => ({
        create: aDraft(`by-${turn}`),
      }))
      const error = 'A commit has 1 to 100 steps.'
      await expect(tested.records.commit([...most, create])).rejects.toThrow(error)
      await expect(tested.records.commit([])).rejects.toThrow(error)
      await expect(
        tested.records.commit([{ update: one, changes }, { remove: one }]),
      ).rejects.toThrow('Two steps of one commit are about the same record.')
      expect(await tested.records.commit(most)).toEqual(committed)
      expect(await tested.records.count('requests')).toBe(102)
    })

    test.each<[Step, string]>([
      [{ create: aDraft('a/b') }, 'The id of a record is'],
      [{ update: one, changes: { fields: { 'a/b': 1 } } }, 'The field name a/b contains one of'],
      [{ update: one, changes: { dueAt: 1.5 } }, 'A moment is a whole number'],
    ])('stores no step when one breaks a rule: %j', async (broken, error) => {
      await expect(tested.records.commit([create, broken])).rejects.toThrow(error)
      expect(await tested.records.count('requests')).toBe(2)
    })

    test('refuses to overwrite an unreadable record, but can remove it', async () => {
      await tested.damage('requests', 'one')
      expect(await tested.records.commit([{ create: aDraft('one') }])).toEqual(refusedAt(0))
      await expect(tested.records.commit([create, { update: one, changes }])).rejects.toThrow()
      expect(await tested.records.read('requests', 'new')).toBeUndefined()
      expect(await tested.records.commit([{ remove: one }])).toEqual(committed)
      expect(await tested.records.count('requests')).toBe(1)
    })
  })
}
