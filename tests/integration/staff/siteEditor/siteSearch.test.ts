import { load } from 'cheerio'
import { type StaffRole, staffUrl } from '../../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { publishAll, saveSection, sectionAddress } from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
beforeEach(async () => {
  app = await appForTests()
})
afterEach(() => app.end())

const personWith = (...roles: readonly StaffRole[]): Promise<SignedInPerson> =>
  signedIn(app, { roles, locale: 'en' })

const top = sectionAddress('exam-mri', 'top')
const aboutQuestions = sectionAddress('page-about', 'questions')

const withWords = async (person: SignedInPerson): Promise<void> => {
  await saveSection(person, top, {
    'lead.fr': 'Le cœur en été. L’hélicoptère part; un HELICOPTERE arrive.',
    'lead.en': 'The heart in summer. The helicopter leaves; it arrives.',
  })
}

const search = async ({ agent }: SignedInPerson, find: string, language = '') => {
  const query = new URLSearchParams({ find, in: language })
  return load((await agent.get(`${staffUrl('siteSearch')}?${query}`).expect(200)).text)
}

type Page = Awaited<ReturnType<typeof search>>

const hitsIn = ($: Page): readonly string[] =>
  $('[name=hit]')
    .toArray()
    .map(({ attribs }) => attribs['value'] ?? '')

const replace = (
  { agent }: SignedInPerson,
  fields: Readonly<Record<string, string | readonly string[]>>,
) =>
  agent
    .post(staffUrl('siteSearch'))
    .type('form')
    .send({ find: 'hélicoptère', in: 'fr', words: 'ballon', ...fields })

const draftOf = async (document: string) =>
  Object((await app.services.editing.drafts.find(document))?.json)

test('site search › ignores accents and case in drafts, and shows both languages', async () => {
  const nadia = await personWith('editor')
  await withWords(nadia)
  const $ = await search(nadia, 'HELICOPTERE')
  expect($('h2').text()).toContain('MRI')
  const found = $('.hits li')
  expect(found.length).toBe(1)
  expect(
    found
      .find('mark')
      .toArray()
      .map((mark) => $(mark).text()),
  ).toEqual(['hélicoptère', 'HELICOPTERE'])
  expect(found.find('a').attr('href')).toBe(`${top}#lead`)
  expect(found.find('[lang=fr-CA]').text()).toContain('un HELICOPTERE arrive.')
  expect(found.find('[lang=en-CA]').text()).toContain('The helicopter leaves')
  expect((await search(nadia, 'coeur en ete'))('mark').text()).toBe('cœur en été')
})

test('site search › shows the path of a text without codes, and whole sentences without ellipses', async () => {
  const $ = await search(await personWith('editor'), 'clinic')
  const paths = $('.hits b').text()
  expect(paths).toMatch(/Address\.\s1240/)
  expect(paths).not.toMatch(/\{\{|\*\*|\]\(/)
  expect($('.hits').text()).not.toMatch(/\.\s…/)
})

test('site search › reports when results were omitted and when there are none', async () => {
  const nadia = await personWith('editor')
  const many = await search(nadia, 'an')
  expect(many('.hits li').length).toBe(100)
  expect(many('[role=status]').text()).toContain('More than 100')
  const none = await search(nadia, 'zzzz')
  expect(none('[role=status]').text()).toContain('0 texts')
  expect((await search(nadia, 'a'))('.hits li').length).toBe(0)
})

test('site search › finds only texts that the account may edit', async () => {
  const [hr, desk] = [await personWith('hr'), await personWith('desk')]
  const links = ($: Page): readonly string[] => [
    ...new Set(
      $('.hits a')
        .toArray()
        .map(({ attribs }) => /\/site\/([a-z]+)/.exec(attribs['href'] ?? '')?.[1] ?? ''),
    ),
  ]
  expect(links(await search(hr, 'en')).toSorted()).toEqual(['job', 'page'])
  expect(
    (await search(hr, 'en'))('.hits a[href*="page-"]:not([href*="page-careers"])').length,
  ).toBe(0)
  expect(links(await search(desk, 'en'))).toEqual(['phrases'])
  const admin = await personWith('admin')
  expect((await admin.agent.get(staffUrl('siteSearch'))).status).toBe(404)
})

test('site search › ignores targets of links and names of facts', async () => {
  const nadia = await personWith('editor')
  const text = 'Write to us: [form](page:contact) or {{phone}}.'
  await saveSection(nadia, top, { 'lead.fr': text, 'lead.en': text })
  const found = await search(nadia, 'page:contact')
  expect(found('.hits li').length).toBe(0)
  expect((await search(nadia, 'phone}}'))('.hits li').length).toBe(0)
})

test('site search › treats hostile input as text', async () => {
  const nadia = await personWith('editor')
  for (const find of [
    '<script>alert(1)</script>',
    '(a+)+$',
    '.*?',
    '\u0000\u202E',
    '%',
    '\uD800',
  ]) {
    const $ = await search(nadia, find)
    expect([find, $('.hits li').length, $('script:contains(alert)').length]).toEqual([find, 0, 0])
  }
  await search(nadia, 'é'.repeat(2000))
  const forged = ['hits', '__proto__', '0000000000000000']
  expect((await replace(nadia, { hit: forged })).status).toBe(409)
  expect(await app.services.editing.drafts.list()).toEqual([])
})

describe('site search › replacement', () => {
  test('changes selected texts in one language of their drafts and publishes nothing', async () => {
    const nadia = await personWith('editor')
    await withWords(nadia)
    const { text } = await nadia.agent.get(aboutQuestions)
    const before = load(text)('[name="questions.0.answer.0.en"]').val()
    await saveSection(nadia, aboutQuestions, { 'questions.0.answer.0.fr': 'Un hélicoptère.' })
    const hits = hitsIn(await search(nadia, 'helicoptere', 'fr'))
    expect(hits.length).toBe(2)
    const answer = await replace(nadia, { find: 'helicoptere', hit: hits, words: "l'avion : 5 $" })
    expect(answer.headers['location']).toBe('/staff/site?said=replaced')
    expect((await draftOf('exam:mri')).lead).toEqual({
      fr: 'Le cœur en été. L’l’avion\u00A0: 5\u00A0$ part; un l’avion\u00A0: 5\u00A0$ arrive.',
      en: 'The heart in summer. The helicopter leaves; it arrives.',
    })
    expect((await draftOf('page:about')).questions[0].answer[0]).toEqual({
      fr: 'Un l’avion\u00A0: 5\u00A0$.',
      en: before,
    })
    expect(app.edition().release).toBe(0)
  })

  test('does not change unticked texts or other fields of the document', async () => {
    const nadia = await personWith('editor')
    const $ = await search(nadia, 'MRI', 'en')
    const [hit = ''] = hitsIn($)
    const { defaults } = app.services.editing.catalogue
    expect((await replace(nadia, { find: 'MRI', in: 'en', words: 'scan', hit })).status).toBe(303)
    const drafts = await app.services.editing.drafts.list()
    expect(drafts.length).toBe(1)
    const [draft] = drafts
    const default_ = JSON.stringify(defaults.get(draft?.document ?? ''), null, 1).split('\n')
    const changed = JSON.stringify(draft?.json, null, 1).split('\n')
    expect(changed.length).toBe(default_.length)
    expect(changed.filter((line, place) => line !== default_[place]).length).toBe(1)
  })

  test('of a text that changed meanwhile answers 409 and preserves the newer text', async () => {
    const nadia = await personWith('editor')
    await withWords(nadia)
    const hits = hitsIn(await search(nadia, 'hélicoptère', 'fr'))
    await saveSection(nadia, top, { 'lead.fr': 'Un hélicoptère de plus.' })
    const answer = await replace(nadia, { hit: hits })
    expect(answer.status).toBe(409)
    const $ = load(answer.text)
    expect($('.notice').text()).toContain('has changed meanwhile')
    expect($('[name=words]').val()).toBe('ballon')
    expect((await draftOf('exam:mri')).lead.fr).toBe('Un hélicoptère de plus.')
  })

  test('without a language, words or a tick is rejected, and the form is preserved', async () => {
    const nadia = await personWith('editor')
    await withWords(nadia)
    const hits = hitsIn(await search(nadia, 'hélicoptère', 'fr'))
    for (const [fields, sentence] of [
      [{ hit: hits, in: 'de' }, 'one language'],
      [{ hit: hits, words: ' ' }, 'new words'],
      [{}, 'Select at least one'],
    ] as const) {
      const answer = await replace(nadia, fields)
      expect(answer.status).toBe(422)
      expect(load(answer.text)('[role=alert]').text()).toContain(sentence)
    }
    const empty = load((await replace(nadia, { hit: hits, words: '' })).text)
    expect(empty('[name=hit]').attr('checked')).toBe('checked')
    expect((await draftOf('exam:mri')).lead.fr).toContain('hélicoptère')
  })

  test('of a scheduled draft is refused with the name of its document', async () => {
    const nadia = await personWith('editor')
    await withWords(nadia)
    const scheduled = await publishAll(nadia, { do: 'schedule', day: '2026-12-24', hour: '8:00' })
    expect(scheduled.status).toBe(303)
    const hits = hitsIn(await search(nadia, 'hélicoptère', 'fr'))
    const answer = await replace(nadia, { hit: hits })
    expect(answer.status).toBe(409)
    expect(load(answer.text)('.notice').text()).toContain('This draft is scheduled')
  })

  test('changes no text of a document that the account may not edit', async () => {
    const [nadia, hr] = [await personWith('editor'), await personWith('hr')]
    await withWords(nadia)
    const hits = hitsIn(await search(nadia, 'hélicoptère', 'fr'))
    expect((await replace(hr, { hit: hits })).status).toBe(409)
    expect((await draftOf('exam:mri')).lead.fr).toContain('hélicoptère')
  })
})
