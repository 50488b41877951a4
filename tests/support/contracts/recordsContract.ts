import type {
  Collection,
  RecordDraft,
  Records,
  Step,
} from '../../../src/services/adapters/records/records.js'

export interface OpenStore {
  readonly records: Records
  /** A second process on the same records. */
  readonly another: () => Promise<Records>
  /** Leaves something else in place of the fields of a record, as no release of the site would. */
  readonly damage: (collection: Collection, id: string) => Promise<void>
  /** The records that were told as unreadable, each once: `collection/id`. */
  readonly unreadable: () => readonly string[]
  /** Closes everything and removes what was kept. */
  readonly end: () => Promise<void>
}

const noon = Date.parse('2026-11-21T17:00:00.000Z')

const aDraft = (id: string, changes: Partial<RecordDraft> = {}): RecordDraft => ({
  collection: 'requests',
  id,
  createdAt: noon,
  fields: { name: 'Jeanne', folder: 'inbox' },
  ...changes,
})

const aDueEmail = (id: string, dueAt: number): RecordDraft =>
  aDraft(id, { collection: 'letters', dueAt, fields: { status: 'queued' } })

/** Counts one further, as often as it takes. @returns the version that it followed */
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

/** What every store of records must do; each implementation runs it. */
export const recordsContract = (store: string, open: () => Promise<OpenStore>): void => {
  describe(`records kept in ${store}`, () => {
    let opened: OpenStore
    let records: Records

    beforeEach(async () => {
      opened = await open()
      records = opened.records
    })
    afterEach(() => opened.end())

    const idsOf = async (limit: number, cursor?: string): Promise<readonly string[]> => {
      const options = cursor === undefined ? { limit } : { limit, cursor }
      return (await records.list('requests', options)).records.map(({ id }) => id)
    }

    describe('creating', () => {
      test('keeps every field as it was given', async () => {
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
        await records.createAll([aDraft('one', { fields, expiresAt: noon + 1, dueAt: noon + 2 })])
        expect(await records.read('requests', 'one')).toEqual({
          collection: 'requests',
          id: 'one',
          version: 1,
          createdAt: noon,
          expiresAt: noon + 1,
          dueAt: noon + 2,
          fields,
        })
      })

      test('again with the same id keeps the first one and says so', async () => {
        const first = await records.createAll([aDraft('one')])
        const second = await records.createAll([aDraft('one', { fields: { name: 'Autre' } })])
        expect([first, second]).toEqual(['created', 'existing'])
        expect((await records.read('requests', 'one'))?.fields['name']).toBe('Jeanne')
        expect(await records.count('requests')).toBe(1)
      })

      test('keeps none of several when one of them is already there', async () => {
        await records.createAll([aDueEmail('email', noon)])
        const answer = await records.createAll([aDraft('request'), aDueEmail('email', noon)])
        expect(answer).toBe('existing')
        expect(await records.read('requests', 'request')).toBeUndefined()
      })

      test('keeps none of several when one of them breaks a rule', async () => {
        const broken = aDraft('broken', { fields: { __name__: 'x' } })
        await expect(records.createAll([aDraft('request'), broken])).rejects.toThrow(
          'The field name __name__ begins and ends with two underscores.',
        )
        expect(await records.count('requests')).toBe(0)
      })

      test('keeps none of several when it fails half way, and goes on working', async () => {
        await expect(records.createAll([aDraft('one'), aDraft('one')])).rejects.toThrow()
        expect(await records.count('requests')).toBe(0)
        expect(await records.createAll([aDraft('one')])).toBe('created')
      })

      test('twenty times at once with one id keeps one record', async () => {
        const other = await opened.another()
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, turn) =>
            (turn % 2 === 0 ? records : other).createAll([aDraft('one')]),
          ),
        )
        expect(answers.filter((answer) => answer === 'created')).toHaveLength(1)
        expect(await records.count('requests')).toBe(1)
      })

      test('the same id in two collections makes two records', async () => {
        await records.createAll([aDraft('one'), aDueEmail('one', noon)])
        expect(await records.count('requests')).toBe(1)
        expect(await records.count('letters')).toBe(1)
      })
    })

    test('reading what was never kept answers nothing', async () => {
      expect(await records.read('requests', 'nobody')).toBeUndefined()
    })

    describe('listing', () => {
      beforeEach(async () => {
        await records.createAll([
          aDraft('b', { createdAt: noon + 1 }),
          aDraft('a', { createdAt: noon + 1 }),
          aDraft('newest', { createdAt: noon + 2, fields: { folder: 'suspected', age: 1 } }),
          aDraft('oldest', { createdAt: noon, fields: { folder: 'inbox', nested: { ok: true } } }),
        ])
      })

      test('begins with the newest, and with the last id among equals', async () => {
        expect(await idsOf(10)).toEqual(['newest', 'b', 'a', 'oldest'])
      })

      test('goes on from page to page without missing or repeating any', async () => {
        const seen: string[] = []
        let cursor: string | undefined
        let pages = 0
        do {
          const options = cursor === undefined ? { limit: 1 } : { limit: 1, cursor }
          const page = await records.list('requests', options)
          seen.push(...page.records.map(({ id }) => id))
          cursor = page.cursor
          pages += 1
        } while (cursor !== undefined)
        expect(seen).toEqual(['newest', 'b', 'a', 'oldest'])
        expect(pages).toBe(4)
      })

      test('keeps its place when newer records arrive and seen ones go', async () => {
        const { cursor } = await records.list('requests', { limit: 2 })
        await records.createAll([aDraft('later', { createdAt: noon + 9 })])
        await records.remove('requests', 'b')
        expect(await idsOf(10, cursor)).toEqual(['a', 'oldest'])
      })

      test.each([
        [{ field: 'folder', equals: 'suspected' }, ['newest']],
        [{ field: 'folder', equals: 'inbox' }, ['b', 'a', 'oldest']],
        [{ field: 'nested.ok', equals: true }, ['oldest']],
        [{ field: 'age', equals: 1 }, ['newest']],
        [{ field: 'age', equals: '1' }, []],
        [{ field: 'age', equals: true }, []],
        [{ field: 'missing', equals: 'x' }, []],
        [{ field: 'folder', equals: "' OR 1 = 1 --" }, []],
      ])('where %j holds finds %j', async (where, ids) => {
        const page = await records.list('requests', { limit: 10, where })
        expect(page.records.map(({ id }) => id)).toEqual(ids)
        expect(await records.count('requests', where)).toBe(ids.length)
      })

      test('pages stay within the filter', async () => {
        const where = { field: 'folder', equals: 'inbox' }
        const first = await records.list('requests', { limit: 2, where })
        const rest = await records.list('requests', { limit: 2, where, cursor: first.cursor ?? '' })
        expect(rest.records.map(({ id }) => id)).toEqual(['oldest'])
        expect(rest.cursor).toBeUndefined()
      })

      test.each(['', 'nonsense', 'WyJhIiwxXQ', '%%%'])(
        'a cursor such as "%s" is the asker’s mistake',
        async (cursor) => {
          await expect(records.list('requests', { limit: 1, cursor })).rejects.toMatchObject({
            status: 400,
          })
        },
      )

      test('a filter on a forbidden path is refused', async () => {
        const where = { field: 'a[0]', equals: 'x' }
        await expect(records.list('requests', { limit: 1, where })).rejects.toThrow(
          'The field name a[0] holds one of ~ * / [ ].',
        )
      })
    })

    describe('updating', () => {
      beforeEach(async () => {
        await records.createAll([aDraft('one', { dueAt: noon, expiresAt: noon })])
      })

      test('replaces the named fields, keeps the others and counts the version', async () => {
        expect(await records.update('requests', 'one', 1, { fields: { folder: 'done' } })).toBe(
          'updated',
        )
        expect(await records.read('requests', 'one')).toMatchObject({
          version: 2,
          dueAt: noon,
          expiresAt: noon,
          fields: { name: 'Jeanne', folder: 'done' },
        })
      })

      test('takes the due time away, and moves the end of the retention', async () => {
        await records.update('requests', 'one', 1, { dueAt: null, expiresAt: noon + 5 })
        const kept = await records.read('requests', 'one')
        expect(kept?.dueAt).toBeUndefined()
        expect(kept?.expiresAt).toBe(noon + 5)
      })

      test('does nothing when somebody was faster', async () => {
        await records.update('requests', 'one', 1, { fields: { folder: 'first' } })
        expect(await records.update('requests', 'one', 1, { fields: { folder: 'late' } })).toBe(
          'changed',
        )
        expect((await records.read('requests', 'one'))?.fields['folder']).toBe('first')
      })

      test('of ten at once lets one through', async () => {
        const other = await opened.another()
        const outcomes = await Promise.all(
          Array.from({ length: 10 }, (_, turn) =>
            (turn % 2 === 0 ? records : other).update('requests', 'one', 1, { fields: { turn } }),
          ),
        )
        expect(outcomes.filter((outcome) => outcome === 'updated')).toHaveLength(1)
      })

      test('says when there is nothing to update', async () => {
        expect(await records.update('requests', 'nobody', 1, {})).toBe('missing')
      })

      test('refuses a field that breaks a rule', async () => {
        await expect(
          records.update('requests', 'one', 1, { fields: { 'a/b': 1 } }),
        ).rejects.toThrow('The field name a/b holds one of ~ * / [ ].')
      })
    })

    describe('committing', () => {
      const one = { collection: 'requests', id: 'one', version: 1 } as const
      const create: Step = { create: aDraft('new') }
      const changes = { fields: { folder: 'done' }, expiresAt: noon + 5, dueAt: null }
      const committed = { status: 'committed' }
      const refusedAt = (step: number) => ({ status: 'refused', step })
      beforeEach(async () => {
        await records.createAll([aDraft('one', { dueAt: noon, expiresAt: noon }), aDraft('two')])
      })

      test('updates, creates and removes together', async () => {
        const remove = { ...one, id: 'two' }
        expect(await records.commit([{ update: one, changes }, create, { remove }])).toEqual(
          committed,
        )
        expect(await records.read('requests', 'one')).toEqual({
          ...aDraft('one', { fields: { name: 'Jeanne', folder: 'done' }, expiresAt: noon + 5 }),
          version: 2,
        })
        expect(await records.read('requests', 'new')).toEqual({ ...aDraft('new'), version: 1 })
        expect(await records.read('requests', 'two')).toBeUndefined()
      })

      test.each<[string, Step, Step]>([
        ['has another version', { update: { ...one, id: 'two', version: 2 }, changes }, create],
        ['has another version', { remove: { ...one, id: 'two', version: 2 } }, create],
        ['is missing', { update: { ...one, id: 'nobody' }, changes }, create],
        ['is missing', { remove: { ...one, id: 'nobody' } }, create],
        ['is there already', { create: aDraft('two') }, create],
      ])('keeps nothing when a record in the middle %s: %j', async (_what, middle, last) => {
        expect(await records.commit([{ update: one, changes }, middle, last])).toEqual(refusedAt(1))
        expect(await records.read('requests', 'one')).toMatchObject({ version: 1, dueAt: noon })
        expect(await records.read('requests', 'two')).toMatchObject({ version: 1 })
        expect(await records.count('requests')).toBe(2)
      })

      test('creates nothing a second time, and names the step', async () => {
        const steps = [create, { create: aDraft('newer') }]
        expect(await records.commit(steps)).toEqual(committed)
        expect(await records.commit(steps)).toEqual(refusedAt(0))
        expect(await records.commit([{ create: aDraft('newest') }, ...steps])).toEqual(refusedAt(1))
        expect(await records.count('requests')).toBe(4)
      })

      test('goes on from what it committed before, and lists and filters find it', async () => {
        await records.commit([{ update: one, changes }])
        expect(await records.update('requests', 'one', 2, { fields: { seen: true } })).toBe(
          'updated',
        )
        const update = { ...one, version: 3 }
        const again = { fields: { folder: 'archive' } }
        expect(await records.commit([{ update, changes: again }])).toEqual(committed)
        const where = { field: 'folder', equals: 'archive' }
        const page = await records.list('requests', { limit: 10, where })
        expect(page.records).toMatchObject([{ id: 'one', version: 4, fields: { seen: true } }])
        expect(await records.removeExpired(noon + 5)).toBe(1)
      })

      test('of a hundred at once for one version lets one through', async () => {
        const other = await opened.another()
        const outcomes = await Promise.all(
          Array.from({ length: 100 }, (_, turn) =>
            (turn % 2 === 0 ? records : other).commit([
              { create: aDraft(`by-${turn}`, { collection: 'audit' }) },
              { update: one, changes: { fields: { turn } } },
            ]),
          ),
        )
        expect(outcomes.filter(({ status }) => status === 'committed')).toHaveLength(1)
        expect(new Set(outcomes)).toContainEqual(refusedAt(1))
        const { records: entries } = await records.list('audit', { limit: 100 })
        const winner = outcomes.findIndex(({ status }) => status === 'committed')
        expect(entries.map(({ id }) => id)).toEqual([`by-${winner}`])
        expect((await records.read('requests', 'one'))?.fields['turn']).toBe(winner)
      })

      test('of twenty counted at once none is lost, and each version has one winner', async () => {
        const other = await opened.another()
        await records.createAll([aDraft('audit', { collection: 'sequences', fields: { last: 0 } })])
        const lane = async (desk: Records): Promise<readonly number[]> => {
          const won: number[] = []
          while (won.length < 5) won.push(await countFurther(desk))
          return won
        }
        const lanes = Array.from({ length: 4 }, (_, turn) => lane(turn % 2 === 0 ? records : other))
        const won = (await Promise.all(lanes)).flat()
        const expected = Array.from({ length: 20 }, (_, turn) => turn + 1)
        expect(won.toSorted((a, b) => a - b)).toEqual(expected)
        expect((await records.read('sequences', 'audit'))?.fields['last']).toBe(20)
        expect(await records.count('audit')).toBe(20)
      })

      test('takes a hundred steps, and refuses none, more, or two about one record', async () => {
        const most: readonly Step[] = Array.from({ length: 100 }, (_, turn) => ({
          create: aDraft(`by-${turn}`),
        }))
        const error = 'A commit has 1 to 100 steps.'
        await expect(records.commit([...most, create])).rejects.toThrow(error)
        await expect(records.commit([])).rejects.toThrow(error)
        await expect(records.commit([{ update: one, changes }, { remove: one }])).rejects.toThrow(
          'Two steps of one commit are about the same record.',
        )
        expect(await records.commit(most)).toEqual(committed)
        expect(await records.count('requests')).toBe(102)
      })

      test.each<[Step, string]>([
        [{ create: aDraft('a/b') }, 'The id of a record is'],
        [{ update: one, changes: { fields: { 'a/b': 1 } } }, 'The field name a/b holds one of'],
        [{ update: one, changes: { dueAt: 1.5 } }, 'A moment is a whole number'],
      ])('keeps nothing when a step breaks a rule: %j', async (broken, error) => {
        await expect(records.commit([create, broken])).rejects.toThrow(error)
        expect(await records.count('requests')).toBe(2)
      })

      test('does not create over a record that cannot be read, but removes it', async () => {
        await opened.damage('requests', 'one')
        expect(await records.commit([{ create: aDraft('one') }])).toEqual(refusedAt(0))
        await expect(records.commit([create, { update: one, changes }])).rejects.toThrow()
        expect(await records.read('requests', 'new')).toBeUndefined()
        expect(await records.commit([{ remove: one }])).toEqual(committed)
        expect(await records.count('requests')).toBe(1)
      })
    })

    test('removing answers whether there was something to remove', async () => {
      await records.createAll([aDraft('one')])
      expect(await records.remove('requests', 'one')).toBe(true)
      expect(await records.remove('requests', 'one')).toBe(false)
      expect(await records.count('requests')).toBe(0)
    })

    describe('claiming', () => {
      const claim = { now: noon, leaseUntil: noon + 1000, limit: 10 }

      test('hands out what is due, the longest due first, up to the limit', async () => {
        await records.createAll([
          aDueEmail('due', noon),
          aDueEmail('overdue', noon - 5),
          aDueEmail('long overdue'.replaceAll(' ', '-'), noon - 9),
          aDueEmail('later', noon + 1),
          aDraft('never', { collection: 'letters' }),
          aDraft('other', { dueAt: noon }),
        ])
        const claimed = await records.claim('letters', { ...claim, limit: 2 })
        expect(claimed.map(({ id }) => id)).toEqual(['long-overdue', 'overdue'])
      })

      test('hands nothing out twice before the lease ends', async () => {
        await records.createAll([aDueEmail('one', noon)])
        expect(await records.claim('letters', claim)).toHaveLength(1)
        expect(await records.claim('letters', claim)).toHaveLength(0)
        expect(await records.claim('letters', { ...claim, now: noon + 999 })).toHaveLength(0)
        expect(await records.claim('letters', { ...claim, now: noon + 1000 })).toHaveLength(1)
      })

      test('shares among processes without giving anything to two of them', async () => {
        const other = await opened.another()
        const ids = Array.from({ length: 12 }, (_, number) => `email-${number}`)
        await records.createAll(ids.map((id) => aDueEmail(id, noon)))
        const turns = await Promise.all(
          [records, other, records, other].map((one) =>
            one.claim('letters', { ...claim, limit: 5 }),
          ),
        )
        const handed = turns.flat().map(({ id }) => id)
        expect(new Set(handed).size).toBe(handed.length)
        expect(handed.toSorted()).toEqual(ids.toSorted())
      })

      test('answers the version with which the claimer may update', async () => {
        await records.createAll([aDueEmail('one', noon)])
        const [claimed] = await records.claim('letters', claim)
        expect(claimed).toMatchObject({ version: 2, dueAt: noon + 1000 })
        const done = { fields: { status: 'sent' }, dueAt: null }
        expect(await records.update('letters', 'one', 2, done)).toBe('updated')
        expect(await records.claim('letters', { ...claim, now: noon + 9999 })).toHaveLength(0)
      })

      test('a claimer whose lease ran out and was taken over cannot update any more', async () => {
        await records.createAll([aDueEmail('one', noon)])
        await records.claim('letters', claim)
        await records.claim('letters', { now: noon + 1000, leaseUntil: noon + 2000, limit: 1 })
        expect(await records.update('letters', 'one', 2, { dueAt: null })).toBe('changed')
      })

      test('the next due time is the earliest, leases included', async () => {
        expect(await records.nextDue('letters')).toBeUndefined()
        await records.createAll([aDueEmail('one', noon), aDueEmail('two', noon + 5000)])
        expect(await records.nextDue('letters')).toBe(noon)
        await records.claim('letters', claim)
        expect(await records.nextDue('letters')).toBe(noon + 1000)
      })
    })

    test('tells since when the oldest of those that wait has waited', async () => {
      expect(await records.waitingSince('letters')).toBeUndefined()
      await records.createAll([
        aDraft('sent', { collection: 'letters', createdAt: noon - 9000 }),
        { ...aDueEmail('old', noon + 5000), createdAt: noon - 2000 },
        { ...aDueEmail('new', noon - 1), createdAt: noon - 1 },
        aDraft('other', { dueAt: noon, createdAt: noon - 8000 }),
      ])
      expect(await records.waitingSince('letters')).toBe(noon - 2000)
      await records.claim('letters', { now: noon, leaseUntil: noon + 1000, limit: 10 })
      expect(await records.waitingSince('letters')).toBe(noon - 2000)
      await records.update('letters', 'old', 1, { dueAt: null })
      expect(await records.waitingSince('letters')).toBe(noon - 1)
    })

    test.each([
      [{ latitude: 46.8, longitude: -71.3 }, undefined],
      [{ latitude: -90, longitude: 180 }, undefined],
      [{ latitude: 90.1 }, 'A latitude is a number from -90 to 90.'],
      [{ where: { latitude: '46.8' } }, 'A latitude is a number from -90 to 90.'],
      [{ where: [{ longitude: -180.5 }] }, 'A longitude is a number from -180 to 180.'],
      [{ '': 1 }, 'A field name is empty.'],
      [{ 'a~b': 1 }, 'The field name a~b holds one of ~ * / [ ].'],
      [{ __a__: 1 }, 'The field name __a__ begins and ends with two underscores.'],
      [{ a: [[1]] }, 'A list stands directly inside a list.'],
      [{ a: Number.NaN }, 'A number is not finite.'],
    ])('judges %j by the same rules: %s', async (fields, error) => {
      const kept = records.createAll([aDraft('one', { fields })])
      if (error === undefined) expect(await kept).toBe('created')
      else await expect(kept).rejects.toThrow(error)
      expect(await records.count('requests')).toBe(error === undefined ? 1 : 0)
    })

    test('a moment that is none and two records of one id are refused', async () => {
      await expect(records.createAll([aDraft('one', { expiresAt: 1.5 })])).rejects.toThrow(
        'A moment is a whole number of milliseconds since 1970.',
      )
      await expect(records.createAll([aDraft('one'), aDraft('one')])).rejects.toThrow(
        'Two records of one call have the same id.',
      )
    })

    test('long values are told apart too', async () => {
      const long = 'é'.repeat(300)
      await records.createAll([
        aDraft('a', { fields: { note: long } }),
        aDraft('b', { fields: { note: `${long}!` } }),
      ])
      const where = { field: 'note', equals: long }
      const page = await records.list('requests', { limit: 10, where })
      expect(page.records.map(({ id }) => id)).toEqual(['a'])
      expect(await records.count('requests', where)).toBe(1)
    })

    test('a hundred and fifty expired records all go', async () => {
      const ids = Array.from({ length: 150 }, (_, number) => `old-${number}`)
      await records.createAll(ids.map((id) => aDraft(id, { expiresAt: noon })))
      expect(await records.removeExpired(noon)).toBe(150)
      expect(await records.count('requests')).toBe(0)
    })

    test('what was put off too far is pulled forward, and nothing else', async () => {
      await records.createAll([
        aDueEmail('now', noon),
        aDueEmail('later', noon + 5),
        aDueEmail('far', noon + 6),
        aDueEmail('farther', noon + 9),
        aDraft('never', { collection: 'letters' }),
        aDraft('other', { dueAt: noon + 9 }),
      ])
      expect(await records.pullForward('letters', { laterThan: noon + 5, dueAt: noon + 1 })).toBe(2)
      const claim = { now: noon + 1, leaseUntil: noon + 1000, limit: 10 }
      const claimed = await records.claim('letters', claim)
      expect(claimed.map(({ id }) => id).toSorted()).toEqual(['far', 'farther', 'now'])
      expect((await records.read('requests', 'other'))?.dueAt).toBe(noon + 9)
    })

    describe('a record that cannot be read', () => {
      const claim = { now: noon, leaseUntil: noon + 1000, limit: 1 }
      beforeEach(async () => {
        await records.createAll([aDraft('before'), aDraft('broken'), aDraft('after')])
        await records.createAll([aDueEmail('broken', noon - 1), aDueEmail('sound', noon)])
        await opened.damage('requests', 'broken')
        await opened.damage('letters', 'broken')
      })

      test('is left out of lists and told, and the others are listed', async () => {
        expect(await idsOf(10)).toEqual(['before', 'after'])
        expect(opened.unreadable()).toEqual(['requests/broken'])
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const page = await records.list('requests', {
            limit: 1,
            ...(cursor === undefined ? {} : { cursor }),
          })
          seen.push(...page.records.map(({ id }) => id))
          cursor = page.cursor
        } while (cursor !== undefined)
        expect(seen).toEqual(['before', 'after'])
      })

      test('does not stand in the way of what is due, and stays as it is', async () => {
        expect(await records.nextDue('letters')).toBe(noon - 1)
        const claimed = await records.claim('letters', claim)
        expect(claimed.map(({ id }) => id)).toEqual(['sound'])
        expect(opened.unreadable()).toEqual(['letters/broken'])
        expect(await records.waitingSince('letters')).toBe(noon)
        await expect(records.read('letters', 'broken')).rejects.toThrow()
        expect(await records.createAll([aDueEmail('broken', noon)])).toBe('existing')
        expect(await records.count('letters')).toBe(2)
      })
    })

    test('expiry removes what has reached its time, of all kinds, and nothing else', async () => {
      await records.createAll([
        aDraft('past', { expiresAt: noon - 1 }),
        aDraft('now', { expiresAt: noon }),
        aDraft('later', { expiresAt: noon + 1 }),
        aDraft('forever'),
        aDraft('email', { collection: 'letters', expiresAt: noon }),
      ])
      expect(await records.removeExpired(noon)).toBe(3)
      expect(await records.count('letters')).toBe(0)
      expect(await idsOf(10)).toEqual(['later', 'forever'])
    })

    test('what has reached its time is counted by kind and moment', async () => {
      await records.createAll([
        aDraft('past', { expiresAt: noon - 1 }),
        aDraft('now', { expiresAt: noon }),
        aDraft('later', { expiresAt: noon + 1 }),
        aDraft('forever'),
        aDraft('email', { collection: 'letters', expiresAt: noon }),
        aDueEmail('due', noon),
        aDueEmail('not-due', noon + 1),
      ])
      expect(await records.countPast('requests', 'expiresAt', noon)).toBe(2)
      expect(await records.countPast('letters', 'expiresAt', noon)).toBe(1)
      expect(await records.countPast('letters', 'dueAt', noon)).toBe(1)
      expect(await records.countPast('applications', 'dueAt', noon)).toBe(0)
    })

    test('what one process keeps another one reads at once', async () => {
      const other = await opened.another()
      await records.createAll([aDraft('one')])
      expect(await other.read('requests', 'one')).toMatchObject({ id: 'one' })
    })

    test('a trial writes for real, again and again, and a closed store fails it', async () => {
      for (const now of [noon, noon + 1]) await records.tryWrite(now)
      expect(await records.count('trials')).toBe(1)
      await records.removeExpired(noon + 3_600_001)
      expect(await records.count('trials')).toBe(0)
      await records.tryWrite(noon)
      await records.close()
      await expect(records.tryWrite(noon)).rejects.toThrow()
    })

    test('closing twice does no harm', async () => {
      await records.close()
      await expect(records.close()).resolves.toBeUndefined()
    })
  })
}
