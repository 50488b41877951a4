import { load } from 'cheerio'
import { locales } from '../../../src/addresses/pageTable.js'
import { requestListing } from '../../../src/commands/lists/requestListing.js'
import { createRecaptcha } from '../../../src/services/adapters/verification/recaptcha.js'
import type { Verification } from '../../../src/services/adapters/verification/verification.js'
import { createBackoff } from '../../../src/shared/time/backoff.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { everyPage } from '../../support/pages/everyPage.js'
import { human, startVerifier, type TestVerifier } from '../../support/servers/verifier.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { recordedLog } from '../../support/site/recordedLog.js'
import { runListing } from '../../support/site/runListing.js'
import { storedRequests } from '../../support/site/storedSubmissions.js'
import { openWords } from '../../support/site/words.js'
import { staffPage } from '../../support/staff/deskRequests.js'
import { signedIn } from '../../support/staff/signedIn.js'

let verifier: TestVerifier
let lines: string[]
let verification: Verification
beforeEach(async () => {
  verifier = await startVerifier()
  const kept = recordedLog()
  lines = kept.lines
  verification = createRecaptcha({
    siteKey: 'site-key-1234',
    secretKey: 'secret-key-1234',
    scriptUrl: 'https://provider.example/api.js',
    verifyUrl: verifier.url,
    host: 'clinic.example',
    backoff: createBackoff(),
    log: kept.log,
  })
})
afterEach(() => verifier.close())

describe('a token', () => {
  test.each([
    ['human', human, 'passed'],
    ['just human enough', { ...human, score: 0.5 }, 'passed'],
    ['too much of a program', { ...human, score: 0.4 }, 'low'],
    ['made for another form', { ...human, action: 'login' }, 'low'],
    ['made on another site', { ...human, hostname: 'evil.example' }, 'low'],
    ['without a score', { ...human, score: undefined }, 'low'],
    ['used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'low'],
    ['made up', { success: false, 'error-codes': ['invalid-input-response'] }, 'low'],
  ])('that is %s is marked: %j → %s', async (_what, answer, mark) => {
    verifier.willAnswer(answer)
    expect(await verification.verify('a-token', 'contact')).toBe(mark)
    expect(verifier.asked).toHaveLength(1)
    const [question] = verifier.asked
    expect(Object.fromEntries(question ?? [])).toEqual({
      secret: 'secret-key-1234',
      response: 'a-token',
    })
  })

  test.each([undefined, ''])('that is not there (%j) is not asked about', async (token) => {
    expect(await verification.verify(token, 'contact')).toBe('missing')
    expect(verifier.asked).toEqual([])
  })

  test('longer than any real one is not asked about', async () => {
    expect(await verification.verify('x'.repeat(9000), 'contact')).toBe('low')
    expect(verifier.asked).toEqual([])
  })
})

describe('the provider', () => {
  test.each([503, 429])('that answers %i is asked again', async (status) => {
    verifier.willAnswer(status, human)
    expect(await verification.verify('a-token', 'contact')).toBe('passed')
    expect(verifier.asked).toHaveLength(2)
  })

  test('that goes on failing is given up in time', async () => {
    verifier.willAnswer(500)
    const begun = performance.now()
    expect(await verification.verify('a-token', 'contact')).toBe('unreachable')
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  test('that answers nothing is given up in time', async () => {
    verifier.willAnswer('silence')
    const begun = performance.now()
    expect(await verification.verify('a-token', 'contact')).toBe('unreachable')
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  test('that is not there is given up', async () => {
    await verifier.close()
    expect(await verification.verify('a-token', 'contact')).toBe('unreachable')
    verifier = await startVerifier()
  })

  test('that answers nonsense counts as unreachable', async () => {
    verifier.willAnswer({ hello: 'world' })
    expect(await verification.verify('a-token', 'contact')).toBe('unreachable')
  })

  test('that does not know us is our error, and is logged as an error without the secret', async () => {
    verifier.willAnswer({ success: false, 'error-codes': ['invalid-input-secret'] })
    expect(await verification.verify('a-token', 'contact')).toBe('unreachable')
    expect(lines.join('')).toContain('verification secret refused')
    expect(lines.join('')).not.toContain('secret-key-1234')
    await expect(verification.check()).rejects.toThrow('RECAPTCHA_SECRET_KEY')
  })

  test('that knows us passes the check', async () => {
    verifier.willAnswer({ success: false, 'error-codes': ['invalid-input-response'] })
    expect(await verification.check()).toContain('knows the secret key')
  })
})

describe('a request sent through the form', () => {
  let running: TestApp
  beforeEach(async () => {
    running = await appForTests({
      env: {
        PUBLIC_URL: 'https://clinic.example',
        RECAPTCHA_SITE_KEY: 'site-key-1234',
        RECAPTCHA_SECRET_KEY: 'secret-key-1234',
        RECAPTCHA_VERIFY_URL: verifier.url,
      },
    })
  })
  afterEach(() => running.end())

  const send = (changes: Record<string, string> = {}) =>
    running.site
      .post('/fr')
      .type('form')
      .send(aContactForm({ verification: 'a-token', ...changes }))
  const keptMark = async () => (await storedRequests(running))[0]?.verification
  const shownToDesk = async (): Promise<string> => {
    const [request] = await storedRequests(running)
    const page = await staffPage(await signedIn(running), `/staff/requests/${request?.reference}`)
    return page('main').text()
  }

  test('that is passed is stored as passed, and its staff page does not mention it', async () => {
    expect((await send()).status).toBe(303)
    expect(await keptMark()).toBe('passed')
    expect(await shownToDesk()).not.toContain('Vérification')
  })

  test.each([
    ['low', { ...human, score: 0.1 }, 'l’envoi vient peut-être d’un programme'],
    [
      'unreachable',
      { success: false, 'error-codes': ['bad-request'] },
      'le service de vérification n’a pas répondu',
    ],
  ])(
    'that is %s is stored, and its staff page gives the reason',
    async (mark, answer, sentence) => {
      verifier.willAnswer(answer)
      expect((await send()).status).toBe(303)
      expect(await keptMark()).toBe(mark)
      expect(await shownToDesk()).toContain(sentence)
    },
  )

  test('without JavaScript is stored, and its staff page says that nothing was verified', async () => {
    expect((await send({ verification: '' })).status).toBe(303)
    expect(await keptMark()).toBe('missing')
    expect(await shownToDesk()).toContain('le navigateur n’a rien transmis')
  })

  test('shows its mark in the list of requests', async () => {
    verifier.willAnswer({ ...human, score: 0.1 })
    await send()
    const listed = await runListing(running.services.records, requestListing, [])
    expect(listed.lines[0]).toContain('Vérification')
    expect(listed.lines[1]).toContain('Doute')
  })

  test('with errors is told so before the provider is asked', async () => {
    expect((await send({ name: '' })).status).toBe(422)
    expect(verifier.asked).toEqual([])
  })

  test('may load the provider’s script, and nothing else of others', async () => {
    const { headers } = await running.site.get('/fr')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    )
    expect(policy).toContain('frame-src https://www.google.com/recaptcha/')
    expect(policy).not.toMatch(/unsafe/)
  })

  test('is the only reason to load that script: no page but the form’s knows its key', async () => {
    for (const { name, path } of everyPage) {
      const { text } = await running.site.get(path)
      expect({ path, hasKey: text.includes('site-key-1234') }).toEqual({
        path,
        hasKey: name === 'home',
      })
      expect(load(text)('script[src^="http"]')).toHaveLength(0)
    }
  })
})

test('without keys nothing is verified, marked or opened', async () => {
  const running = await appForTests()
  const form = {
    name: 'Zoé',
    phone: '418 555-0199',
    subject: 'mri',
    language: 'fr',
    consent: 'yes',
  }
  await running.site.post('/fr').type('form').send(form).expect(303)
  const requests = await storedRequests(running)
  expect(requests[0]).not.toHaveProperty('verification')
  const policy = (await running.site.get('/fr')).headers['content-security-policy']
  expect(policy).not.toMatch(/google|frame-src/)
  await running.end()
})

/** In English the client's words, and in both that nothing is lost. */
const consoleSentences = {
  fr: {
    noKey: 'aucune clé fournie',
    noVersion: 'aucune version fournie',
    notLoaded: 'le script n’a pas pu être chargé',
    notRun: 'l’exécution a échoué',
  },
  en: {
    noKey: 'no key provided',
    noVersion: 'no version provided',
    notLoaded: 'failed to load script',
    notRun: 'failed to execute',
  },
} as const
const around = {
  fr: (what: string) => `Vérification humaine\u00A0: ${what}. Les demandes partent sans elle.`,
  en: (what: string) => `Human verification: ${what}. Requests are sent without it.`,
} as const

test.each(locales)('what the console is told has its sentences (%s)', async (locale) => {
  const t = (await openWords()).getFixedT(locale)
  for (const what of ['noKey', 'noVersion', 'notLoaded', 'notRun'] as const) {
    expect(t(`forms:verification.${what}`)).toBe(around[locale](consoleSentences[locale][what]))
  }
})
