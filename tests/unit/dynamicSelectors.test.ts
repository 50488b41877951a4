import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/* WebKit does not restyle every `:has()` after script changes: script sets a class or an attribute instead. */

const source = join(__dirname, '../../src')

const hasSelectors = (
  css: string,
): readonly { readonly subject: string; readonly inner: string }[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/:has\(/g)].map(
    ({ index, input, 0: begin }) => {
      const start = index + begin.length
      let end = start
      for (let depth = 1; depth > 0; end += 1) {
        if (input[end] === '(') depth += 1
        if (input[end] === ')') depth -= 1
      }
      const [subject = ''] = /[^\s{},>~+]*$/.exec(input.slice(0, index)) ?? []
      return { subject, inner: input.slice(start, end - 1) }
    },
  )

/** State that script writes. Browsers restyle `[open]`, `:checked` and focus correctly. */
const isWrittenByScript = (inner: string): boolean =>
  /:(?:empty|disabled|enabled)|\[(?:aria-|data-(?!island=)|hidden|class)/.test(inner)

/** Client navigation replaces the content of these elements; the staff area has none. */
const isKeptByNavigation = (file: string, subject: string): boolean =>
  !file.startsWith('views/staff/') && /^(?:html|body|main|:root)\b/.test(subject)

/** Class names in browser code that neither adds nor removes the elements. */
const permanent = ['.scan', '.acts', '.row']

const dynamicNames = (): ReadonlySet<string> => {
  const files = globSync(
    ['views/{client,consent,staff/client}/**/*.ts', 'views/contact/Received*.tsx'],
    {
      cwd: source,
    },
  )
  const texts = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n')
  const selectors = [
    ...texts.matchAll(/(?:querySelector(?:All)?(?:<[^>]*>)?|closest)\(\s*'([^']+)'/g),
  ]
  const written = [...texts.matchAll(/(?:className|id)="([\w -]+)"/g)].flatMap(([, names = '']) =>
    names.split(' ').flatMap((name) => [`.${name}`, `#${name}`]),
  )
  return new Set([
    ...written,
    ...selectors.flatMap(([, selector = '']) => selector.match(/[.#][\w-]+/g) ?? []),
  ])
}

const sheets = globSync('views/**/*.css', { cwd: source })
const names = dynamicNames()

test.each(sheets)('style sheet %s › has no :has() over content that script changes', (file) => {
  const wrong = hasSelectors(readFileSync(join(source, file), 'utf8')).filter(
    ({ subject, inner }) =>
      isWrittenByScript(inner) ||
      isKeptByNavigation(file, subject) ||
      (!/:(?:checked|focus-visible)/.test(inner) &&
        (inner.match(/[.#][\w-]+/g) ?? []).some(
          (name) => names.has(name) && !permanent.includes(name),
        )),
  )
  expect(wrong).toEqual([])
})
