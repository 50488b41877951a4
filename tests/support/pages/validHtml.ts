import { HtmlValidate } from 'html-validate'
import { markupRules } from './markupRules.js'

const validator = new HtmlValidate({
  root: true,
  plugins: [markupRules],
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
    'required-select': 'error',
    'section-heading': 'error',
    // What takes focus says its role itself, as the linter asks.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
})

/** What is wrong with the markup as the server wrote it, one line each. */
export const htmlErrors = async (html: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  )
}
