import express from 'express'
import supertest from 'supertest'
import { createForm } from '../../src/controllers/forms/createForm.js'
import { translateIn } from '../../src/services/language/translations.js'
import type { FieldRule, FieldTable } from '../../src/shared/forms/fieldTable.js'
import { errorSentence } from '../../src/shared/forms/ruleSentence.js'
import { becomes, contactPage, contactPath, errorOf } from '../support/contact/contactPage.js'
import { isChecked, openWithForm } from '../support/pages/plainForm.js'
import { eventually } from '../support/site/eventually.js'
import { sentenceOf } from '../support/specification/clientSpecification.js'
import { specifiedSite } from '../support/specification/specifiedSite.js'
import { testedIn } from '../support/specification/testedIn.js'

/* Chapter 5: validation rules, in forms that the site has never seen. */

const { t, words, visit } = specifiedSite()

const plainForm = [
  'e2e/pages/plainForm.test.ts',
  'is checked by its attributes, in the words of the catalogue (%s)',
] as const
const fieldsInBrowser = [
  'e2e/contact/contactIsland.test.ts',
  'when it is first left, then at each change, by its first broken rule',
] as const

testedIn('5.1b a generic form validation is in place', ...plainForm)
testedIn('5.2a validates on input and blur', ...fieldsInBrowser)
testedIn('5.2b stops at the first failing rule', ...fieldsInBrowser)

test('5.2c default message says the field is not valid', async () => {
  const page = await visit()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    // The catalogue has lost a sentence.
    const isCatalogue = code.includes('Il manque une')
    const body = isCatalogue ? code.replace(/\brequired:"[^"]*",/, '') : code
    await route.fulfill({ response, body })
  })
  await openWithForm(
    page,
    '/fr/a-propos',
    '<form data-validate><input id="p-any" name="any" required><button id="p-send">Send</button></form>',
  )
  await isChecked(page)
  await page.locator('#p-send').click()
  const said = t('fr', 'validation:default')
  await eventually(async () => expect(await errorOf(page.locator('#p-any'))).toBe(said))
  expect(t('fr', 'validation:default')).toMatch(/^Ce champ n’est pas valide\./)
  expect(t('en', 'validation:default')).toMatch(/^This field is not valid\./)
})

test('5.2d the observer debounces by 16 ms (default debounce 0)', async () => {
  const page = await visit()
  const form = contactPage(page, words(), 'en')
  await page.clock.install()
  await page.goto(contactPath('en'))
  await becomes(form, 'awake')
  await form.send.click()
  await form.summary.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  const counted = await form.status.textContent()
  await form.name.fill('Marie')
  await eventually(async () => expect(await errorOf(form.name)).toBe(''))
  await page.clock.runFor(15)
  expect(await form.status.textContent()).toBe(counted)
  await page.clock.runFor(1)
  await eventually(async () => expect(await form.status.textContent()).not.toBe(counted))
})

testedIn(
  '5.3 rules read from form inputs: required, email, pattern, min/max length, min/max value',
  ...plainForm,
)

/**
 * Posts an answer to a form with one field, as the site's forms read theirs.
 * @param others further answers, that rules may look at
 * @returns what a visitor then reads, in French; nothing when the answer was taken
 */
const answered = async (
  rule: FieldRule,
  answer: unknown,
  { clean = 'line', others = {} }: { clean?: 'line' | 'list' | 'files'; others?: object } = {},
): Promise<string | undefined> => {
  const table: FieldTable = {
    answer: { clean, rules: [rule] },
    other: { clean: 'line', rules: [] },
  }
  const form = createForm({ fields: () => table, hidden: {} })
  const site = { t: translateIn(words(), 'fr'), region: 'fr-CA' }
  const app = express()
  app.use(express.json())
  app.post('/', (req, res, next) => {
    form
      .read(req)
      .then(({ errors }) => res.json(errors.map((error) => errorSentence(site, error))), next)
  })
  const { status, body } = await supertest(app)
    .post('/')
    .send({ answer, ...others })
  expect(status).toBe(200)
  return body[0]
}

const isTaken = async (rule: FieldRule, answer: unknown): Promise<boolean> =>
  (await answered(rule, answer)) === undefined

test('5.4a alphabetic-only (letters and spaces, per-locale letter sets)', async () => {
  expect(await isTaken({ rule: 'alpha' }, 'Jean Luc Œuvré')).toBe(true)
  expect(await isTaken({ rule: 'alpha' }, 'a1')).toBe(false)
  expect(await isTaken({ rule: 'alpha', locale: 'fr' }, 'Zoé')).toBe(true)
  expect(await isTaken({ rule: 'alpha', locale: 'fr' }, 'ñ')).toBe(false)
  expect(await isTaken({ rule: 'alpha', locale: 'en' }, 'Zoé')).toBe(false)
})

test('5.4b email (single address, or comma-separated list when multiple is on)', async () => {
  const list = 'a@b.ca, c@d.ca'
  expect(await isTaken({ rule: 'email' }, 'a@b.ca')).toBe(true)
  expect(await isTaken({ rule: 'email' }, list)).toBe(false)
  expect(await isTaken({ rule: 'email', multiple: true }, list)).toBe(true)
  expect(await isTaken({ rule: 'email', multiple: true }, 'a@b.ca, c')).toBe(false)
})

test('5.4c regex match', async () => {
  expect(await isTaken({ rule: 'regex', pattern: /^[A-Z]\d$/ }, 'A1')).toBe(true)
  expect(await isTaken({ rule: 'regex', pattern: /^[A-Z]\d$/ }, '1A')).toBe(false)
})

describe('5.4d required (null, empty array or blank string after trimming is invalid', () => {
  test.each([[null], [[]], [''], [' \t ']])('%j', async (answer) => {
    expect(await answered({ rule: 'required' }, answer)).toBe(t('fr', 'validation:required'))
    expect(await isTaken({ rule: 'required' }, 'a')).toBe(true)
  })
})

// No form sends `false`: only a table of the site's own code can meet it.
testedIn(
  '5.4e false is invalid unless allowFalse is on, which is on by default',
  'unit/forms/validation.test.ts',
  '$title $outcome',
)

type Wrong = readonly [
  rule: FieldRule,
  answer: unknown,
  how?: NonNullable<Parameters<typeof answered>[2]>,
]

const aFile = { name: 'CV.exe', size: 5000, type: 'text/plain' }
const asFiles = { clean: 'files' } as const

/** An answer that each rule of the catalogue refuses. */
const wrong: readonly Wrong[] = [
  [{ rule: 'alpha' }, 'a1'],
  [{ rule: 'alpha_num' }, 'a b'],
  [{ rule: 'alpha_dash' }, 'a b'],
  [{ rule: 'alpha_spaces' }, 'a1'],
  [{ rule: 'between', min: 1, max: 10 }, '11'],
  [{ rule: 'confirmed', field: 'other' }, 'a', { others: { other: 'b' } }],
  [{ rule: 'digits', length: 4 }, '12'],
  [{ rule: 'dimensions', width: 120, height: 80 }, [aFile], asFiles],
  [{ rule: 'email' }, 'a@'],
  [{ rule: 'excluded', values: ['a'] }, 'a'],
  [{ rule: 'ext', extensions: ['pdf'] }, [aFile], asFiles],
  [{ rule: 'image' }, [aFile], asFiles],
  [{ rule: 'integer' }, '1.5'],
  [{ rule: 'length', length: 3 }, 'ab'],
  [{ rule: 'max_value', max: 10 }, '11'],
  [{ rule: 'max', length: 3 }, 'abcd'],
  [{ rule: 'mimes', types: ['image/*'] }, [aFile], asFiles],
  [{ rule: 'min_value', min: 10 }, '9'],
  [{ rule: 'min', length: 3 }, 'ab'],
  [{ rule: 'numeric' }, '-1'],
  [{ rule: 'oneOf', values: ['a'] }, 'b'],
  [{ rule: 'regex', pattern: /^a$/ }, 'b'],
  [{ rule: 'required' }, ''],
  [{ rule: 'required_if', field: 'other' }, '', { others: { other: 'b' } }],
  [{ rule: 'size', kilobytes: 2 }, [aFile], asFiles],
  [{ rule: 'double' }, '1'],
]

test('5.5 a French message catalogue exists for: alpha, alpha_num, alpha_dash, alpha_spaces, between, confirmed, digits, dimensions, email, excluded, ext, image, integer, length, max_value, max, mimes, min_value, min, numeric, oneOf, regex, required, required_if, size, double', async () => {
  const names = sentenceOf('5.5').replace(/^.*: /, '').replace('.', '').split(', ')
  expect(wrong.map(([{ rule }]) => rule)).toEqual(names)
  const said = await Promise.all(wrong.map((one) => answered(...one)))
  expect(said.filter((message) => !/^\p{Lu}[^{}]+\.$/u.test(message ?? ''))).toEqual([])
  expect(new Set(said).size).toBe(names.length)
  expect(said).toContain(t('fr', 'validation:image'))
})
