import { draftedContent } from './content/draftedContent.js'
import { deployedContent } from './content/deployedContent.js'
import { publishedContent } from './content/publishedContent.js'
import { scheduledContent } from './content/scheduledContent.js'
import { type OpenContentStore, testedContent } from './content/testedContent.js'
import { watchedContent } from './content/watchedContent.js'
import { copyRecords } from '../../../src/services/storedData/copyRecords.js'
import { differences, digestRecords } from '../../../src/services/storedData/digests.js'
import { contentProcess, editor, publishDrafts, saveDraft } from '../content/contentProcess.js'
import { aPage } from '../content/testCatalogue.js'
import { openStore } from '../site/openStore.js'
import { seededRandom } from '../content/randomContent.js'
import { publishAtRandom } from '../content/randomReleases.js'

export const contentContract = (
  store: string,
  open: () => Promise<OpenContentStore>,
  /** Number of random acts per test; 1 000 with FUZZ=full. */
  randomActs: number,
): void => {
  describe(`content in ${store}`, () => {
    const tested = testedContent(open)
    draftedContent(tested)
    publishedContent(tested)
    deployedContent(tested)
    scheduledContent(tested)
    watchedContent(tested)

    test('content › is unchanged after its records are copied to another store and back', async () => {
      const site = await tested.start()
      await saveDraft(site, 'page:a', { price: 1 })
      await publishDrafts(site, ['page:a'])
      await saveDraft(site, 'page:b', { price: 2 })
      await site.previews.share(editor('a'), { documents: ['page:b'] })
      const embedded = await openStore()
      await copyRecords(site.records, embedded.records)
      const moved = await open()
      const records = await moved.another()
      await copyRecords(embedded.records, records)
      expect(differences(await digestRecords(site.records), await digestRecords(records))).toEqual(
        [],
      )
      const process = contentProcess(records, { clock: tested.clock })
      await process.board.load()
      expect(process.shown('page:a')).toEqual(aPage({ price: 1 }))
      expect(await publishDrafts(process, ['page:b'])).toMatchObject({
        status: 'published',
        release: { number: 2 },
      })
      await Promise.all([embedded.end(), moved.end()])
    })

    test(
      `release › shows what was published after each of ${randomActs} random acts`,
      async () => {
        const sites = [await tested.start(), await tested.start()] as const
        const releases = await publishAtRandom(sites, seededRandom(3), randomActs)
        expect(releases).toBeGreaterThan(randomActs)
        expect((await sites[0].audit.verify()).problem).toBeUndefined()
      },
      180_000 + randomActs * 1000,
    )
  })
}
