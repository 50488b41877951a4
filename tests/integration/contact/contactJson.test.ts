import { locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { referencePattern } from '../../../src/services/submissions/reference.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { storedRequests } from '../../support/site/storedSubmissions.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const aForm = (changes: Readonly<Record<string, string>> = {}) => ({
  name: 'Jeanne Tremblay',
  phone: '418 555-0199',
  subject: 'morphological',
  language: 'fr',
  consent: 'yes',
  ...changes,
})

const id = '3C2D2A5E-6A9E-4F0E-8B61-5F3F0C0A1B2D'

const post = (form: object, accept = 'application/json', locale: 'fr' | 'en' = 'fr') =>
  running.site.post(urlFor('home', locale)).type('form').set('Accept', accept).send(form)

const storedNow = () => storedRequests(running)

test.each(locales)(
  'contact form as JSON › returns the content of the confirmation page (%s)',
  async (locale) => {
    const answer = await post(aForm(), 'application/json', locale)
    expect(answer.status).toBe(201)
    expect(answer.type).toBe('application/json')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['vary']).toMatch(/\bAccept\b/)
    const { reference, callBy, delay } = answer.body
    expect(reference).toMatch(referencePattern)
    const page = await running.site.get(
      `${urlFor('requestReceived', locale)}?ref=${reference}&sent=2026-11-21`,
    )
    for (const words of [reference, callBy.date, callBy.time]) expect(page.text).toContain(words)
    expect(delay).toMatch(/\S/)
    expect(await storedNow()).toMatchObject([{ reference, locale }])
  },
)

test.each(locales)(
  'contact form as JSON › returns errors with field, key and message (%s)',
  async (locale) => {
    const answer = await post(aForm({ name: '', phone: '555-0199' }), 'application/json', locale)
    expect(answer.status).toBe(422)
    const t = running.services.translations.getFixedT(locale)
    expect(answer.body).toEqual({
      errors: (['forms:name.errors.required', 'validation:phone_area_code'] as const).map(
        (key) => ({
          field: key.startsWith('forms:name') ? 'name' : 'phone',
          key,
          sentence: t(key),
        }),
      ),
    })
    expect(answer.text).not.toContain('555-0199"')
    expect(await storedNow()).toEqual([])
  },
)

describe('contact request sent again', () => {
  test('is stored once under its first reference, in any letter case of its id', async () => {
    const first = await post(aForm({ id }))
    const second = await post(aForm({ id: id.toLowerCase() }))
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.body.reference).toBe(first.body.reference)
    expect(await storedNow()).toMatchObject([{ id: id.toLowerCase() }])
  })

  test('is stored as a second request when its id is reused with other answers', async () => {
    const first = await post(aForm({ id }))
    const other = aForm({ id, message: 'Le matin, s’il vous plaît.' })
    const answers = [await post(other), await post(other)]
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
    expect(answers[0]?.body.reference).not.toBe(first.body.reference)
    expect(answers[1]?.body.reference).toBe(answers[0]?.body.reference)
    expect(await storedNow()).toHaveLength(2)
  })

  test('is stored once when both posts arrive together', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(aForm({ id }))))
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
    expect(await storedNow()).toHaveLength(1)
  })

  test('is stored once without JavaScript', async () => {
    const first = await post(aForm({ id }), 'text/html')
    const second = await post(aForm({ id }), 'text/html')
    expect([first.status, second.status]).toEqual([303, 303])
    expect(second.headers['location']).toBe(first.headers['location'])
    expect(await storedNow()).toHaveLength(1)
  })

  test('is stored once without JavaScript and id within a minute', async () => {
    const sent = await Promise.all([1, 2].map(() => post(aForm(), 'text/html')))
    const [first, second] = sent.map(({ headers }) => headers['location'])
    expect(second).toBe(first)
    running.clock.pass(59_000)
    expect((await post(aForm(), 'text/html')).headers['location']).toBe(first)
    expect(await storedNow()).toHaveLength(1)
    // Another message, or the same one after a minute, is a new request.
    await post(aForm({ message: 'Encore moi.' }), 'text/html')
    running.clock.pass(1000)
    expect((await post(aForm(), 'text/html')).headers['location']).not.toBe(first)
    expect(await storedNow()).toHaveLength(3)
  })

  test('is stored even if the same text was just flagged as spam', async () => {
    await post(aForm({ website: 'x' }), 'text/html')
    await post(aForm(), 'text/html')
    expect(await storedNow()).toHaveLength(1)
  })

  test('is stored again if the first one was just deleted', async () => {
    await post(aForm(), 'text/html')
    const [first] = await storedNow()
    await running.services.records.remove('requests', first?.id ?? '')
    await post(aForm(), 'text/html')
    expect(await storedNow()).toHaveLength(1)
  })

  test.each(['', '1', 'constructor', `${id}0`, '../../records', '{"$gt":""}'])(
    'is stored twice with the id “%s”, which is not a UUID',
    async (wrong) => {
      await post(aForm({ id: wrong })).expect(201)
      await post(aForm({ id: wrong })).expect(201)
      expect(await storedNow()).toHaveLength(2)
    },
  )
})

describe('contact form without JavaScript', () => {
  test.each(['text/html', 'text/html,application/xhtml+xml,*/*;q=0.8', '*/*'])(
    'answers with HTML to Accept: %s',
    async (accept) => {
      const sent = await post(aForm(), accept)
      expect(sent.status).toBe(303)
      expect(sent.headers['location']).toMatch(/^\/fr\/demande-recue\?ref=OND-/)
      const refused = await post(aForm({ name: '' }), accept)
      expect(refused.status).toBe(422)
      expect(refused.type).toBe('text/html')
    },
  )
})

test('contact form as JSON › returns a failure as JSON in the language of the page', async () => {
  const failing = await appForTests({
    adjust: (services) => ({
      ...services,
      contact: { ...services.contact, receive: () => Promise.reject(new Error('disk')) },
    }),
  })
  const answer = await failing.site
    .post('/en')
    .type('form')
    .set('Accept', 'application/json')
    .send(aForm())
  await failing.end()
  expect(answer.status).toBe(500)
  expect(answer.type).toBe('application/problem+json')
  expect(answer.body).toMatchObject({ status: 500, title: expect.any(String) })
  expect(answer.text).not.toContain('disk')
})
