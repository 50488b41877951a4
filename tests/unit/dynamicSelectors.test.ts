import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/* WebKit may not restyle `:has()` after script changes: scripts set a class or an attribute instead. */

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

/** Returns whether scripts set this state. Browsers restyle `[open]`, `:checked` and focus correctly. */
const isWrittenByScript = (inner: string): boolean =>
  /:(?:empty|disabled|enabled)|\[(?:aria-|data-(?!island=)|hidden|class)/.test(inner)

/** Client-side navigation preserves these elements and replaces their content, except in the staff area. */
const isPreservedByNavigation = (file: string, subject: string): boolean =>
  !file.startsWith('views/staff/') && /^(?:html|body|main|:root)\b/.test(subject)

/** Classes that scripts mention for elements that they neither add nor remove. */
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

test.each(sheets)('style sheet %s › has no :has() that depends on changes by scripts', (file) => {
  const wrong = hasSelectors(readFileSync(join(source, file), 'utf8')).filter(
    ({ subject, inner }) =>
      isWrittenByScript(inner) ||
      isPreservedByNavigation(file, subject) ||
      (!/:(?:checked|focus-visible)/.test(inner) &&
        (inner.match(/[.#][\w-]+/g) ?? []).some(
          (name) => names.has(name) && !permanent.includes(name),
        )),
  )
  expect(wrong).toEqual([])
})
