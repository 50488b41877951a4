import type { Route } from 'playwright'
import sharp from 'sharp'
import {
  type ApplicationPage,
  applicationPage,
  applicationPath,
  chooseFiles,
  fileBecomes,
  formBecomes,
  spoilUpload,
} from '../support/careers/applicationPage.js'
import { aPdfFile } from '../support/careers/applicationForms.js'
import { specifiedSite } from '../support/specification/specifiedSite.js'
import { testedIn } from '../support/specification/testedIn.js'

/* Chapter 7: the calls it makes. */

const { words, ask, read, stay } = specifiedSite()

testedIn(
  '7.2 load an invisible human-verification script, version 3, from the provider’s site with a language parameter',
  'e2e/contact/verificationScript.test.ts',
  'the provider is asked for nothing by a page that is read, but once somebody writes in its form (%s)',
  'its token goes with the request, its badge is words (%s)',
)
// No page loads the provider's libraries: the server makes the calls, so that `connect-src` stays ours.
testedIn(
  '7.3 make token calls to its identity service',
  'firebase/firebaseSignIn.test.ts',
  'a wrong Firebase password is refused and leaves the invitation good',
)

testedIn(
  '7.4 push events to a tag-manager data layer when an id is configured',
  'e2e/consent/consent.test.ts',
  'after consent the tags receive pages, calls and forms, and no personal data',
  'a sent form is measured without what was written in it',
)

test('7.5 images are requested via an image path prefix with modifiers for format, fit, width, height, resize, quality and background', async () => {
  const $ = await read('/fr')
  const sources = $('main img')
    .toArray()
    .map((image) => $(image).attr('src'))
    // A drawing has nothing to modify.
    .filter((source) => source?.startsWith('/drawings/') !== true)
  expect(sources.filter((source) => source?.startsWith('/_ipx/') === true)).toEqual(sources)
  const picture = async (modifiers: string): Promise<Buffer> => {
    const answer = await ask(`/_ipx/${modifiers}/reception.jpg`)
    expect([modifiers, answer.status]).toEqual([modifiers, 200])
    return Buffer.from(await answer.arrayBuffer())
  }
  const sizeOf = async (modifiers: string) => {
    const { format, width, height } = await sharp(await picture(modifiers)).metadata()
    return [format, width, height]
  }
  expect(await sizeOf('format_webp,width_160')).toEqual(['webp', 160, 90])
  expect((await sizeOf('height_90')).at(-1)).toBe(90)
  expect(await sizeOf('resize_160x160')).toEqual(['jpeg', 160, 160])
  expect(await sizeOf('resize_160x160,fit_inside')).toEqual(['jpeg', 160, 90])
  const worse = await picture('width_200,quality_10')
  expect(worse.length).toBeLessThan((await picture('width_200,quality_90')).length)
  const framed = await picture('format_png,resize_60x60,fit_contain,background_ff0000')
  const { data } = await sharp(framed).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
})

testedIn(
  '7.6a POST a form with file path and content type plus optional extra parameters to a signing address, returning JSON with signature and postEndpoint',
  'integration/careers/upload.test.ts',
  'a signing answers the fields to post, where to, and the name of the upload',
  'a signing may come as multipart too',
)

describe('an upload', () => {
  /** Somebody who stays for all of them. */
  let form: ApplicationPage
  beforeAll(async () => {
    const page = await stay()
    await page.goto(applicationPath('en'))
    form = applicationPage(page, words(), 'en')
    await form.place.scrollIntoViewIfNeeded()
    await formBecomes(form, 'awake')
  })

  test('7.6b accepted only on status 200', async () => {
    const answer = async (route: Route): Promise<void> => {
      await route.fulfill({ response: await route.fetch(), status: 202 })
    }
    await form.page.route('**/upload/sign', answer, { times: 1 })
    await chooseFiles(form, aPdfFile('a.pdf'))
    await fileBecomes(form, 'a.pdf', 'error')
  })

  testedIn(
    '7.6c then POST the signature fields and the file as a form to the storage endpoint',
    'e2e/careers/applicationsS3.test.ts',
    'a browser posts its files there itself, without a cookie, and HR opens them here',
  )

  test('7.6d status 201 is success', async () => {
    const posted = form.page.waitForResponse('**/upload/files')
    await chooseFiles(form, aPdfFile('b.pdf'))
    expect((await posted).status()).toBe(201)
    await fileBecomes(form, 'b.pdf', 'success')
    await spoilUpload(form.page, (route) => route.fulfill({ status: 200, body: '' }))
    await chooseFiles(form, aPdfFile('c.pdf'))
    await fileBecomes(form, 'c.pdf', 'error')
  })
})

testedIn(
  '7.7a a cloud document database is used',
  'e2e/operations/failures.test.ts',
  'visitors are given the phone number within 8 seconds, and it is used again without a restart',
)
