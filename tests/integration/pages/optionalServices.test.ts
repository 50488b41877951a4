import { load } from 'cheerio'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { appForTests } from '../../support/site/appForTests.js'

const measurement = { GTM_ID: 'GTM-TEST123' }
const verification = {
  RECAPTCHA_SITE_KEY: 'site-key-1234',
  RECAPTCHA_SECRET_KEY: 'secret-key-1234',
}

test.each([
  ['no service', {}, [false, false]],
  ['measurement', measurement, [true, false]],
  ['verification', verification, [false, true]],
  ['both services', { ...measurement, ...verification }, [true, true]],
])('legal pages with %s › describe the services that are configured', async (_what, env, named) => {
  const app = await appForTests({ env: { PUBLIC_URL: 'https://clinic.example', ...env } })
  for (const page of ['privacy', 'cookies'] as const) {
    const text = load((await app.site.get(urlFor(page, 'fr'))).text)('main .prose').text()
    expect([text.includes('Tag Manager'), text.includes('reCAPTCHA')]).toEqual(named)
  }
  await app.end()
})
