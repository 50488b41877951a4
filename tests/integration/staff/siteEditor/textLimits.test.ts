import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { postEdits, saveSection, sectionAddress } from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
let nadia: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  nadia = await signedIn(app, { roles: ['editor'], locale: 'en' })
})
afterEach(() => app.end())

const document = 'page:about'
const form = sectionAddress('page-about', 'texts')
const longest = 'a b '.repeat(1250).trim().padEnd(5000, 'c')

const storedLead = async () => {
  const draft = await app.services.editing.drafts.find(document)
  return draft === undefined ? undefined : Object(draft.json).lead
}

test('text of more than 5,000 characters › is refused with its field, and the form preserves it', async () => {
  const refused = await saveSection(nadia, form, { 'lead.en': `${longest}d` })
  const $ = load(refused.text)
  expect([refused.status, $('.error-text').text(), $('[name="lead.en"]').val()]).toEqual([
    422,
    expect.stringContaining('over 5,000 characters'),
    `${longest}d`,
  ])
  expect(await storedLead()).toBeUndefined()
  expect((await saveSection(nadia, form, { 'lead.en': longest })).status).toBe(303)
  expect(await storedLead()).toMatchObject({ en: longest })
})

test('text of more than 5,000 characters › is not saved by an imported file', async () => {
  const { catalogue } = app.services.editing
  const base = catalogue.defaults.get(document) ?? null
  const json = { ...Object(base), lead: { fr: `${longest}d`, en: longest } }
  await postEdits(nadia, [{ document, schema: 1, base, json }])
  expect(await storedLead()).toBeUndefined()
})

test('text of more than 5,000 characters › is not saved by search and replace', async () => {
  const text = 'zygote '.repeat(700)
  await saveSection(nadia, form, { 'lead.fr': text, 'lead.en': text })
  const address = `${staffUrl('siteSearch')}?find=zygote&in=en`
  const $ = load((await nadia.agent.get(address).expect(200)).text)
  const hit = String($('[name=hit]').first().attr('value'))
  const fields = { find: 'zygote', in: 'en', words: 'blastocysts', hit }
  const answer = await nadia.agent.post(staffUrl('siteSearch')).type('form').send(fields)
  expect([answer.status, load(answer.text)('main').text()]).toEqual([
    409,
    expect.stringContaining('too long'),
  ])
  expect(await storedLead()).toMatchObject({ en: text.trim() })
})
