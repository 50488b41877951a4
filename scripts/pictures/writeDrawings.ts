import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * Writes the drawings that pages show as pictures. Their colours for both themes are inlined, because page
 * style sheets do not apply inside `<img>`. Run `npm run drawings` after a change; `--check` only lists
 * outdated files.
 */
const root = join(import.meta.dirname, '../..')
const sources = join(import.meta.dirname, 'drawings')
const target = join(root, 'public/drawings')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

const read = (path: string): string => readFileSync(path, 'utf8')
const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** First value of each token; later ones are overrides for print and dark bands. */
const tokens = new Map(
  [
    ...withoutComments(read(join(root, 'src/views/styles/tokens.css'))).matchAll(
      /(--[\w-]+):\s*([^;]+);/g,
    ),
  ]
    .toReversed()
    .map(([, name = '', value = '']) => [name, value]),
)

/** @throws Error for an unknown token */
const inTheme = (declarations: string, theme: Theme): string =>
  declarations
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const value = tokens.get(name)
      if (value === undefined) throw new Error(`drawings.css: tokens.css has no ${name}.`)
      return value
    })
    .replaceAll(
      /light-dark\(((?:[^(),]|\([^)]*\))+),\s*((?:[^()]|\([^)]*\))+)\)/g,
      (_, light: string, dark: string) => (theme === 'light' ? light : dark),
    )

interface Rule {
  readonly selector: string
  readonly className: string
  readonly declarations: string
}

const rules = [
  ...withoutComments(read(join(sources, 'drawings.css'))).matchAll(
    /(\.([\w-]+)[^{]*?) \{([^}]+)\}/g,
  ),
].map(
  ([, selector = '', className = '', declarations = '']): Rule => ({
    selector,
    className,
    declarations: declarations.replaceAll(/\s+/g, ' ').trim(),
  }),
)
const known = new Set(rules.map(({ className }) => className))

/** Returns the font of place names, because fonts of the page do not apply inside `<img>`. */
const nameFont = (): string => {
  const file = readFileSync(join(root, 'public/fonts/source-sans-pro-latin-600-normal.woff2'))
  const source = `data:font/woff2;base64,${file.toString('base64')}`
  return `@font-face{font-family:"Source Sans Pro";font-weight:600;src:url(${source})}`
}

const write = ({ selector }: Rule, declarations: string): string => `${selector}{${declarations}}`

/** Returns the rules of the classes that a drawing uses; for the dark theme only those that differ. */
const styleOf = (drawing: string, name: string): string => {
  const classes = new Set(
    [...drawing.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const unknown = [...classes].filter((one) => !known.has(one))
  if (unknown.length > 0) throw new Error(`${name}: drawings.css has no ${unknown.join(', ')}.`)
  const used = rules.filter(({ className }) => classes.has(className))
  const light = used.map((rule) => write(rule, inTheme(rule.declarations, 'light')))
  const dark = used.flatMap((rule) => {
    const both = themes.map((theme) => inTheme(rule.declarations, theme))
    return both[0] === both[1] ? [] : [write(rule, both[1] ?? '')]
  })
  const font = classes.has('name') ? nameFont() : ''
  return `<style>${font}${light.join('')}@media(prefers-color-scheme:dark){${dark.join('')}}</style>`
}

const stale: string[] = []
const drawn = readdirSync(sources, { recursive: true, encoding: 'utf8' })
for (const name of drawn.filter((each) => each.endsWith('.svg'))) {
  const drawing = read(join(sources, name))
  const written = drawing.replace(/^<svg [^>]*>/, (start) => start + styleOf(drawing, name))
  const path = join(target, name)
  if (existsSync(path) && read(path) === written) continue
  if (process.argv.includes('--check')) stale.push(name)
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, written)
  }
}
if (stale.length > 0) {
  process.stderr.write(`Not up to date: ${stale.join(', ')}. Run “npm run drawings”.\n`)
  process.exitCode = 1
}
