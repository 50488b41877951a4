import { monitorEventLoopDelay } from 'node:perf_hooks'
import { load } from 'cheerio'
import type { Response } from 'supertest'
import { type StaffRole, staffUrl } from '../../../../src/addresses/staffTable.js'
import { contentLimits } from '../../../../src/config/limits.js'
import { writeExchange } from '../../../../src/services/content/editor/exchangeFile.js'
import type { Json } from '../../../../src/services/content/mergeContent.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import {
  postEdits,
  postFile,
  publishAll,
  saveSection,
  sectionAddress,
} from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
beforeEach(async () => {
  app = await appForTests()
})
afterEach(() => app.end())

const personWith = (...roles: readonly StaffRole[]): Promise<SignedInPerson> =>
  signedIn(app, { roles, locale: 'en' })

const top = sectionAddress('exam-mri', 'top')
const offer = sectionAddress('job-sonographer', 'all')
const prices = sectionAddress('clinic', 'prices')
const mriPrice = 'coverage.prices.mri'

const exported = async ({ agent }: SignedInPerson, query = ''): Promise<Response> =>
  agent.get(`${staffUrl('siteExport')}${query}`).expect(200)

const documentsIn = ({ text }: Response): readonly string[] =>
  JSON.parse(text).documents.map(({ document }: { readonly document: string }) => document)

const drafts = () => app.services.editing.drafts.list()
const draftOf = async (document: string) =>
  Object((await app.services.editing.drafts.find(document))?.json)

/** Returns the entry of an exchange file with a changed copy of a document of this build. */
const changed = (document: string, change: (json: Record<string, Json>) => Json) => {
  const base = app.services.editing.catalogue.defaults.get(document) ?? null
  return { document, schema: 1, base, json: change({ ...Object(base) }) }
}

const actions = async (): Promise<readonly unknown[]> =>
  (await app.services.staff.audit.list({ limit: 10 })).entries.map(({ action, count }) => [
    action,
    count,
  ])

test('site exchange › exported edits and drafts are imported as the same drafts on another site', async () => {
  const nadia = await personWith('editor')
  await saveSection(nadia, prices, { [mriPrice]: '725' })
  await publishAll(nadia)
  await saveSection(nadia, top, { 'lead.fr': 'Un brouillon.', 'lead.en': '' })
  const published = await exported(nadia)
  expect(published.headers['content-disposition']).toMatch(/changes-2026-11-\d\d\.json/)
  expect(documentsIn(published)).toEqual(['clinic'])
  const all = await exported(nadia, '?drafts=yes')
  expect(documentsIn(all)).toEqual(['clinic', 'exam:mri'])
  expect((await actions())[0]).toEqual(['contentExported', 2])

  const other = await appForTests()
  const omar = await signedIn(other, { roles: ['editor'], locale: 'en' })
  const answer = await postFile(omar, all.text)
  expect(answer.status).toBe(200)
  const $ = load(answer.text)
  expect($('[role=status]').text()).toContain('2 documents have a draft')
  expect($('ins').text()).toContain('725')
  const taken = new Map(
    (await other.services.editing.drafts.list()).map(({ document, json }) => [document, json]),
  )
  expect(Object(taken.get('clinic')).coverage.prices.mri).toBe(725)
  expect(Object(taken.get('exam:mri')).lead).toEqual({ fr: 'Un brouillon.', en: '' })
  expect(other.edition().release).toBe(0)
  const entries = (await other.services.staff.audit.list({ limit: 10 })).entries
  expect(entries.map(({ action, count }) => [action, count])).toContainEqual(['contentImported', 2])
  const again = load((await postFile(omar, all.text)).text)
  expect(again('[role=status]').text()).toContain('No draft has changed')
  await other.end()
})

test('site exchange › shows both versions of texts changed on both sides and imports the others', async () => {
  const nadia = await personWith('editor')
  await saveSection(nadia, top, { 'lead.fr': 'Ici.', 'lead.en': 'Here.' })
  const edit = changed('exam:mri', (json) => ({
    ...json,
    lead: { fr: 'Là-bas.', en: 'There.' },
    title: { fr: 'Titre', en: 'Heading' },
  }))
  const $ = load((await postEdits(nadia, [edit])).text)
  expect($('.panel').text()).toContain('These texts changed both here and in the file')
  expect($('del').text()).toContain('Here.')
  expect($('ins').text()).toContain('There.')
  const { lead, title } = await draftOf('exam:mri')
  expect([lead.en, title.en]).toEqual(['Here.', 'Heading'])
})

test('site exchange › HR exports and imports job offers only', async () => {
  const [nadia, hr] = [await personWith('editor'), await personWith('hr')]
  await saveSection(nadia, top, { 'lead.fr': 'Un brouillon.' })
  await saveSection(hr, offer, { 'title.fr': 'Échographiste', 'title.en': 'Sonographer' })
  expect(documentsIn(await exported(hr, '?drafts=yes'))).toEqual(['job:sonographer'])
  const added = changed('job:sonographer', (json) => ({
    ...json,
    slug: { fr: 'commis', en: 'clerk' },
  }))
  const answer = await postEdits(hr, [
    changed('clinic', (json) => ({ ...json, phone: '+14185550000' })),
    { ...added, document: 'job:clerk', base: null },
  ])
  const $ = load(answer.text)
  expect($('.panel').text()).toContain('left out')
  expect((await drafts()).map(({ document }) => document).toSorted()).toEqual([
    'exam:mri',
    'job:clerk',
    'job:sonographer',
  ])
})

test('site exchange › answers 404 to admins, and the front desk exports no documents', async () => {
  for (const role of ['admin'] as const) {
    const { agent } = await personWith(role)
    for (const name of ['siteExchange', 'siteExport'] as const) {
      expect((await agent.get(staffUrl(name))).status).toBe(404)
    }
  }
  const desk = await personWith('desk')
  expect(documentsIn(await exported(desk))).toEqual([])
})

test('site exchange › requires the code again after five minutes', async () => {
  const nadia = await personWith('editor')
  app.clock.pass(301_000)
  expect((await nadia.agent.get(staffUrl('siteExport'))).status).toBe(401)
  const edit = changed('exam:mri', (json) => ({ ...json, lead: { fr: 'A', en: 'B' } }))
  expect((await postEdits(nadia, [edit])).status).toBe(401)
  expect(await drafts()).toEqual([])
})

test('site exchange › the publication page checks as many drafts as a release may contain and links to the others', async () => {
  const hr = await personWith('hr')
  const { json } = changed('job:sonographer', (one) => one)
  const jobs = Array.from({ length: 60 }, (_none, number) => ({
    document: `job:copy-${number}`,
    schema: 1,
    base: null,
    json,
  }))
  await postEdits(hr, jobs)
  expect(await drafts()).toHaveLength(60)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const start = performance.now()
  delay.enable()
  const page = load((await hr.agent.get(staffUrl('sitePublish')).expect(200)).text)
  delay.disable()
  expect(delay.max / 1_000_000).toBeLessThan((performance.now() - start) / 2)
  const [further, most] = [page('details .outline a'), contentLimits.releaseDocuments - 1]
  expect([page('[name=draft]').length, further.length]).toEqual([most, jobs.length - most])
  const address = String(further.last().attr('href'))
  const chosen = load((await hr.agent.get(address)).text)('[name=draft][checked]')
  const [, id = ''] = /document=job-(.+)/.exec(address) ?? []
  expect([chosen.length, chosen.attr('value')]).toEqual([
    1,
    expect.stringContaining(`job:${id}.1.`),
  ])
})

describe('site exchange › rejects without changes', () => {
  const valid = () => changed('exam:mri', (json) => ({ ...json, lead: { fr: 'A', en: 'B' } }))
  const fileOf = (...documents: readonly unknown[]): string =>
    JSON.stringify({ format: 'site-edits', documents: [valid(), ...documents] })

  const expectRefused = async (file: Buffer | string, sentence: string): Promise<void> => {
    const nadia = await personWith('editor')
    const answer = await postFile(nadia, file)
    expect([answer.status, load(answer.text)('[role=alert]').text()]).toEqual([
      422,
      expect.stringContaining(sentence),
    ])
    expect(await drafts()).toEqual([])
    expect(await actions()).toEqual([])
  }

  test('a file that is not JSON', async () => {
    await expectRefused('{', 'not JSON')
    await expectRefused(Buffer.from([0xff, 0xfe, 0x00]), 'not JSON')
    await expectRefused('', 'Choose a file')
  })

  test('a file that is too large', async () => {
    const file = Buffer.alloc(contentLimits.exchangeBytes + 1, ' ')
    await expectRefused(file, 'larger than 4 MB')
  })

  test('JSON of another kind, too deeply nested, or with too long a list or object', async () => {
    for (const file of [
      'null',
      '[]',
      '{"format":"site-edits"}',
      JSON.stringify({ format: 'site-edits', documents: [{ document: 'exam:mri' }] }),
      JSON.stringify({ format: 'site-edits', documents: Array(2000).fill(0) }),
      `{"format":"site-edits","documents":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      writeExchange([
        { document: 'exam:mri', schema: 1, base: null, json: { ...Array(2000).fill(0) } },
      ]),
    ]) {
      await expectRefused(file, 'not a file of changes')
    }
  })

  test('documents that this site does not have', async () => {
    for (const document of ['exam:none', 'job:../x', 'nope', '__proto__', 'job:<b>', '']) {
      await expectRefused(fileOf({ ...valid(), document }), 'The site has no document')
    }
  })

  test('documents of a later schema, or listed twice', async () => {
    await expectRefused(
      fileOf({ ...valid(), document: 'exam:fetal', schema: 99 }),
      'a newer version of the site',
    )
    await expectRefused(fileOf(valid()), 'in the file twice')
  })

  test('documents that do not match the schema', async () => {
    const clinicWith = (part: object) => changed('clinic', (json) => ({ ...json, ...part }))
    for (const edit of [
      clinicWith({ phone: 7 }),
      clinicWith({ more: 'text' }),
      clinicWith({ name: null }),
      { ...clinicWith({}), json: 'text' },
      { ...clinicWith({}), json: [] },
      { ...clinicWith({}), json: null },
      changed('page:about', (json) => ({ ...json, head: { use: 'nope' } })),
    ]) {
      await expectRefused(fileOf(edit), 'not in the form')
    }
  })

  test('changes of values that code depends on', async () => {
    const edit = changed('exam:mri', (json) =>
      JSON.parse(JSON.stringify(json).replace('"eatOtherPart"', '"eat"')),
    )
    await expectRefused(
      JSON.stringify({ format: 'site-edits', documents: [edit] }),
      'the technical team alone',
    )
  })
})

test('site exchange › a file without a list of urgent signs is not published', async () => {
  const nadia = await personWith('editor')
  const edit = changed('exam:morphological', (json) =>
    JSON.parse(JSON.stringify(json).replace(/,"emergency":\[[^\]]*\]/, '')),
  )
  expect((await postEdits(nadia, [edit])).status).toBe(200)
  const refused = await publishAll(nadia)
  expect(refused.status).toBe(422)
  expect(load(refused.text)('[role=alert]').text()).toContain('needs at least one item')
})

test('site exchange › shows hostile texts as text, without invisible characters', async () => {
  const nadia = await personWith('editor')
  const hostile = '<script>alert(1)</script> a\u202Eb\u0000'
  const edit = changed('exam:mri', (json) => ({ ...json, lead: { fr: hostile, en: hostile } }))
  const { status, text } = await postEdits(nadia, [edit])
  expect(status).toBe(200)
  expect(text).not.toContain('<script>alert')
  expect((await draftOf('exam:mri')).lead.fr).toBe('<script>alert(1)</script> ab')
})
