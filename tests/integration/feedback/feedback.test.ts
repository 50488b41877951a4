import { locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { feedbackListing } from '../../../src/commands/lists/feedbackListing.js'
import { readListOptions } from '../../../src/commands/lists/submissionList.js'
import { emailCollection } from '../../../src/services/email/emailRecord.js'
import { recordsCleanup } from '../../../src/services/retention/cleanupJob.js'
import { feedbackPages } from '../../../src/shared/feedback/feedbackFields.js'
import { day } from '../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { runAllCleanupJobs } from '../../support/site/runAllCleanupJobs.js'
import { runListing } from '../../support/site/runListing.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const send = (fields: Readonly<Record<string, string>> = {}, path = '/fr/votre-avis') =>
  running.site
    .post(path)
    .type('form')
    .send({ page: 'mri', answer: 'yes', sentence: '', website: '', ...fields })
    .then((answer) => answer)

const list = async (...args: string[]) =>
  (await runListing(running.services.records, feedbackListing, args)).lines
const stored = async (...args: string[]) =>
  (await list('--json', ...args)).map((line) => JSON.parse(line))

describe('page feedback without JavaScript', () => {
  test('stores a yes and redirects to the confirmation on the page', async () => {
    const answer = await send()
    expect(answer.status).toBe(303)
    expect(answer.headers['location']).toBe(`${urlFor('mri', 'fr')}#feedback-received`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await stored()).toMatchObject([{ page: 'mri', answer: 'yes', locale: 'fr' }])
  })

  test('stores a no with a comment in English on a job offer', async () => {
    const fields = { page: 'job/sonographer', answer: 'no', sentence: ' The hours?\r\nPlease. ' }
    const answer = await send(fields, '/en/your-feedback')
    expect(answer.headers['location']).toMatch(/^\/en\/careers\/[a-z-]+#feedback-received$/)
    expect(await stored()).toMatchObject([
      { page: 'job/sonographer', answer: 'no', sentence: 'The hours?\nPlease.', locale: 'en' },
    ])
  })

  test('accepts 500 characters, and rejects 501 with the text preserved', async () => {
    expect((await send({ sentence: 'é'.repeat(500) })).status).toBe(303)
    const sentence = 'é'.repeat(501)
    const answer = await send({ sentence, answer: 'no' })
    expect(answer.status).toBe(422)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text).toContain(`>${sentence}</textarea>`)
    expect(answer.text).toMatch(/Votre texte dépasse 500.caractères/)
    expect(answer.text).toMatch(/value="no"[^>]*checked=""|checked=""[^>]*value="no"/)
    expect(answer.text).toContain('<input type="hidden" name="page" value="mri"/>')
    expect(await stored()).toHaveLength(1)
  })

  test.each([{ answer: '' }, { answer: 'perhaps' }, { page: 'home' }, { page: 'x"><i>' }])(
    'rejects %j and shows the form again',
    async (fields) => {
      const answer = await send(fields)
      expect(answer.status).toBe(422)
      expect(answer.text).toContain('data-summary')
      expect(answer.text).not.toContain('<i>')
      expect(await stored()).toEqual([])
    },
  )

  test('explains where the form is when its URL is opened', async () => {
    const answer = await running.site.get('/en/your-feedback').expect(200)
    expect(answer.text).toContain('whether the page was helpful')
    expect(answer.text).not.toContain('name="answer"')
  })
})

test('page feedback › stores no personal data and sets no cookie', async () => {
  const answer = await running.site
    .post('/fr/votre-avis')
    .type('form')
    .set('User-Agent', 'Explorateur/1.0')
    .set('X-Forwarded-For', '203.0.113.7')
    .send({ page: 'mri', answer: 'no', sentence: 'Trop long.', name: 'Jeanne', email: 'j@e.ca' })
  expect(answer.headers['set-cookie']).toBeUndefined()
  const { records } = await running.services.records.list('feedback', { limit: 5 })
  expect(records.map(({ fields }) => Object.keys(fields).toSorted())).toEqual([
    ['answer', 'createdAt', 'folder', 'id', 'locale', 'page', 'sentence', 'suspected'],
  ])
  expect(JSON.stringify(records)).not.toMatch(/203\.0|127\.0\.0|Explorateur|Jeanne|j@e/)
  expect(await running.services.records.count(emailCollection)).toBe(0)
})

test('page feedback › never logs the comment', async () => {
  await send({ sentence: 'Une phrase bien à moi' })
  await send({ sentence: `Une phrase bien à moi ${'x'.repeat(500)}` })
  expect(running.logLines.join('\n')).not.toContain('phrase bien')
})

test.each([
  [{ website: 'http://x.example' }, ['honeypot']],
  [{ website: 'http://x.example', visibleMs: '10' }, ['honeypot', 'tooFast']],
])(
  'page feedback › flags spam %j with the same response and does not count it',
  async (fields, suspected) => {
    expect((await send(fields)).status).toBe(303)
    expect(await stored()).toEqual([])
    expect(await stored('--suspected')).toMatchObject([{ suspected }])
  },
)

test('page feedback › rejects cross-site posts', async () => {
  const answer = await running.site
    .post('/fr/votre-avis')
    .set('Sec-Fetch-Site', 'cross-site')
    .type('form')
    .send({ page: 'mri', answer: 'yes' })
  expect(answer.status).toBe(403)
  expect(await stored()).toEqual([])
})

test('page feedback › rejects the eleventh post per address in ten minutes', async () => {
  const limited = await appForTests({ env: { RATE_LIMIT_POSTS: '10' } })
  const statuses: number[] = []
  for (let sent = 0; sent < 11; sent += 1) {
    const answer = await limited.site
      .post(sent % 2 === 0 ? '/fr/votre-avis' : '/en/your-feedback')
      .type('form')
      .send({ page: 'mri', answer: 'yes' })
    statuses.push(answer.status)
  }
  await limited.end()
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429])
})

test('npm run feedback › lists shares by page, then comments newest first', async () => {
  await send({ sentence: 'La première.' })
  running.clock.pass(60_000)
  await send({ answer: 'no', sentence: 'La seconde,\nsur deux lignes.' })
  await send({ page: 'privacy' })
  const lines = await list()
  const cells = lines.map((line) => line.split(/ {2,}/))
  expect(cells.slice(0, 3)).toEqual([
    ['Page lue', 'Oui', 'Non', 'Part de oui'],
    ['IRM', '1', '1', '50 %'],
    ['Politique de confidentialité', '1', '0', '100 %'],
  ])
  expect(cells.slice(4)).toEqual([
    ['Reçu le', 'Page lue', 'Langue de la page', 'Utile', 'Commentaire'],
    ['2026-11-21 10:01', 'IRM', 'Français', 'Non', 'La seconde, sur deux lignes.'],
    ['2026-11-21 10:00', 'IRM', 'Français', 'Oui', 'La première.'],
    [''],
    ['3\u00A0avis reçus'],
  ])
  expect((await list('--csv'))[0]).toMatch(/^\uFEFF"Reçu le";"Page lue";/)
  expect(() => readListOptions(feedbackListing, ['--show', 'x'])).toThrow('Unknown option')
})

test('page feedback › is deleted after 180 days or the configured period', async () => {
  const purge = (app: TestApp, now: number) =>
    runAllCleanupJobs([recordsCleanup(app.services.records)], now)
  await send()
  const end = running.clock.now() + 180 * day
  expect(await purge(running, end - 1)).toEqual({ records: 0 })
  expect(await purge(running, end)).toEqual({ records: 1 })
  const brief = await appForTests({ env: { RETENTION_FEEDBACK_DAYS: '7' } })
  await brief.site.post('/fr/votre-avis').type('form').send({ page: 'mri', answer: 'no' })
  const policy = await brief.site.get(urlFor('whatWeKeep', 'fr'))
  expect(policy.text).toMatch(/7.jours après l’envoi/)
  expect(await purge(brief, brief.clock.now() + 7 * day)).toEqual({ records: 1 })
  await brief.end()
})

describe('page feedback form', () => {
  test.each(feedbackPages)(
    'is at the end of %s in both languages, and the page is publicly cacheable',
    async (name) => {
      for (const locale of locales) {
        const answer = await running.site.get(urlFor(name, locale)).expect(200)
        expect(answer.text.match(/class="feedback__form"/g)).toHaveLength(1)
        expect(answer.text).toContain(`name="page" value="${name}"`)
        expect(answer.headers['cache-control']).toContain('public')
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    },
  )

  test.each(['home', 'about', 'ultrasound', 'privacyArchive', 'requestReceived'] as const)(
    'is missing from %s',
    async (name) => {
      const answer = await running.site.get(urlFor(name, 'fr'))
      expect(answer.text).not.toContain('feedback__form')
    },
  )

  test('is missing from an error page at the URL of an exam', async () => {
    const answer = await running.site.put(urlFor('mri', 'fr')).set('Accept', 'text/html')
    expect(answer.status).toBe(405)
    expect(answer.text).not.toContain('feedback__form')
  })
})
