import type { i18n } from 'i18next'
import { limitsFor, uploadDefaults } from '../../src/views/careers/files/uploadDefaults.js'
import { openSiteTranslations } from '../support/site/siteTranslations.js'

let translations: i18n
beforeAll(async () => {
  translations = await openSiteTranslations()
})

/** Messages that the specification gives verbatim; the site adds a remedy to some. */
test.each([
  ['errors', 'notFound.message', 'This page could not be found'],
  ['validation', 'default', 'This field is not valid. '],
  ['applications', 'upload.drop', 'Drop files here to upload'],
  [
    'applications',
    'upload.errors.tooBig',
    'File is too big ({{filesize}}MiB). Max filesize: {{maxFilesize}}MiB. ',
  ],
  ['applications', 'upload.errors.kind', "You can't upload files of this type. "],
  ['applications', 'upload.errors.status', 'Server responded with {{statusCode}} code. '],
  ['applications', 'upload.errors.tooMany', 'You can not upload any more files. '],
  ['applications', 'upload.states.canceled', 'Upload canceled. '],
])('message › %s:%s begins with “%s”', (file, key, message) => {
  const text: unknown = translations.getResource('en', file, key)
  expect(String(text).replaceAll('’', "'").slice(0, message.length)).toBe(message)
})

test('validation messages › exist in French for every rule of the specification', () => {
  const rules = [
    ...['alpha', 'alpha_num', 'alpha_dash', 'alpha_spaces', 'between', 'confirmed', 'digits'],
    ...['dimensions', 'email', 'excluded', 'ext', 'image', 'integer', 'length', 'max_value', 'max'],
    ...['mimes', 'min_value', 'min', 'numeric', 'oneOf', 'regex', 'required', 'required_if'],
    ...['size', 'double'],
  ]
  const catalogue: unknown = translations.getResourceBundle('fr', 'validation')
  expect(Object.keys(Object(catalogue))).toEqual(expect.arrayContaining(rules))
})

test('upload defaults › are those of the specification', () => {
  expect(limitsFor({ files: 1, accept: '.pdf' }).maxBytes).toBe(256 * 1_048_576)
  expect(uploadDefaults).toMatchObject({
    timeoutMs: 30_000,
    parallel: 2,
    chunkBytes: 2_000_000,
    retries: 3,
    thumbnailSide: 120,
    thumbnailMaxBytes: 10 * 1_048_576,
    resizeQuality: 0.8,
  })
})
