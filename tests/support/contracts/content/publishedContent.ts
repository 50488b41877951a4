import { contentLimits } from '../../../../src/config/limits.js'
import { addYears, day } from '../../../../src/shared/time/durations.js'
import { contentCleanup } from '../../../../src/services/content/contentCleanup.js'
import { broken } from '../../../../src/services/schema/brokenRule.js'
import { editor, publishDrafts, saveDraft } from '../../content/contentProcess.js'
import { aBuild, aPage, both } from '../../content/testCatalogue.js'
import type { TestedContent } from './testedContent.js'

const noFiles = {
  list: async () => new Map<string, number>(),
  writtenAt: async () => undefined,
  remove: async () => undefined,
}

export const publishedContent = (tested: TestedContent): void => {
  test('release › contains its drafts and the defaults of all other documents', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 725 })
    await saveDraft(site, 'page:d', aPage({ price: 1 }))
    await saveDraft(site, 'page:b', null)
    const outcome = await publishDrafts(site, ['page:a', 'page:b', 'page:d'])
    expect(outcome).toMatchObject({
      status: 'published',
      release: { number: 1, at: tested.clock.now(), by: 'a', note: 'note' },
    })
    await site.board.refresh()
    const { documents } = site.board.current()
    expect(Object.fromEntries(documents)).toEqual({
      'page:a': aPage({ price: 725 }),
      'page:c': aPage(),
      'page:d': aPage({ price: 1 }),
    })
    expect(await site.drafts.list()).toEqual([])
  })

  test('release › is stored with its versions, drafts and audit entry in one commit', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 1 })
    await saveDraft(site, 'page:b', { price: 1 })
    const spies = [
      jest.spyOn(site.records, 'commit'),
      jest.spyOn(site.records, 'createAll'),
      jest.spyOn(site.records, 'update'),
      jest.spyOn(site.records, 'remove'),
    ]
    await publishDrafts(site, ['page:a', 'page:b'])
    expect(spies.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0, 0])
    for (const spy of spies) spy.mockRestore()
    expect(await site.records.count('releases')).toBe(1)
  })

  test('release › stores identical content once', async () => {
    const site = await tested.start()
    for (const price of [1, 2, 1]) {
      tested.clock.pass(day)
      await saveDraft(site, 'page:a', { price })
      await publishDrafts(site, ['page:a'])
      await site.board.refresh()
    }
    expect(await site.records.count('contentVersions')).toBe(2)
    expect(site.board.current().release).toMatchObject({
      number: 3,
      changed: new Map([['page:a', tested.clock.now()]]),
    })
  })

  test('release › refuses content that fails the schema or the checks of the whole site', async () => {
    const problem = { document: 'page:c', path: ['lead'], ...broken('absent') }
    const checked = await tested.start({
      check: async (documents) => (Object(documents.get('page:a')).price === 1 ? [problem] : []),
    })
    await saveDraft(checked, 'page:a', { price: 1 })
    await saveDraft(checked, 'page:b', { price: 72_500 })
    expect(await publishDrafts(checked, ['page:a'])).toEqual({
      status: 'refused',
      problems: [problem],
    })
    expect(await publishDrafts(checked, ['page:b'])).toMatchObject({
      status: 'refused',
      problems: [{ document: 'page:b', path: ['price'] }],
    })
    expect(await checked.records.count('releases')).toBe(0)
    expect(await checked.drafts.list()).toHaveLength(2)
  })

  test('release › refuses a draft that changed after it was displayed', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 1 })
    const draft = await site.drafts.find('page:a')
    if (draft === undefined) throw new Error('There is no draft.')
    await saveDraft(site, 'page:a', { after: both('later') })
    const order = { drafts: [draft], note: '' }
    const changed = { status: 'changed', documents: ['page:a'] }
    expect(await site.publish(editor('a'), order)).toEqual(changed)
    await publishDrafts(site, ['page:a'])
    expect(await site.publish(editor('a'), order)).toEqual(changed)
  })

  test('release › refuses a draft that changes while it is checked', async () => {
    const site = await tested.start()
    const checked = await tested.start({
      check: async () => {
        await saveDraft(site, 'page:a', { after: both('later') })
        return []
      },
    })
    await saveDraft(site, 'page:a', { price: 1 })
    expect(await publishDrafts(checked, ['page:a'])).toEqual({
      status: 'changed',
      documents: ['page:a'],
    })
    expect(await site.records.count('releases')).toBe(0)
  })

  test('release › is checked again after another release during its check', async () => {
    const site = await tested.start()
    const prices: unknown[] = []
    const checked = await tested.start({
      check: async (documents) => {
        prices.push(Object(documents.get('page:b')).price)
        if (prices.length === 1) await publishDrafts(site, ['page:b'])
        return []
      },
    })
    await saveDraft(site, 'page:a', { price: 1 })
    await saveDraft(site, 'page:b', { price: 2 })
    expect(await publishDrafts(checked, ['page:a'])).toMatchObject({
      status: 'published',
      release: { number: 2 },
    })
    expect(prices).toEqual([695, 2])
  })

  test('release › commits 49 documents at once and refuses 50', async () => {
    const site = await tested.start()
    const documents = Array.from({ length: 50 }, (_, place) => `page:p${place}`)
    for (const document of documents) await saveDraft(site, document, aPage())
    expect(await publishDrafts(site, documents)).toEqual({ status: 'tooMany' })
    expect(await publishDrafts(site, documents.slice(1))).toMatchObject({ status: 'published' })
    expect(await site.records.count('contentVersions')).toBe(49)
    expect(await site.records.count('contentDrafts')).toBe(1)
  })

  test('release › rejects a 201st picture', async () => {
    const pictures = Array.from(
      { length: contentLimits.pictures },
      (_, place) => `picture:p${place}`,
    )
    const build = aBuild({ defaults: Object.fromEntries(pictures.map((name) => [name, {}])) })
    const typeOf = () => ({ name: 'picture', migrations: [], validate: () => [] })
    const site = await tested.start({ catalogue: { ...build, typeOf } })
    await saveDraft(site, 'picture:new', {})
    expect(await publishDrafts(site, ['picture:new'])).toEqual({ status: 'tooMany' })
  })

  test('simultaneous publications › the second release contains both documents', async () => {
    const [one, other] = [await tested.start(), await tested.start()]
    await saveDraft(one, 'page:a', { price: 1 })
    await saveDraft(other, 'page:b', { price: 2 })
    const outcomes = await Promise.all([
      publishDrafts(one, ['page:a'], editor('a')),
      publishDrafts(other, ['page:b'], editor('b')),
    ])
    const numbers = outcomes.map((outcome) =>
      outcome.status === 'published' ? outcome.release.number : 0,
    )
    expect(new Set(numbers)).toEqual(new Set([1, 2]))
    await one.board.refresh()
    expect(one.shown('page:a')).toEqual(aPage({ price: 1 }))
    expect(one.shown('page:b')).toEqual(aPage({ price: 2 }))
  })

  test('simultaneous publications › publish the same draft once', async () => {
    const [one, other] = [await tested.start(), await tested.start()]
    await saveDraft(one, 'page:a', { price: 1 })
    const outcomes = await Promise.all([one, other].map((site) => publishDrafts(site, ['page:a'])))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['changed', 'published'])
    expect(await one.records.count('releases')).toBe(1)
  })

  test('rollback › publishes all versions of an older release as a new release', async () => {
    const site = await tested.start()
    for (const price of [1, 2]) {
      await saveDraft(site, 'page:a', { price })
      await saveDraft(site, 'page:b', { price })
      await publishDrafts(site, ['page:a', 'page:b'])
      await site.board.refresh()
      tested.clock.pass(day)
    }
    const order = { to: 1, note: 'typo' }
    expect(await site.rollBack(editor('b'), { ...order, seen: 1 })).toEqual({ status: 'changed' })
    expect(await site.rollBack(editor('b'), order)).toMatchObject({ status: 'published' })
    await site.board.refresh()
    expect(site.board.current().release).toMatchObject({
      number: 3,
      by: 'b',
      changed: new Map([
        ['page:a', tested.clock.now()],
        ['page:b', tested.clock.now()],
      ]),
    })
    expect([site.shown('page:a'), site.shown('page:b')]).toEqual([
      aPage({ price: 1 }),
      aPage({ price: 1 }),
    ])
    expect((await site.audit.list({ limit: 1 })).entries).toMatchObject([
      { action: 'contentRolledBack', subject: '000000000003', count: 2 },
    ])
    expect(await site.rollBack(editor('b'), order)).toEqual({ status: 'unchanged' })
    expect(await site.rollBack(editor('b'), { ...order, to: 9 })).toEqual({ status: 'missing' })
    const one = { to: 2, document: 'page:b', note: '' }
    expect(await site.rollBack(editor('b'), one)).toMatchObject({ status: 'published' })
    await site.board.refresh()
    expect([site.shown('page:a'), site.shown('page:b')]).toEqual([
      aPage({ price: 1 }),
      aPage({ price: 2 }),
    ])
  })

  test('rollback to 0 › shows the defaults of the build', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 1 })
    await publishDrafts(site, ['page:a'])
    expect(await site.rollBack(editor('b'), { to: 0, note: '' })).toMatchObject({
      status: 'published',
    })
    await site.board.refresh()
    expect(site.shown('page:a')).toEqual(aPage())
  })

  test('rollback › leaves the changes of a draft unchanged', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 1 })
    await publishDrafts(site, ['page:a'])
    await site.board.refresh()
    await saveDraft(site, 'page:a', { lead: both('published') })
    await publishDrafts(site, ['page:a'])
    await site.board.refresh()
    await saveDraft(site, 'page:a', { after: both('draft') })
    await site.rollBack(editor('b'), { to: 1, note: '' })
    expect(await publishDrafts(site, ['page:a'])).toMatchObject({ status: 'published' })
    await site.board.refresh()
    expect(site.shown('page:a')).toEqual(aPage({ price: 1, after: both('draft') }))
  })

  test('release › reports a field that another release changed, until the draft is saved again', async () => {
    const site = await tested.start()
    for (const price of [1, 2]) {
      await saveDraft(site, 'page:a', { price })
      await publishDrafts(site, ['page:a'])
      await site.board.refresh()
    }
    await saveDraft(site, 'page:a', { price: 3 })
    await site.rollBack(editor('b'), { to: 1, note: '' })
    expect(await publishDrafts(site, ['page:a'])).toEqual({
      status: 'conflict',
      document: 'page:a',
      conflicts: [{ path: 'price', base: 2, theirs: 1, mine: 3 }],
    })
    await site.board.refresh()
    const [draft] = await site.drafts.list()
    const from = site.board.current().release.map.get('page:a') ?? null
    const edit = { document: 'page:a', shown: draft?.json ?? null, json: draft?.json ?? null }
    await site.drafts.save(editor('a'), edit, { json: site.shown('page:a') ?? null, from })
    expect(await publishDrafts(site, ['page:a'])).toMatchObject({ status: 'published' })
    await site.board.refresh()
    expect(site.shown('page:a')).toEqual(aPage({ price: 3 }))
  })

  test('retention › deletes releases 3 years after they were replaced, and their versions', async () => {
    const site = await tested.start()
    const started = tested.clock.now()
    for (const price of [1, 2]) {
      await saveDraft(site, 'page:a', { price })
      await saveDraft(site, 'page:b', { price: 3 })
      await publishDrafts(site, ['page:a', 'page:b'])
      await site.board.refresh()
    }
    const sweep = contentCleanup(site.records, noFiles)
    expect(await sweep.removeExpired(addYears(started, 3))).toBe(0)
    const replaced = addYears(started, 3) + 2 * day
    expect(await sweep.removeExpired(replaced)).toBe(2)
    expect(await sweep.removeExpired(replaced)).toBe(0)
    const restarted = await tested.start()
    expect(restarted.shown('page:a')).toEqual(aPage({ price: 2 }))
    expect(restarted.shown('page:b')).toEqual(aPage({ price: 3 }))
    tested.clock.pass(replaced - started)
    expect(await site.rollBack(editor('a'), { to: 1, note: '' })).toEqual({ status: 'missing' })
  })

  test('release › discards an edit that is in the defaults of a newer build', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 725 })
    await publishDrafts(site, ['page:a'])
    const started = tested.clock.now()
    tested.clock.pass(day)
    const defaults = { 'page:a': aPage({ price: 725 }), 'page:b': aPage() }
    const next = await tested.start({ catalogue: aBuild({ defaults }) })
    await saveDraft(next, 'page:b', { price: 1 })
    await publishDrafts(next, ['page:b'])
    await next.board.refresh()
    const { release } = next.board.current()
    expect([...release.map.keys()]).toEqual(['page:b'])
    expect(release.changed.get('page:a')).toBe(started)
  })
}
