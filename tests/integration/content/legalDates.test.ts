import { load } from 'cheerio'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { day } from '../../../src/shared/time/durations.js'
import { editor, publishDrafts, saveDraft } from '../../support/content/contentProcess.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let app: TestApp
beforeEach(async () => {
  app = await appForTests()
})
afterEach(() => app.end())

const publish = async (changes: Parameters<typeof saveDraft>[2]): Promise<void> => {
  const { editing } = app.services
  await saveDraft(editing, 'page:terms', changes)
  expect(await publishDrafts(editing, ['page:terms'])).toMatchObject({ status: 'published' })
  await editing.board.refresh()
}

const since = async (): Promise<string | undefined> => {
  const { text } = await app.site.get(urlFor('terms', 'fr')).expect(200)
  return load(text)('.page-hero time').attr('datetime')
}

const today = (): string => new Date(app.clock.now()).toISOString().slice(0, 10)

const lead = { fr: 'Un autre début, plus court.', en: 'Another start, a shorter one.' }

test('legal page › is in force since the day on which its text was published or rolled back', async () => {
  const built = await since()
  app.clock.pass(10 * day)
  await publish({ lead })
  const published = await since()
  expect([published, published === built]).toEqual([today(), false])
  app.clock.pass(day)
  const { editing } = app.services
  await editing.rollBack(editor('a'), { to: 0, note: 'wrong' })
  await editing.board.refresh()
  expect(await since()).toBe(today())
})

test('legal page › is in force since a later day that its editor chose', async () => {
  await publish({ lead, since: '2027-06-01' })
  expect(await since()).toBe('2027-06-01')
})
