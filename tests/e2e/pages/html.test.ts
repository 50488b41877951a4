import { HtmlValidate } from 'html-validate'
import { locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'
import { confirmationPath, everyPage, unknownPath } from '../../support/site/everyPage.js'

jest.setTimeout(60_000)

let site: BuiltSite
beforeAll(async () => {
  site = await startBuiltSite()
})
afterAll(() => site?.stop())

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Matters of style: React writes `<meta/>`, `hrefLang=""` and `open=""`, which HTML allows.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The style sheet keeps phone numbers on one line; other hyphens would not paste as a number.
    'tel-non-breaking': 'off',
    // Our own files come from where the page comes from: a digest guards what others serve.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Boxes to tick share a name, as HTML means them to.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // What takes focus says its role itself, as the linter asks.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
})

/** The errors of an answer, one line each. */
const errorsOf = async (where: string, answer: Response): Promise<readonly string[]> => {
  const html = await answer.text()
  const { results } = await validator.validateString(html, where)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${where} ${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  )
}

const at = (path: string): Promise<Response> => fetch(site.origin + path)

test.each(everyPage)('$path is valid HTML', async ({ path }) => {
  const answer = await at(path)
  expect(answer.status).toBe(200)
  expect(await errorsOf(path, answer)).toEqual([])
})

describe.each(locales)('so is, in %s,', (locale) => {
  test('the confirmation of a request', async () => {
    const answer = await at(confirmationPath(locale))
    expect(answer.status).toBe(200)
    expect(await errorsOf('confirmation', answer)).toEqual([])
  })

  test('the page of an unknown address', async () => {
    const answer = await at(unknownPath(locale))
    expect(answer.status).toBe(404)
    expect(await errorsOf('404', answer)).toEqual([])
  })

  test('the form with everything wrong in it', async () => {
    const body = new URLSearchParams({ email: '"<zoé>', phone: '12', message: 'x'.repeat(4001) })
    const answer = await fetch(site.origin + urlFor('home', locale), { method: 'POST', body })
    expect(answer.status).toBe(422)
    expect(await errorsOf('422', answer)).toEqual([])
  })
})
