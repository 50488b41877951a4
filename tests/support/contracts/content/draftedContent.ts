import { contentLimits } from '../../../../src/config/limits.js'
import type { RecordDraft } from '../../../../src/services/adapters/records/records.js'
import { openDocument } from '../../../../src/services/content/editor/openDocument.js'
import { day } from '../../../../src/shared/time/durations.js'
import { editor, publishDrafts, saveDraft, shownDraft } from '../../content/contentProcess.js'
import { aPage, both } from '../../content/testCatalogue.js'
import type { TestedContent } from './testedContent.js'

export const draftedContent = (tested: TestedContent): void => {
  test('draft › stores the fields of two editors who opened the same document', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { lead: both('A') }, editor('a'))
    const steps = [
      { id: 'water', title: both('B') },
      { id: 'arrive', title: both('arrive') },
    ]
    expect(await saveDraft(site, 'page:a', { steps }, editor('b'))).toEqual({
      status: 'saved',
      version: 2,
    })
    expect(await site.drafts.find('page:a')).toMatchObject({
      json: aPage({ lead: both('A'), steps }),
      authors: ['a', 'b'],
      from: null,
    })
  })

  test('draft › reports only the field that two editors changed', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { lead: both('A'), price: 1 }, editor('a'))
    const edit = { lead: both('B'), after: both('B') }
    expect(await saveDraft(site, 'page:a', edit, editor('b'))).toEqual({
      status: 'conflict',
      conflicts: [{ path: 'lead', base: both('lead'), theirs: both('A'), mine: both('B') }],
      merged: aPage({ lead: both('B'), after: both('B'), price: 1 }),
    })
    expect((await site.drafts.find('page:a'))?.json).toMatchObject({ lead: both('A') })
  })

  test('draft › is not created by a form sent again after its publication', async () => {
    const site = await tested.start()
    const edit = { document: 'page:a', shown: aPage(), json: aPage({ price: 1 }) }
    const save = async () => {
      const from = site.board.current().release.map.get('page:a') ?? null
      return site.drafts.save(editor('a'), edit, { json: site.shown('page:a') ?? null, from })
    }
    expect(await save()).toMatchObject({ status: 'saved' })
    await publishDrafts(site, ['page:a'])
    await site.board.refresh()
    expect(await save()).toEqual({ status: 'unchanged' })
    expect(await site.drafts.list()).toEqual([])
  })

  test('draft › refuses a document of 400 kB', async () => {
    const site = await tested.start()
    expect(await saveDraft(site, 'page:a', { lead: both('x'.repeat(200_000)) })).toEqual({
      status: 'tooLarge',
    })
  })

  test('draft › rejects a 301st draft', async () => {
    const site = await tested.start()
    const createdAt = tested.clock.now()
    const drafts = Array.from(
      { length: contentLimits.drafts },
      (_, place): RecordDraft => ({
        collection: 'contentDrafts',
        id: `page-${place}`,
        createdAt,
        fields: {},
      }),
    )
    for (let at = 0; at < drafts.length; at += 100) {
      await site.records.createAll(drafts.slice(at, at + 100))
    }
    expect(await saveDraft(site, 'page:a', { price: 1 })).toEqual({ status: 'tooMany' })
  })

  test('draft › is discarded only at the displayed version and with the displayed text', async () => {
    const site = await tested.start()
    const act = editor('a')
    await saveDraft(site, 'page:a', { price: 1 })
    const first = await shownDraft(site, 'page:a')
    expect(await site.drafts.drop(act, { ...first, version: 7 })).toBe('changed')
    expect(await site.drafts.drop(act, first)).toBe('dropped')
    await saveDraft(site, 'page:a', { price: 2 }, editor('b'))
    expect(await site.drafts.drop(act, first)).toBe('changed')
    expect(await site.drafts.find('page:a')).toMatchObject({ json: { price: 2 } })
  })

  test('document › published for the first time by another process is opened before it is shown', async () => {
    const [site, other] = [await tested.start(), await tested.start()]
    await saveDraft(site, 'page:careers', aPage())
    await publishDrafts(site, ['page:careers'])
    expect(await openDocument(other, 'page-careers')).toMatchObject({ published: aPage() })
  })

  test('draft › has an audit entry without any text of the document', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { lead: both('secret words') })
    await publishDrafts(site, ['page:a'])
    const { entries } = await site.audit.list({ limit: 10 })
    expect(
      entries.map(({ action, subject, count, actor }) => [action, subject, count, actor]),
    ).toEqual([
      ['contentPublished', '000000000001', 1, 'a'],
      ['contentSaved', 'page:a', null, 'a'],
    ])
    expect(JSON.stringify(entries)).not.toContain('secret words')
    expect((await site.audit.verify()).problem).toBeUndefined()
  })

  test('preview link › shows drafts for 7 days and stores its token as a hash', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 1 })
    const token = await site.previews.share(editor('a'), { documents: ['page:a'] })
    const { records } = await site.records.list('contentPreviews', { limit: 2 })
    expect(JSON.stringify(records)).not.toContain(token)
    await saveDraft(site, 'page:a', { after: both('B') })
    expect(await site.previews.find(token)).toMatchObject({
      drafts: [{ json: { price: 1, after: both('B') } }],
    })
    tested.clock.pass(7 * day)
    expect(await site.previews.find(token)).toBeUndefined()
    expect(await site.records.removeExpired(tested.clock.now())).toBe(1)
  })

  test('preview link › expires when it is revoked or its draft is published', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 1 })
    const [one, other] = [
      await site.previews.share(editor('a'), { documents: ['page:a'] }),
      await site.previews.share(editor('a'), { documents: ['page:a'] }),
    ]
    const { records } = await site.records.list('contentPreviews', { limit: 2 })
    const before = records.map(({ id }) => id)
    await site.previews.revoke(editor('a'), before[0] ?? '')
    const found = [await site.previews.find(one), await site.previews.find(other)]
    expect(found.filter((drafts) => drafts === undefined)).toHaveLength(1)
    await publishDrafts(site, ['page:a'])
    for (const token of [one, other, 'unknown']) {
      expect(await site.previews.find(token)).toBeUndefined()
    }
  })
}
