import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

const sources = new URL('../src/', import.meta.url).href

/** Sources import each other by their built names, with `.js`. */
const sourceOf = (url: string): string | undefined => {
  if (!url.startsWith(sources) || !url.endsWith('.js')) return undefined
  const source = url.replace(/\.js$/, '.ts')
  return existsSync(fileURLToPath(source)) ? source : undefined
}

registerHooks({
  resolve: (specifier, context, next) => {
    const isRelative = specifier.startsWith('.') || specifier.startsWith('file:')
    const source = isRelative ? sourceOf(new URL(specifier, context.parentURL).href) : undefined
    return source === undefined ? next(specifier, context) : { url: source, shortCircuit: true }
  },
  load: (url, context, next) => {
    if (!url.startsWith(sources) || !url.endsWith('.ts')) return next(url, context)
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), { loader: 'ts' })
    return { format: 'module', source: code, shortCircuit: true }
  },
})

/** Imports a module from its source, not the build. @param name such as `content/clinicTexts.ts` */
export const importSource = (name: string): Promise<unknown> =>
  import(new URL(join(sources, name)).href)
