import { publishDrafts, saveDraft } from '../../content/contentProcess.js'
import { aPage } from '../../content/testCatalogue.js'
import { eventually } from '../../site/eventually.js'
import type { TestedContent } from './testedContent.js'

/** Maximum delay of a release in other processes, in milliseconds. */
const shownMs = 2000

export const watchedContent = (tested: TestedContent): void => {
  test('content board › shows a release of another process within 2 s', async () => {
    const [site, other] = [await tested.start(), await tested.start()]
    other.board.start()
    await saveDraft(site, 'page:a', { price: 1 })
    await publishDrafts(site, ['page:a'])
    const published = performance.now()
    await eventually(() => expect(other.shown('page:a')).toEqual(aPage({ price: 1 })))
    expect(performance.now() - published).toBeLessThan(shownMs)
  })

  test('content board › continues to serve the current edition when the next one cannot be built', async () => {
    const site = await tested.start()
    const before = site.board.current()
    let isBroken = true
    site.board.onChange(async () => {
      if (isBroken) throw new Error('The edition cannot be built.')
    })
    await saveDraft(site, 'page:a', { price: 1 })
    await publishDrafts(site, ['page:a'])
    await expect(site.board.refresh()).rejects.toThrow('cannot be built')
    expect(site.board.current()).toBe(before)
    expect(site.board.missed()).toBe(1)
    isBroken = false
    await site.board.refresh()
    expect(site.shown('page:a')).toEqual(aPage({ price: 1 }))
    expect(site.board.missed()).toBeUndefined()
  })

  test('content board › never shows the defaults while the store is unavailable', async () => {
    const site = await tested.start()
    await site.records.close()
    await expect(site.board.refresh()).rejects.toThrow()
    expect(site.board.current().release.number).toBe(0)
  })
}
