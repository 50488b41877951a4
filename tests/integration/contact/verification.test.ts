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
import { openSiteTranslations } from '../../support/site/siteTranslations.js'
import { staffPage } from '../../support/staff/deskRequests.js'
import { signedIn } from '../../support/staff/signedIn.js'

let verifier: TestVerifier
let lines: string[]
let verification: Verification
beforeEach(async () => {
  verifier = await startVerifier()
  const recorded = recordedLog()
  lines = recorded.lines
  verification = createRecaptcha({
    siteKey: 'site-key-1234',
    secretKey: 'secret-key-1234',
    scriptUrl: 'https://provider.example/api.js',
    verifyUrl: verifier.url,
    host: 'clinic.example',
    backoff: createBackoff(),
    log: recorded.log,
  })
})
afterEach(() => verifier.close())

describe('verification token', () => {
  test.each([
    ['scored as human', human, 'passed'],
    ['scored at the threshold', { ...human, score: 0.5 }, 'passed'],
    ['scored below the threshold', { ...human, score: 0.4 }, 'low'],
    ['issued for another form', { ...human, action: 'login' }, 'low'],
    ['issued on another site', { ...human, hostname: 'evil.example' }, 'low'],
    ['without a score', { ...human, score: undefined }, 'low'],
    ['used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'low'],
    ['invalid', { success: false, 'error-codes': ['invalid-input-response'] }, 'low'],
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

  test.each([undefined, ''])('that is missing (%j) is not sent to the provider', async (token) => {
    expect(await verification.verify(token, 'contact')).toBe('missing')
    expect(verifier.asked).toEqual([])
  })

  test('that is too long is not sent to the provider', async () => {
    expect(await verification.verify('x'.repeat(9000), 'contact')).toBe('low')
    expect(verifier.asked).toEqual([])
  })
})

describe('verification provider', () => {
  test.each([503, 429])('is called again after %i', async (status) => {
    verifier.willAnswer(status, human)
    expect(await verification.verify('a-token', 'contact')).toBe('passed')
    expect(verifier.asked).toHaveLength(2)
  })

  test('is abandoned within the deadline when it keeps failing', async () => {
    verifier.willAnswer(500)
    const begun = performance.now()
    expect(await verification.verify('a-token', 'contact')).toBe('unreachable')
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  test('is abandoned within the deadline when it does not respond', async () => {
    verifier.willAnswer('silence')
    const begun = performance.now()
    expect(await verification.verify('a-token', 'contact')).toBe('unreachable')
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  test('is abandoned when it is unreachable', async () => {
    await verifier.close()
    expect(await verification.verify('a-token', 'contact')).toBe('unreachable')
    verifier = await startVerifier()
  })

  test('is treated as unreachable when its response is invalid', async () => {
    verifier.willAnswer({ hello: 'world' })
    expect(await verification.verify('a-token', 'contact')).toBe('unreachable')
  })

  test('is treated as unreachable, with an error log without the secret, when it rejects the secret', async () => {
    verifier.willAnswer({ success: false, 'error-codes': ['invalid-input-secret'] })
    expect(await verification.verify('a-token', 'contact')).toBe('unreachable')
    expect(lines.join('')).toContain('verification secret refused')
    expect(lines.join('')).not.toContain('secret-key-1234')
    await expect(verification.check()).rejects.toThrow('RECAPTCHA_SECRET_KEY')
  })

  test('passes the check when it accepts the secret', async () => {
    verifier.willAnswer({ success: false, 'error-codes': ['invalid-input-response'] })
    expect(await verification.check()).toContain('accepts the secret key')
  })
})

describe('verification of a contact request', () => {
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

  test('stores a passed request, and its staff page does not mention verification', async () => {
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
    'stores a request marked %s, and its staff page shows the reason',
    async (mark, answer, sentence) => {
      verifier.willAnswer(answer)
      expect((await send()).status).toBe(303)
      expect(await keptMark()).toBe(mark)
      expect(await shownToDesk()).toContain(sentence)
    },
  )

  test('stores a request without JavaScript, and its staff page reports the missing verification', async () => {
    expect((await send({ verification: '' })).status).toBe(303)
    expect(await keptMark()).toBe('missing')
    expect(await shownToDesk()).toContain('le navigateur n’a rien transmis')
  })

  test('shows the mark in the list of requests', async () => {
    verifier.willAnswer({ ...human, score: 0.1 })
    await send()
    const listed = await runListing(running.services.records, requestListing, [])
    expect(listed.lines[0]).toContain('Vérification')
    expect(listed.lines[1]).toContain('Doute')
  })

  test('reports form errors without calling the provider', async () => {
    expect((await send({ name: '' })).status).toBe(422)
    expect(verifier.asked).toEqual([])
  })

  test('allows only the script of the provider in the content security policy', async () => {
    const { headers } = await running.site.get('/fr')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    )
    expect(policy).toContain('frame-src https://www.google.com/recaptcha/')
    expect(policy).not.toMatch(/unsafe/)
  })

  test('exposes the site key on the page of the form only', async () => {
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

test('verification › is off without keys', async () => {
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

test.each(locales)('verification › console messages are translated (%s)', async (locale) => {
  const t = (await openSiteTranslations()).getFixedT(locale)
  for (const what of ['noKey', 'noVersion', 'notLoaded', 'notRun'] as const) {
    expect(t(`forms:verification.${what}`)).toBe(around[locale](consoleSentences[locale][what]))
  }
})
