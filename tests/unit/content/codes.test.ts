import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { correctTypography } from '../../../src/services/content/editor/correctTypography.js'
import { createTextSearch } from '../../../src/services/content/editor/textMatches.js'
import { withoutMarkup } from '../../../src/shared/text/markup.js'
import { linkedText } from '../../../src/views/links/linkedText.js'

const text = "L'{{minutes.mri}} : **24h** [l'IRM](https://x.ca/2024%20l'irm-24h?a=1;b:) "

test('typography › corrects words but not facts and link addresses', () => {
  expect(correctTypography(text, 'fr')).toBe(
    "L’{{minutes.mri}}\u00A0: **24\u00A0h** [l’IRM](https://x.ca/2024%20l'irm-24h?a=1;b:)",
  )
  expect(correctTypography("[it's](https://x.ca/it's)", 'en')).toBe("[it’s](https://x.ca/it's)")
  expect(correctTypography("[a](https://x.ca/it's here)", 'en')).toBe("[a](https://x.ca/it's here)")
})

test('site search › finds no words inside facts and link addresses', () => {
  const count = (sought: string) => createTextSearch(sought)(text).length
  expect(['minutes', 'mri', 'irm', '24h'].map(count)).toEqual([0, 0, 1, 1])
})

test('markup › renders links, languages and bold; plain texts keep the words', () => {
  const written = 'A **b** [c](page:mri) [d](en) [e](en:https://x.ca) [f](g h)'
  expect(renderToStaticMarkup(createElement(Fragment, null, linkedText(written)))).toBe(
    'A <strong>b</strong> <a href="page:mri">c</a> <span lang="en">d</span> ' +
      '<a href="https://x.ca" lang="en" hrefLang="en">e</a> [f](g h)',
  )
  expect(withoutMarkup(written)).toBe('A b c d e [f](g h)')
})
