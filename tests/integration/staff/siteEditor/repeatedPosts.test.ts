import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { fieldsIn } from '../../../support/staff/deskRequests.js'
import {
  filledSection,
  postDraft,
  publishAll,
  saveSection,
  sectionAddress,
} from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
let nadia: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  nadia = await signedIn(app, { roles: ['editor', 'hr'], locale: 'en' })
})
afterEach(() => app.end())

type Post = readonly [address: string, body: string, person?: SignedInPerson]

const publishPage = staffUrl('sitePublish')
const prices = sectionAddress('clinic', 'prices')
const lead = sectionAddress('exam-mri', 'top')
const changePrice = () => saveSection(nadia, prices, { 'coverage.prices.mri': '725' })
const changeLead = () => saveSection(nadia, lead, { 'lead.fr': 'Une IRM.', 'lead.en': 'An MRI.' })

/** Returns the fields of a form as a browser sends them, with the changed ones. */
const bodyOf = async (
  address: string,
  form: string,
  changes: Readonly<Record<string, string>>,
  { agent } = nadia,
): Promise<string> => {
  const { text } = await agent.get(address).expect(200)
  return new URLSearchParams({ ...fieldsIn(load(text), form), ...changes }).toString()
}

const publication = async (changes: Readonly<Record<string, string>>): Promise<Post> => {
  await changePrice()
  const $ = load((await nadia.agent.get(publishPage)).text)
  const [draft, id] = ['draft', 'id'].map((name) => String($(`[name=${name}]`).val()))
  const fields = { draft: draft ?? '', id: id ?? '', note: 'test', answer: 'yes', ...changes }
  return [publishPage, new URLSearchParams(fields).toString()]
}

const scheduled = async (button: 'remove' | 'confirm'): Promise<Post> => {
  await changePrice()
  await publishAll(nadia, { do: 'schedule', day: '2026-11-21', hour: '11:30' })
  const schedule = String(load((await nadia.agent.get(publishPage)).text)('[name=schedule]').val())
  return [publishPage, new URLSearchParams({ schedule, do: button }).toString()]
}

const requested = async (changes: Readonly<Record<string, string>>): Promise<Post> => {
  const anne = await signedIn(app, { roles: ['approver'], email: 'anne@example.ca' })
  await changeLead()
  await postDraft(nadia, 'exam-mri', 'ask')
  const address = staffUrl('siteApproval', { document: 'exam-mri' })
  return [address, await bodyOf(address, '.split form', changes, anne), anne]
}

const draftForm = async (button: string): Promise<Post> => {
  const address = staffUrl('siteDocument', { document: 'exam-mri' })
  return [address, await bodyOf(address, `form[action="${address}"]`, { do: button })]
}

const posts: readonly (readonly [what: string, prepare: () => Promise<Post>])[] = [
  ['publication of a draft', () => publication({ do: 'publish' })],
  [
    'scheduling of a draft',
    () => publication({ do: 'schedule', day: '2026-11-21', hour: '11:30' }),
  ],
  ['cancellation of a schedule', () => scheduled('remove')],
  [
    'confirmation of a late schedule',
    async () => {
      const post = await scheduled('confirm')
      app.clock.pass(2 * 24 * 3_600_000)
      await app.services.editing.schedules.publishDue()
      nadia = await signedIn(app, { roles: ['editor'], email: 'omar@example.ca' })
      const $ = load((await nadia.agent.get(publishPage)).text)
      const schedule = String($('[name=schedule]').val())
      return [post[0], new URLSearchParams({ schedule, do: 'confirm' }).toString()]
    },
  ],
  [
    'roll back',
    async () => {
      await changePrice()
      await publishAll(nadia)
      const address = staffUrl('siteRelease', { number: '0' })
      return [address, await bodyOf(address, 'form.panel', { note: 'Too early' })]
    },
  ],
  [
    'replacement of words',
    async () => {
      const search = new URLSearchParams({ find: 'rendez-vous', in: 'fr' })
      const address = `${staffUrl('siteSearch')}?${search}`
      const $ = load((await nadia.agent.get(address)).text)
      for (const { attribs } of $('[name=hit]').toArray().slice(0, 3)) {
        search.append('hit', attribs['value'] ?? '')
      }
      search.set('words', 'visite')
      return [staffUrl('siteSearch'), search.toString()]
    },
  ],
  [
    'save of a section',
    async () => {
      const { text } = await nadia.agent.get(prices)
      return [prices, filledSection(text, { 'coverage.prices.mri': '725' })]
    },
  ],
  [
    'new offer',
    async () => {
      const fields = { fr: 'Commis', en: 'Clerk', posted: '2026-11-21', closes: '2026-12-31' }
      const address = staffUrl('siteJobNew')
      const from = String(load((await nadia.agent.get(address)).text)('[name=from]').val())
      return [address, new URLSearchParams({ ...fields, from }).toString()]
    },
  ],
  [
    'request for approval',
    async () => {
      await signedIn(app, { roles: ['approver'], email: 'anne@example.ca' })
      await changeLead()
      return draftForm('ask')
    },
  ],
  ['approval', () => requested({ do: 'approve' })],
  ['refusal of an approval', () => requested({ do: 'sendBack', reason: 'Too short.' })],
  [
    'end of a preview link',
    async () => {
      await changeLead()
      await postDraft(nadia, 'exam-mri', 'preview')
      return draftForm('endLink')
    },
  ],
]

test.each(posts)(
  'site editor › %s sent three times is answered as the first time',
  async (_what, prepare) => {
    const [address, body, { agent } = nadia] = await prepare()
    const send = () => agent.post(address).type('form').send(body)
    const answers = [...(await Promise.all([send(), send()])), await send()]
    const [first] = answers
    expect(answers.map(({ status, headers }) => [status, headers['location']])).toEqual(
      answers.map(() => [303, first?.headers['location']]),
    )
  },
)

test('site editor › a draft discarded three times is reported as missing', async () => {
  await changeLead()
  const [address, body] = await draftForm('drop')
  const send = () => nadia.agent.post(address).type('form').send(body)
  const answers = [...(await Promise.all([send(), send()])), await send()]
  const places = answers.map(({ headers }) => headers['location'])
  const [dropped, gone] = [`${staffUrl('siteEditor')}?said=dropped`, `${address}?said=gone`]
  expect([places.length, new Set(places)]).toEqual([3, new Set([dropped, gone])])
})
