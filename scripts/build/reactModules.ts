import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'

/*
 * Converts React from CommonJS to ES modules. esbuild wraps CommonJS in a function of 200 kB, which browsers
 * parse twice, the second time on the main thread. Modules are parsed once, off the main thread.
 */

const resolve = createRequire(import.meta.url).resolve

const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/** Resolves a file by its package folder, because `exports` hides internal files. */
const pathOf = (file: string): string => {
  const [name = '', ...rest] = file.split('/')
  return resolve(`${name}/package.json`).replace('package.json', rest.join('/'))
}

const namesIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

const call = /\brequire\("([^"]+)"\)/g

/** Rewrites one CommonJS file as a module. @throws Error if a newer React is packaged in another format */
const asModule = (path: string, text: string): string => {
  const required = namesIn(text, call)
  const exported = namesIn(text, /\bexports\.(\w+) =\s/g)
  const body = text.replaceAll(call, (_call, name: string) => `required${required.indexOf(name)}`)
  if (exported.length === 0 || /\brequire\(|\bmodule\.exports\b/.test(body)) {
    throw new Error(`${path} does not have the form that scripts/build/reactModules.ts expects.`)
  }
  return [
    ...required.map((name, place) => `import * as required${place} from '${name}'`),
    'const exports = {}',
    body,
    ...exported.map((name, place) => `const exported${place} = exports.${name}`),
    `export { ${exported.map((name, place) => `exported${place} as ${name}`).join(', ')} }`,
  ].join('\n')
}

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
