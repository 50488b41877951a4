import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentModule } from './contentModules.ts'
import type { Targets } from './contentRules.ts'
import { isRecord } from './wordTypes.ts'

/** The places that views name themselves, such as `id="cost"`. */
const viewAnchors = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'src/views'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [
      ...readFileSync(join(folder, 'src/views', name), 'utf8').matchAll(/\bid="([\w-]+)"/g),
    ])
    .map(([, id = '']) => id)

/** The `id` of every section below a value. */
const idsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isRecord(value)) return []
  const id = value['id']
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(value).flatMap(idsIn)]
}

/** Every page and place a link may lead to, read from the table, the content and the views. */
export const readTargets = (
  folder: string,
  pages: readonly string[],
  homeAnchors: readonly string[],
  modules: readonly ContentModule[],
): Targets => {
  const views = viewAnchors(folder)
  const anchorsIn = (file: string): ReadonlySet<string> => {
    const exports = modules.find((module) => module.file === file)?.exports
    return new Set([...views, ...homeAnchors, ...idsIn({ ...exports })])
  }
  const anchorsOf = (page: string): ReadonlySet<string> => {
    const home = page === 'home' ? homeAnchors : []
    const own = modules.flatMap(({ exports }) => idsIn(exports[page]))
    return new Set([...views, ...home, ...own])
  }
  return { pages, anchorsOf, anchorsIn }
}
