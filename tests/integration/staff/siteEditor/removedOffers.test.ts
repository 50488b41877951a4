import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import {
  filledSection,
  postDraft,
  postSection,
  publishAll,
  sectionAddress,
} from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
let marie: SignedInPerson
let colleague: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  marie = await signedIn(app, { roles: ['hr'], locale: 'en' })
  colleague = await signedIn(app, { roles: ['hr'], email: 'omar@example.ca' })
  const newOffer = {
    from: 'job:front-desk-clerk',
    fr: 'Réceptionniste',
    en: 'Receptionist',
    posted: '2026-11-21',
    closes: '2026-12-31',
  }
  await marie.agent.post(staffUrl('siteJobNew')).type('form').send(newOffer).expect(303)
})
afterEach(() => app.end())

const name = 'job-receptionist'
const form = sectionAddress(name, 'all')
const written = {
  'schedule.fr': 'Du lundi au jeudi.',
  'schedule.en': 'Monday to Thursday.',
  'head.description.fr':
    'Poste de réceptionniste dans une clinique de Sainte-Foy, à Québec : tâches, horaire et salaire.',
  'head.description.en':
    'Receptionist position at a clinic in Sainte-Foy, Québec City: duties, schedule and pay.',
}

const storedOffer = async () => (await app.services.editing.drafts.find('job:receptionist'))?.json

test('new offer › that a colleague discarded is shown again with the typed text and saved by a second click', async () => {
  const { text } = await marie.agent.get(form)
  await postDraft(colleague, name, 'drop')
  const refused = await postSection(marie, form, filledSection(text, written))
  expect(refused.status).toBe(409)
  const $ = load(refused.text)
  expect($('[role=alert]').text()).toContain('Save again to make a draft of it')
  expect($('[name="schedule.en"]').val()).toBe('Monday to Thursday.')
  expect(await storedOffer()).toBeUndefined()
  const saved = await postSection(marie, form, filledSection(refused.text))
  expect(saved.headers['location']).toBe(`${form}?said=saved`)
  expect(await storedOffer()).toMatchObject({
    slug: { fr: 'receptionniste', en: 'receptionist' },
    schedule: { fr: 'Du lundi au jeudi.', en: 'Monday to Thursday.' },
  })
  expect((await publishAll(marie)).status).toBe(303)
})

test('new offer › that was created again meanwhile is answered with 409 and both texts', async () => {
  const { text } = await marie.agent.get(form)
  await postDraft(colleague, name, 'drop')
  const refused = await postSection(marie, form, filledSection(text, written))
  const his = filledSection(refused.text, { 'schedule.en': 'Friday.' })
  expect((await postSection(colleague, form, his)).status).toBe(303)
  const both = await postSection(marie, form, filledSection(refused.text))
  expect(both.status).toBe(409)
  const $ = load(both.text)
  expect($('[role=alert]').text()).toContain('Friday.')
  expect($('[name="schedule.en"]').val()).toBe('Monday to Thursday.')
})

test('new offer › that a colleague published is saved as a draft of the public offer', async () => {
  const opened = await marie.agent.get(form)
  await postSection(marie, form, filledSection(opened.text, written))
  const { text } = await marie.agent.get(form)
  expect((await publishAll(colleague)).status).toBe(303)
  const saved = await postSection(marie, form, filledSection(text, { 'schedule.en': 'Friday.' }))
  expect(saved.headers['location']).toBe(`${form}?said=saved`)
})

test('new offer › that was removed cannot be recreated with an unknown field or by another role', async () => {
  const { text } = await marie.agent.get(form)
  await postDraft(colleague, name, 'drop')
  const state = JSON.parse(String(load(text)('[name=state]').val()))
  const forged = JSON.stringify({ ...state, unknown: 'x' })
  const answers = [
    await postSection(marie, form, filledSection(text, { shown: '{}', state: forged })),
    await postSection(
      await signedIn(app, { roles: ['editor'], email: 'nadia@example.ca' }),
      form,
      filledSection(text, { shown: '{}' }),
    ),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(await storedOffer()).toBeUndefined()
})

test.each([
  ['French', { fr: 'Réceptionniste', en: 'Greeter' }],
  ['English', { fr: 'Préposé', en: 'Receptionist' }],
])(
  'new offer › with the %s title of a draft is refused, because their addresses would be equal',
  async (_language, titles) => {
    const fields = { from: 'job:front-desk-clerk', posted: '2026-11-21', closes: '2026-12-31' }
    const address = staffUrl('siteJobNew')
    const refused = await marie.agent
      .post(address)
      .type('form')
      .send({ ...fields, ...titles })
    const $ = load(refused.text)
    expect([refused.status, $('[name=fr]').val(), $('main').text()]).toEqual([
      422,
      titles.fr,
      expect.stringContaining('An offer already has this title'),
    ])
  },
)

test('new offer › discarded twice is reported on the overview', async () => {
  const [first, second] = [
    await postDraft(marie, name, 'drop'),
    await marie.agent.post(`/staff/site/${name}`).type('form').send({ do: 'drop' }),
  ]
  expect([first.headers['location'], second.headers['location']]).toEqual([
    '/staff/site?said=dropped',
    '/staff/site?said=gone',
  ])
  expect((await marie.agent.get('/staff/site?said=gone')).text).toContain('no longer exists')
})
