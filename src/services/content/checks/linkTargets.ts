import { isRecord } from '../../../shared/records/isRecord.js'
import type { Targets } from './contentRules.js'
import type { TextSource } from './wordsOf.js'

const idsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isRecord(value)) return []
  const id = value['id']
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(value).flatMap(idsIn)]
}

export interface KnownPlaces {
  readonly pages: readonly string[]
  readonly homeAnchors: readonly string[]
  /** Anchors in views, such as `id="cost"`. */
  readonly viewAnchors: readonly string[]
}

export const linkTargets = (
  { pages, homeAnchors, viewAnchors }: KnownPlaces,
  sources: readonly TextSource[],
): Targets => {
  const anchorsIn = (file: string): ReadonlySet<string> => {
    const source = sources.find((one) => one.file === file)
    return new Set([...viewAnchors, ...homeAnchors, ...idsIn(source?.whole)])
  }
  const anchorsOf = (page: string): ReadonlySet<string> => {
    const home = page === 'home' ? homeAnchors : []
    const own = sources.filter((source) => source.page === page)
    return new Set([...viewAnchors, ...home, ...own.flatMap(({ whole }) => idsIn(whole))])
  }
  const hidden = sources.filter(
    ({ whole }) => isRecord(whole) && whole['availability'] === 'notOffered',
  )
  const hiddenPages = new Set(hidden.map(({ page }) => page))
  return {
    pages: pages.filter((page) => !hiddenPages.has(page)),
    hiddenFiles: new Set(hidden.map(({ file }) => file)),
    anchorsOf,
    anchorsIn,
  }
}
