import * as z from 'zod'
import type { ContentModule } from './contentModules.ts'
import { isRecord, type WordError } from './wordTypes.ts'

/** What holds a day in the content: `updated` of pages, `since` of legal ones, `on` of reviews. */
const dateKeys = ['updated', 'since', 'on']
const isoDate = z.iso.date()

const errorsIn = (value: unknown, file: string, key: string): readonly WordError[] => {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, place) => errorsIn(item, file, `${key}[${place}]`))
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = key === '' ? name : `${key}.${name}`
    if (!dateKeys.includes(name) || isoDate.safeParse(inner).success) {
      return errorsIn(inner, file, path)
    }
    return [{ file, key: path, error: 'must be a date written like 2026-12-24' }]
  })
}

/** Days that are none: sitemap and pages would fail on them. Those of job offers are in `jobData`. */
export const dateErrors = (modules: readonly ContentModule[]): readonly WordError[] =>
  modules
    .filter(({ file }) => /content\/(exams|pages)\//.test(file) && !/Catalogue/.test(file))
    .flatMap(({ file, exports }) => errorsIn(exports, file, ''))
