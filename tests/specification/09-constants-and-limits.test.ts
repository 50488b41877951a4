import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { mebibyte } from '../../src/config/limits.js'
import { limitsFor } from '../../src/views/careers/files/uploadDefaults.js'
import {
  type ApplicationPage,
  applicationPage,
  applicationPath,
  fileBecomes,
  formBecomes,
  holdUpload,
  spoilUploads,
} from '../support/careers/applicationPage.js'
import { temporaryFolder } from '../support/site/temporaryFolder.js'
import { sentenceOf } from '../support/specification/clientSpecification.js'
import { specifiedSite } from '../support/specification/specifiedSite.js'
import { testedIn } from '../support/specification/testedIn.js'

/* Chapter 9: business constants and limits. */

const { words, ask, arrive, stay } = specifiedSite(async () => ({
  CAREERS_MAX_FILE_MB: '12',
  // The least that the site takes, see 9.9.
  RECORDS_CACHE_BYTES: '1048576',
}))

testedIn(
  '9.1a default locale fr',
  'specification/04-states-and-transitions.test.ts',
  '4.1b default is fr',
)
testedIn(
  '9.1b locale cookie 365 days when used',
  'integration/pages/languageSwitch.test.ts',
  'a visitor without script who chooses %s goes there, and the choice is kept for a year',
)
testedIn(
  '9.2 loading bar: throttle 200 ms, duration 5000 ms, hide delay 500 ms',
  'e2e/navigation/navigation.test.ts',
  'the loading bar is shown after 200 ms, fills in 5 s and is hidden 500 ms after the end; a page that loads sooner shows none',
)
testedIn(
  '9.3 human verification: version 3, badge hidden',
  'e2e/contact/verificationScript.test.ts',
  'its token goes with the request, its badge is words (%s)',
)

testedIn(
  '9.4a authentication token max age 300 s',
  'firebase/firebaseSignIn.test.ts',
  'is accepted for 300 s after it was made, and stands in for the password alone',
)

describe('9.5 retry backoff: base 1000 ms, factor 2, jitter 0.5, cap 14,400,000 ms', () => {
  testedIn(
    'of emails',
    'integration/email/outbox.test.ts',
    'a refused email is tried again after 1, 2 and 4 seconds with the same Message-ID',
  )
  testedIn(
    'of anything',
    'unit/backoff.test.ts',
    'after %i failures the wait is about %i ms',
    'jitter takes away or adds half of the wait at most',
    'jitter never exceeds the cap',
  )
})

testedIn(
  '9.7a link prefetch idle timeout 2 s',
  'specification/02-screens-and-routes.test.ts',
  'visible links alone, when the browser is idle or after 2 s',
)
testedIn(
  '9.7b reload guard 60 s',
  'e2e/navigation/scriptFails.test.ts',
  'is loaded once more when 60 s have gone by, and not before',
)
testedIn(
  '9.7c page-code load time-out 120000 ms',
  'e2e/navigation/islandCode.ts',
  'that takes longer than 120 s causes one reload, then a message',
)
testedIn(
  '9.7d data fetch minimum delay 200 ms',
  'e2e/contact/contactSending.test.ts',
  'whoever sends a request sees that it is sent for 200 ms, however fast the answer',
)

const folder = temporaryFolder()
afterAll(() => folder.remove())

/** A small picture in a file of that length: what follows its last byte is not looked at. */
const jpegOf = async (name: string, bytes: number): Promise<string> => {
  const path = join(folder.path, name)
  const side = { width: 200, height: 200, channels: 3, background: 'teal' } as const
  await sharp({ create: side }).jpeg().toFile(path)
  truncateSync(path, bytes)
  return path
}

describe('upload defaults', () => {
  testedIn(
    '9.8a time-out 30000 ms',
    'e2e/careers/applicationFiles.test.ts',
    'fail after four attempts of 30 seconds without progress, and can be retried',
  )
  testedIn(
    '9.8a 2 parallel uploads',
    'e2e/careers/applicationFiles.test.ts',
    'start with one file, then run two at a time',
  )

  // Careers set a limit of their own: no page shows the widget's.
  test('9.8a max file size 256 MB', () => {
    const { maxBytes } = limitsFor({ files: 1, accept: '.pdf' })
    expect(maxBytes).toBe(256 * mebibyte)
  })

  testedIn(
    '9.8a chunk size 2000000 bytes',
    'integration/careers/uploadChunks.test.ts',
    'comes in chunks of 2 000 000 bytes, and is one file for whoever reads the application',
  )
  testedIn(
    '9.8a 3 chunk retries',
    'e2e/careers/uploadChunks.test.ts',
    'a chunk that fails four times is an error, and the visitor’s button goes on from it',
  )

  /** Somebody who stays for all of them. */
  let form: ApplicationPage
  beforeAll(async () => {
    const page = await stay()
    await page.goto(applicationPath('fr'))
    form = applicationPage(page, words(), 'fr')
    await form.place.scrollIntoViewIfNeeded()
    await formBecomes(form, 'awake')
    await spoilUploads(page, holdUpload)
  })

  test('9.8a resize quality 0.8', async () => {
    const qualities = await form.page.evaluateHandle(() => {
      const asked: unknown[] = []
      const { prototype } = HTMLCanvasElement
      const toBlob = new Proxy(Object(Reflect.get(prototype, 'toBlob')), {
        apply: (original, canvas, options) => {
          asked.push(options[2])
          return Reflect.apply(original, canvas, options)
        },
      })
      Reflect.set(prototype, 'toBlob', toBlob)
      return asked
    })
    await form.files.setInputFiles(await jpegOf('huge.jpg', 12 * mebibyte + 1))
    await fileBecomes(form, 'huge.jpg', 'uploading')
    expect(await qualities.jsonValue()).toEqual([0.8])
  })

  test('9.8a thumbnail 120x120 only for images up to 10 MB', async () => {
    const most = 10 * mebibyte
    const paths = [await jpegOf('small.jpg', most), await jpegOf('large.jpg', most + 1)]
    await form.files.setInputFiles(paths)
    const [small, large] = ['small.jpg', 'large.jpg'].map((name) =>
      form.row(name).locator('canvas'),
    )
    await small?.waitFor()
    expect([await small?.getAttribute('width'), await small?.getAttribute('height')]).toEqual([
      '120',
      '120',
    ])
    expect(await large?.isVisible()).toBe(false)
  })
})

testedIn(
  '9.9 document database minimum cache size 1048576 bytes',
  'specification/08-error-catalogue.test.ts',
  '8.8b cache size under 1048576',
)

test('9.10a image widths: xs 320, sm 640, md 768, lg 1024, xl 1280, xxl 1536, 2xl 1920', async () => {
  const specified = [...sentenceOf('9.10a').matchAll(/\w+ (\d+)[,;]/g)].map(([, width]) =>
    Number(width),
  )
  expect(specified).toHaveLength(7)
  const used = new Set<number>()
  for (const path of ['/fr', '/fr/a-propos', '/fr/echographie', '/fr/carrieres', '/fr/mammaire']) {
    const html = await (await ask(path)).text()
    for (const [, width] of html.matchAll(/\/_ipx\/\S+ (\d+)w/g)) used.add(Number(width))
  }
  expect([...used].filter((width) => !specified.includes(width))).toEqual([])
  expect([...used].toSorted((a, b) => a - b)).toEqual(specified)
})

test('9.10b static image provider, no presets, domains or aliases', async () => {
  const statusOf = async (path: string): Promise<number> => (await ask(path)).status
  expect(await statusOf('/_ipx/_/reception.jpg')).toBe(200)
  expect(await statusOf('/_ipx/provider_ipx/reception.jpg')).toBe(400)
  expect(await statusOf('/_ipx/preset_any/reception.jpg')).toBe(400)
  const elsewhere = encodeURIComponent('https://example.com/reception.jpg')
  for (const path of [elsewhere, 'https://example.com/reception.jpg', '~alias/reception.jpg']) {
    expect([path, [400, 404].includes(await statusOf(`/_ipx/_/${path}`))]).toEqual([path, true])
  }
})

testedIn(
  '9.10c placeholder 10 by 10 pixels at quality 50',
  'integration/images/images.test.ts',
  'can be a placeholder of ten pixels a side at quality 50',
)

test('9.11 fonts: Source Sans Pro weights 300, 400, 600', async () => {
  const page = await arrive('/fr')
  const weights = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => family.includes('Source Sans Pro'))
      .map(({ weight }) => Number(weight)),
  )
  expect(weights.toSorted((a, b) => a - b)).toEqual([300, 400, 600])
  const loaded = await Promise.all(
    weights.map((weight) =>
      page.evaluate(
        async (one) => (await document.fonts.load(`${one} 1em "Source Sans Pro"`)).length,
        weight,
      ),
    ),
  )
  expect(loaded).toEqual([1, 1, 1])
})
