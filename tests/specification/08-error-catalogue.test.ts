import type { JSHandle, Page } from 'playwright'
import { ImageError } from '../../src/services/images/imageError.js'
import {
  type ApplicationPage,
  applicationPage,
  applicationPath,
  chooseFiles,
  fileBecomes,
  formBecomes,
  holdUpload,
  spoilUpload,
} from '../support/careers/applicationPage.js'
import { aPdfFile } from '../support/careers/applicationForms.js'
import { runBuilt } from '../support/site/builtSite.js'
import { specifiedSite } from '../support/specification/specifiedSite.js'
import { testedIn } from '../support/specification/testedIn.js'

/*
 * Chapter 8: the error catalogue. The messages that the client gives word for word are each followed
 * by what to do: neither takes the place of the other.
 */

const { words, ask, read, stay } = specifiedSite(async () => ({ CAREERS_MAX_FILE_MB: '1' }))

describe("8.1 404: 'This page could not be found'", () => {
  test.each([
    [
      '/en/nowhere',
      'This page could not be found',
      'It may have moved. Were you looking for one of these pages?',
    ],
    [
      '/fr/nulle-part',
      'Cette page est introuvable',
      'Elle a peut-être changé d’adresse. Vous cherchiez peut-être une de ces pages.',
    ],
  ])('%s', async (path, message, todo) => {
    expect((await ask(path)).status).toBe(404)
    const $ = await read(path)
    expect($('h1').text()).toBe(message)
    expect($('h1 + .lead').text()).toBe(todo)
    expect($('title').text()).toContain(message)
  })
})

testedIn(
  "8.2 500: 'Unknown middleware' for an unknown middleware",
  'integration/pages/errors.test.ts',
  'a page row that names a step nobody registered answers 500',
)

testedIn(
  '8.3 any thrown value is turned into a message plus status code, falling back to 500',
  'integration/pages/thrownValues.test.ts',
  '%s is answered with the error page',
)

testedIn(
  '8.4 error page: says an error occurred while showing the error page, with a link back to the home page',
  'integration/pages/thrownValues.test.ts',
  '%s leaves a sentence and the way home',
)

describe('human verification messages, on the console alone', () => {
  const script = 'e2e/contact/verificationScript.test.ts'
  const withoutSetting = 'a page without its %s says so and sends all the same'
  testedIn('8.5a no key provided', script, withoutSetting)
  testedIn('8.5b no version provided', script, withoutSetting)
  testedIn('8.5c failed to load script', script, 'when its script does not come')
  testedIn('8.5d failed to execute', script, 'when it refuses', 'when it does not answer')
})

const openApplication = async (page: Page): Promise<ApplicationPage> => {
  await page.goto(applicationPath('en'))
  const form = applicationPage(page, words(), 'en')
  await form.place.scrollIntoViewIfNeeded()
  await formBecomes(form, 'awake')
  return form
}

describe('upload widget messages', () => {
  /** Somebody who stays for all of them. */
  let form: ApplicationPage
  let seen: JSHandle<ReadonlySet<string>>
  beforeAll(async () => {
    form = await openApplication(await stay())
    seen = await form.form.evaluateHandle((element) => {
      const states = new Set<string>()
      new MutationObserver(() => {
        for (const file of element.querySelectorAll<HTMLElement>('.file[data-state]')) {
          states.add(file.dataset['state'] ?? '')
        }
      }).observe(element, { subtree: true, childList: true, attributes: true })
      return states
    })
  })

  /** What the row says, to which more must follow. */
  const said = async (name: string): Promise<string> => {
    const text = (await form.row(name).locator('.file__state').textContent()) ?? ''
    expect(text).toMatch(/\. \w.+\.$/)
    return text.replaceAll('’', "'")
  }

  test("8.6a 'Drop files here to upload'", async () => {
    expect(await form.place.locator('.drop__title').textContent()).toBe(
      'Drop files here to upload or choose them here',
    )
  })

  test("8.6b 'File is too big ({{filesize}}MiB).", async () => {
    const large = { name: 'Portfolio.pdf', content: Buffer.alloc(1_500_000) }
    await chooseFiles(form, large)
    await fileBecomes(form, large.name, 'error')
    expect(await said(large.name)).toMatch(/^File is too big \(1\.5MiB\)\. /)
  })

  test("8.6c Max filesize: {{maxFilesize}}MiB.'", async () => {
    expect(await said('Portfolio.pdf')).toContain(' Max filesize: 1MiB. ')
  })

  test("8.6d 'You can't upload files of this type.'", async () => {
    await chooseFiles(form, aPdfFile('CV.exe'))
    await fileBecomes(form, 'CV.exe', 'error')
    expect(await said('CV.exe')).toMatch(/^You can't upload files of this type\. /)
  })

  test("8.6e 'Server responded with {{statusCode}} code.'", async () => {
    await spoilUpload(form.page, (route) => route.fulfill({ status: 500, body: 'no' }))
    await chooseFiles(form, aPdfFile('CV.pdf'))
    await fileBecomes(form, 'CV.pdf', 'error')
    expect(await said('CV.pdf')).toMatch(/^Server responded with 500 code\. /)
    await form.retry('CV.pdf').click()
    await fileBecomes(form, 'CV.pdf', 'success')
  })

  test("8.6f 'You can not upload any more files.'", async () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => aPdfFile(`${name}.pdf`))
    await chooseFiles(form, ...six)
    await fileBecomes(form, 'f.pdf', 'error')
    expect(await said('f.pdf')).toMatch(/^You can not upload any more files\. /)
    // What waits its turn would meet what is done to the next upload.
    for (const name of ['a', 'b', 'c', 'd']) await fileBecomes(form, `${name}.pdf`, 'success')
    await form.remove('a.pdf').click()
  })

  test("8.6g 'Upload canceled.'", async () => {
    await spoilUpload(form.page, holdUpload)
    await chooseFiles(form, aPdfFile('Letter.pdf'))
    await fileBecomes(form, 'Letter.pdf', 'uploading')
    await form.cancel('Letter.pdf').click()
    await fileBecomes(form, 'Letter.pdf', 'canceled')
    expect(await said('Letter.pdf')).toMatch(/^Upload canceled\. /)
    expect(await form.filesStatus.textContent()).toContain('Letter.pdf: Upload canceled.')
  })

  test('8.6h upload file states: added, queued, uploading, canceled, error, success', async () => {
    expect(await seen.evaluate((states) => [...states].toSorted())).toEqual(
      ['added', 'queued', 'uploading', 'canceled', 'error', 'success'].toSorted(),
    )
  })
})

testedIn(
  '8.7 a network failure during signing is logged as a network error',
  'e2e/careers/applicationFiles.test.ts',
  'show a network error when signing fails, and report it',
)

describe('document-database client', () => {
  testedIn(
    '8.8a rejects: latitude outside -90..90, longitude outside -180..180',
    'support/contracts/records/createdRecords.ts',
    'judges %j by the same rules: %s',
  )
  testedIn(
    '8.8a empty field names, names beginning and ending with double underscores, field paths containing ~ * / [ ]',
    'unit/recordRules.test.ts',
    '“%s” is refused: %s',
    'the field path “%s” is judged name by name',
  )

  /** What ops read when the site does not start. */
  const refusalOf = (env: Readonly<Record<string, string>>): string => {
    const { status, output, errors } = runBuilt('dist/server.js', { DATA_DIR: '/nowhere', ...env })
    expect(status).toBe(78)
    return output + errors
  }

  test('8.8b cache size under 1048576', () => {
    expect(refusalOf({ RECORDS_CACHE_BYTES: '1048575' })).toContain('at least 1048576')
  })

  test('8.8c conflicting initialisation options', () => {
    const both = { FIREBASE_PROJECT_ID: 'clinic', RECORDS_CACHE_BYTES: '2000000' }
    expect(refusalOf(both)).toContain('RECORDS_CACHE_BYTES has no meaning with FIREBASE_PROJECT_ID')
  })
})

describe('8.9a image errors: unknown provider or preset, non-string input', () => {
  test.each([
    ['provider_cloudinary', 'Unknown provider: ', 'Fournisseur inconnu\u00A0: '],
    ['preset_hero', 'Unknown preset: ', 'Préréglage inconnu\u00A0: '],
  ])('%s', async (modifier, en, fr) => {
    const answer = await ask(`/_ipx/${modifier}/reception.jpg`)
    expect(answer.status).toBe(400)
    const { detail, detailEn } = Object(await answer.json())
    expect([detailEn.slice(0, en.length), detail.slice(0, fr.length)]).toEqual([en, fr])
  })

  // An address is always a text: only code of the site can give anything else.
  testedIn('non-string input', 'unit/imageAddress.test.ts', 'refuses %j, which is no text')

  test('in these words', () => {
    expect(new ImageError('not-a-string').sentence.en).toMatch(/^Non-string input: /)
  })
})

testedIn(
  "8.9b locale fallback: 'unexpected error'",
  'integration/pages/errors.test.ts',
  'a failure that says nothing better is an unexpected error (%s)',
)
