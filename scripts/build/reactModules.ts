import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'

/*
 * React comes as CommonJS, which esbuild puts into a function of 200 kB: a browser reads it twice, once
 * to skip it and once, on the page's own thread, to run it. As modules React's files are read once, and
 * beside the page.
 */

const resolve = createRequire(import.meta.url).resolve

/** What the browser's code imports, and the file of it that is for production. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/** Found by the package's folder: a package offers its entries alone. */
const pathOf = (file: string): string => {
  const [name = '', ...rest] = file.split('/')
  return resolve(`${name}/package.json`).replace('package.json', rest.join('/'))
}

const namesIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

const call = /\brequire\("([^"]+)"\)/g

/** @throws when the text is not as React's files are: a newer React may be packaged otherwise */
const asModule = (path: string, text: string): string => {
  const required = namesIn(text, call)
  const exported = namesIn(text, /\bexports\.(\w+) =\s/g)
  const body = text.replaceAll(call, (_call, name: string) => `required${required.indexOf(name)}`)
  if (exported.length === 0 || /\brequire\(|\bmodule\.exports\b/.test(body)) {
    throw new Error(`${path} is not written as scripts/build/reactModules.ts expects.`)
  }
  return [
    ...required.map((name, place) => `import * as required${place} from '${name}'`),
    'const exports = {}',
    body,
    ...exported.map((name, place) => `const exported${place} = exports.${name}`),
    `export { ${exported.map((name, place) => `exported${place} as ${name}`).join(', ')} }`,
  ].join('\n')
}

/** Bundles React for browsers as modules. */
export const reactModules: Plugin = {
  name: 'React as modules',
  setup: (build) => {
    build.onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path }) => {
      const file = files[path]
      return file === undefined ? undefined : { path: pathOf(file) }
    })
    build.onLoad({ filter: /[\\/]cjs[\\/][\w-]+\.production\.js$/ }, async ({ path }) => ({
      contents: asModule(path, await readFile(path, 'utf8')),
    }))
  },
}
