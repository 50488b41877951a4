import type { RecordDraft } from '../../../../src/services/adapters/records/records.js'
import { aDraft, aDueEmail, noon, type TestedRecords } from './testedRecords.js'

const invalidFields: readonly (readonly [RecordDraft['fields'], string])[] = [
  [{ latitude: 90.1 }, 'A latitude is a number from -90 to 90.'],
  [{ where: { latitude: '46.8' } }, 'A latitude is a number from -90 to 90.'],
  [{ where: [{ longitude: -180.5 }] }, 'A longitude is a number from -180 to 180.'],
  [{ '': 1 }, 'A field name is empty.'],
  [{ 'a~b': 1 }, 'The field name a~b contains one of ~ * / [ ].'],
  [{ __a__: 1 }, 'The field name __a__ begins and ends with two underscores.'],
  [{ a: [[1]] }, 'A list is directly inside a list.'],
  [{ a: Number.NaN }, 'A number is not finite.'],
]

export const createdRecords = (tested: TestedRecords): void => {
  describe('creation', () => {
    test('stores every field unchanged', async () => {
      const fields = {
        name: 'Zoé « L’Œuf » 𝒬',
        count: 3,
        ratio: 0.25,
        yes: true,
        nothing: null,
        list: ['a', 'b'],
        empty: [],
        nested: { 'Auto-Submitted': 'auto-generated', deeper: [{ a: 1 }] },
      }
      await tested.records.createAll([
        aDraft('one', { fields, expiresAt: noon + 1, dueAt: noon + 2 }),
      ])
      expect(await tested.records.read('requests', 'one')).toEqual({
        collection: 'requests',
        id: 'one',
        version: 1,
        createdAt: noon,
        expiresAt: noon + 1,
        dueAt: noon + 2,
        fields,
      })
    })

    test('with an existing id preserves the first record and reports it', async () => {
      const first = await tested.records.createAll([aDraft('one')])
      const second = await tested.records.createAll([aDraft('one', { fields: { name: 'Autre' } })])
      expect([first, second]).toEqual(['created', 'existing'])
      expect((await tested.records.read('requests', 'one'))?.fields['name']).toBe('Jeanne')
      expect(await tested.records.count('requests')).toBe(1)
    })

    test('stores none of several records if one exists', async () => {
      await tested.records.createAll([aDueEmail('email', noon)])
      const answer = await tested.records.createAll([aDraft('request'), aDueEmail('email', noon)])
      expect(answer).toBe('existing')
      expect(await tested.records.read('requests', 'request')).toBeUndefined()
    })

    test('stores none of several records if one breaks a rule', async () => {
      const broken = aDraft('broken', { fields: { __name__: 'x' } })
      await expect(tested.records.createAll([aDraft('request'), broken])).rejects.toThrow(
        'The field name __name__ begins and ends with two underscores.',
      )
      expect(await tested.records.count('requests')).toBe(0)
    })

    test('stores none of several records after a failure halfway, and works again', async () => {
      await expect(tested.records.createAll([aDraft('one'), aDraft('one')])).rejects.toThrow()
      expect(await tested.records.count('requests')).toBe(0)
      expect(await tested.records.createAll([aDraft('one')])).toBe('created')
    })

    test('simultaneously twenty times with one id stores one record', async () => {
      const other = await tested.another()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          (turn % 2 === 0 ? tested.records : other).createAll([aDraft('one')]),
        ),
      )
      expect(answers.filter((answer) => answer === 'created')).toHaveLength(1)
      expect(await tested.records.count('requests')).toBe(1)
    })

    test('with one id in two collections stores two records', async () => {
      await tested.records.createAll([aDraft('one'), aDueEmail('one', noon)])
      expect(await tested.records.count('requests')).toBe(1)
      expect(await tested.records.count('emails')).toBe(1)
    })
  })

  test.each(['nobody', '', 'a/b', '__a__'])(
    'reading or removing the unknown id “%s” finds no record',
    async (id) => {
      const { records } = tested
      expect([await records.read('requests', id), await records.remove('requests', id)]).toEqual([
        undefined,
        false,
      ])
    },
  )

  test('rejects fields that break the rules of both stores', async () => {
    const located = aDraft('one', { fields: { latitude: 46.8, longitude: -71.3 } })
    const extreme = aDraft('two', { fields: { latitude: -90, longitude: 180 } })
    expect(await tested.records.createAll([located, extreme])).toBe('created')
    for (const [fields, error] of invalidFields) {
      const creation = tested.records.createAll([aDraft('invalid', { fields })])
      await expect(creation).rejects.toThrow(error)
    }
    expect(await tested.records.count('requests')).toBe(2)
  })

  test('refuses an invalid moment and two records with one id', async () => {
    await expect(tested.records.createAll([aDraft('one', { expiresAt: 1.5 })])).rejects.toThrow(
      'A moment is a whole number of milliseconds since 1970.',
    )
    await expect(tested.records.createAll([aDraft('one'), aDraft('one')])).rejects.toThrow(
      'Two records of one call have the same id.',
    )
  })

  test('distinguishes long values that share their beginning', async () => {
    const long = 'é'.repeat(300)
    await tested.records.createAll([
      aDraft('a', { fields: { note: long } }),
      aDraft('b', { fields: { note: `${long}!` } }),
    ])
    const where = { field: 'note', equals: long }
    const page = await tested.records.list('requests', { limit: 10, where })
    expect(page.records.map(({ id }) => id)).toEqual(['a'])
    expect(await tested.records.count('requests', where)).toBe(1)
  })
}
