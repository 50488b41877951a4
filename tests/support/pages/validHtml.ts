import { HtmlValidate } from 'html-validate'
import { markupRules } from './markupRules.js'

const validator = new HtmlValidate({
  root: true,
  plugins: [markupRules],
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Disabled, because React writes `<meta/>`, `hrefLang=""` and `open=""`, which are valid.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The style sheet prevents line breaks; non-breaking hyphens would break pasted numbers.
    'tel-non-breaking': 'off',
    // Files of the same origin need no digest.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Checkboxes of a group share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    'required-select': 'error',
    'section-heading': 'error',
    // Focusable regions need an explicit role.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
})

export const htmlErrors = async (html: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  )
}
