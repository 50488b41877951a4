import { randomUUID } from 'node:crypto'
import { day, hour, minute } from '../../../../src/shared/time/durations.js'
import type { Content } from '../../../../src/services/content/openContent.js'
import { broken } from '../../../../src/services/schema/brokenRule.js'
import { editor, publishDrafts, saveDraft, shownDraft } from '../../content/contentProcess.js'
import { aPage } from '../../content/testCatalogue.js'
import { eventually } from '../../site/eventually.js'
import type { TestedContent } from './testedContent.js'

export const scheduledContent = (tested: TestedContent): void => {
  const schedule = async (site: Content, document: string, inMs: number): Promise<string> => {
    const draft = await site.drafts.find(document)
    if (draft === undefined) throw new Error('There is no draft.')
    const id = randomUUID()
    const order = { id, drafts: [draft], note: 'note', at: tested.clock.now() + inMs }
    expect(await site.schedules.add(editor('a'), order)).toEqual({ status: 'scheduled' })
    return id
  }

  const publishDue = async (...sites: readonly Content[]): Promise<void> => {
    await Promise.all(sites.map((site) => site.schedules.publishDue()))
  }

  test('schedule › is published at its time by one process only', async () => {
    const sites = [await tested.start(), await tested.start()] as const
    await saveDraft(sites[0], 'page:a', { price: 1 })
    await schedule(sites[0], 'page:a', hour)
    await publishDue(...sites)
    expect(await sites[0].records.count('releases')).toBe(0)
    tested.clock.pass(hour)
    await publishDue(...sites)
    await sites[1].board.refresh()
    expect(sites[1].shown('page:a')).toEqual(aPage({ price: 1 }))
    expect(sites[1].board.current().release).toMatchObject({ number: 1, by: 'a', note: 'note' })
    expect(await sites[0].schedules.list()).toEqual([])
    expect(await sites[0].records.count('releases')).toBe(1)
    expect((await sites[0].audit.list({ limit: 1 })).entries).toMatchObject([{ actor: 'site' }])
  })

  test('schedule › is published by the background task', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 1 })
    await schedule(site, 'page:a', 10 * minute)
    void site.scheduleTask.start()
    for (let passed = 0; passed < 20; passed += 1) {
      await eventually(() => expect(tested.clock.waits()).toHaveLength(1))
      if ((await site.records.count('releases')) > 0) break
      tested.clock.pass(30_000)
    }
    expect(tested.clock.now() - Date.parse('2026-11-21T15:10:00.000Z')).toBeLessThan(2000)
    await eventually(async () => expect(await site.records.count('releases')).toBe(1))
  })

  test('schedule › locks its drafts until it is removed', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 1 })
    const id = await schedule(site, 'page:a', hour)
    expect(await saveDraft(site, 'page:a', { price: 2 })).toEqual({
      status: 'scheduled',
      schedule: id,
    })
    expect(await site.drafts.drop(editor('a'), await shownDraft(site, 'page:a'))).toBe('scheduled')
    expect(await publishDrafts(site, ['page:a'])).toMatchObject({ status: 'changed' })
    expect(await site.schedules.remove(editor('b'), { id, version: 1 })).toBe('removed')
    expect(await saveDraft(site, 'page:a', { after: { fr: 'b', en: 'b' } })).toMatchObject({
      status: 'saved',
    })
    tested.clock.pass(hour)
    await publishDue(site)
    expect(await site.records.count('releases')).toBe(0)
  })

  test('schedule › is refused at its time when its author may no longer publish', async () => {
    const site = await tested.start({ mayPublish: async ({ by }) => by !== 'a' })
    await saveDraft(site, 'page:a', { price: 1 })
    await schedule(site, 'page:a', hour)
    tested.clock.pass(hour)
    await publishDue(site)
    expect(await site.schedules.list()).toMatchObject([{ state: 'refused' }])
    expect(await site.records.count('releases')).toBe(0)
  })

  test('schedule › remains after failed checks and is published once confirmed', async () => {
    let isRefused = false
    const problem = { document: 'page:a', path: ['lead'], ...broken('absent') }
    const site = await tested.start({ check: async () => (isRefused ? [problem] : []) })
    await saveDraft(site, 'page:a', { price: 1 })
    await schedule(site, 'page:a', hour)
    isRefused = true
    tested.clock.pass(hour)
    await publishDue(site)
    tested.clock.pass(hour)
    await publishDue(site)
    expect(site.logLines.filter((line) => line.includes('scheduled content refused'))).toHaveLength(
      1,
    )
    const [refused] = await site.schedules.list()
    if (refused === undefined) throw new Error('There is no schedule.')
    expect(refused.state).toBe('refused')
    isRefused = false
    expect(await site.schedules.confirm(editor('b'), refused)).toMatchObject({
      status: 'published',
    })
    expect(await site.schedules.list()).toEqual([])
  })

  test('schedule › requires a confirmation when it is more than 24 hours late', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 1 })
    await schedule(site, 'page:a', hour)
    tested.clock.pass(day + hour + 1)
    await publishDue(site)
    expect(await site.schedules.list()).toMatchObject([{ state: 'late' }])
    expect(await site.records.count('releases')).toBe(0)
  })

  test('schedule › is taken over by another process after a crash', async () => {
    const site = await tested.start()
    await saveDraft(site, 'page:a', { price: 1 })
    await schedule(site, 'page:a', hour)
    tested.clock.pass(hour)
    const now = tested.clock.now()
    await site.records.claim('contentSchedules', { now, leaseUntil: now + minute, limit: 1 })
    await publishDue(site)
    expect(await site.records.count('releases')).toBe(0)
    tested.clock.pass(minute)
    await publishDue(site)
    expect(await site.records.count('releases')).toBe(1)
  })
}
