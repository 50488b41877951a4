import { randomUUID } from 'node:crypto'
import { hour, minute } from '../../../../src/shared/time/durations.js'
import { editor, saveDraft, publishDrafts } from '../../content/contentProcess.js'
import { aBuild, aPage, both } from '../../content/testCatalogue.js'
import type { TestedContent } from './testedContent.js'

const later = (changes: Parameters<typeof aPage>[0] = {}) => {
  const { after = null, ...others } = aPage(changes)
  return { ...others, later: after }
}

export const deployedContent = (tested: TestedContent): void => {
  test('deployment › shows the fields changed by the build and those changed by the clinic', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { lead: both('clinic') })
    await publishDrafts(site, ['page:a'])
    const defaults = { 'page:a': aPage({ after: both('build'), lead: both('build') }) }
    const next = await tested.start({ catalogue: aBuild({ defaults }) })
    expect(next.shown('page:a')).toEqual(aPage({ after: both('build'), lead: both('clinic') }))
    expect(next.board.current().review).toEqual([
      {
        document: 'page:a',
        reason: 'bothChanged',
        conflicts: [
          { path: 'lead', base: both('lead'), theirs: both('build'), mine: both('clinic') },
        ],
        other: aPage({ after: both('build'), lead: both('build') }),
      },
    ])
  })

  test('deployment › merges a draft with the defaults of the new build', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { lead: both('clinic') })
    const defaults = { 'page:a': aPage({ after: both('build') }) }
    const next = await tested.start({ catalogue: aBuild({ defaults }) })
    await saveDraft(next, 'page:a', { price: 1 })
    await publishDrafts(next, ['page:a'])
    await next.board.refresh()
    expect(next.shown('page:a')).toEqual(
      aPage({ lead: both('clinic'), after: both('build'), price: 1 }),
    )
  })

  test('deployment › shows the build’s value of a field if the clinic’s is no longer valid', async () => {
    const site = await tested.start()
    const steps = [
      { id: 'new', title: both('new') },
      { id: 'water', title: both('water') },
    ]
    await saveDraft(site, 'page:a', { drawing: 'wrist', price: 1, steps })
    await publishDrafts(site, ['page:a'])
    const next = await tested.start({ catalogue: aBuild({ drawings: ['knee'] }) })
    expect(next.shown('page:a')).toEqual(aPage({ price: 1, steps }))
    expect(next.board.current().review).toMatchObject([
      { document: 'page:a', reason: 'noLongerValid', problems: [{ path: ['drawing'] }] },
    ])
    expect(next.logLines.join('')).toContain('content no longer valid')
    // The invalid value is stored for review; the older build still shows it.
    await saveDraft(next, 'page:b', { price: 1 })
    await publishDrafts(next, ['page:b'])
    await site.board.refresh()
    expect(site.shown('page:a')).toEqual(aPage({ drawing: 'wrist', price: 1, steps }))
  })

  test('deployment › ignores a document of a removed type', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 1 })
    await publishDrafts(site, ['page:a'])
    const { defaults } = aBuild()
    const next = await tested.start({ catalogue: { defaults, typeOf: () => undefined } })
    expect(next.shown('page:a')).toEqual(aPage())
    expect(next.board.current().review).toEqual([{ document: 'page:a', reason: 'unknownType' }])
  })

  test('two builds side by side › the older one shows the complete previous release', async () => {
    const defaults = { 'page:a': later(), 'page:b': later() }
    const old = await tested.start({ catalogue: aBuild({ schema: 1, defaults }) })
    await saveDraft(old, 'page:a', { price: 41 })
    await saveDraft(old, 'page:b', { price: 41 })
    await publishDrafts(old, ['page:a', 'page:b'])
    await old.board.refresh()
    const next = await tested.start()
    expect(next.shown('page:a')).toEqual(aPage({ price: 41 }))
    await saveDraft(next, 'page:a', { price: 42 })
    await publishDrafts(next, ['page:a'])
    for (const site of [old, next]) await site.board.refresh()
    expect([next.shown('page:a'), next.shown('page:b')]).toEqual([
      aPage({ price: 42 }),
      aPage({ price: 41 }),
    ])
    expect([old.shown('page:a'), old.shown('page:b'), old.board.missed()]).toEqual([
      later({ price: 41 }),
      later({ price: 41 }),
      2,
    ])
    const restarted = await tested.start({ catalogue: aBuild({ schema: 1, defaults }) })
    expect([restarted.shown('page:a'), restarted.board.missed()]).toEqual([later({ price: 41 }), 2])
    await saveDraft(restarted, 'page:b', { price: 43 })
    expect(await publishDrafts(restarted, ['page:b'])).toEqual({ status: 'newerBuild' })
  })

  test('two builds side by side › the older one neither changes nor publishes drafts of the newer one', async () => {
    const defaults = { 'page:a': later() }
    const old = await tested.start({ catalogue: aBuild({ schema: 1, defaults }) })
    const next = await tested.start()
    await saveDraft(next, 'page:a', { price: 1, after: both('new') })
    expect(await saveDraft(old, 'page:a', { price: 2 })).toEqual({ status: 'newerBuild' })
    expect(await publishDrafts(old, ['page:a'])).toEqual({ status: 'newerBuild' })
    const draft = await next.drafts.find('page:a')
    if (draft === undefined) throw new Error('There is no draft.')
    const order = { id: randomUUID(), drafts: [draft], note: '', at: tested.clock.now() + hour }
    expect(await next.schedules.add(editor('a'), order)).toEqual({ status: 'scheduled' })
    tested.clock.pass(hour)
    await old.schedules.publishDue()
    expect(await next.schedules.list()).toMatchObject([{ state: 'waiting' }])
    tested.clock.pass(minute)
    await next.schedules.publishDue()
    await next.board.refresh()
    expect(next.shown('page:a')).toEqual(aPage({ price: 1, after: both('new') }))
  })
}
