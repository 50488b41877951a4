import * as z from 'zod'
import type { ContentModule } from './contentModules.ts'
import type { WordError } from './wordTypes.ts'

const slug = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, {
  error: 'must be lower-case letters without accent and digits, joined by hyphens',
})
const isoDate = z.iso.date({ error: 'must be a date written like 2027-01-31' })
const range = (most: number) =>
  z
    .tuple([z.number().positive().max(most), z.number().positive().max(most)], {
      error: `must be two numbers of at most ${most}`,
    })
    .refine(([from, to]) => from <= to, { error: 'must go from the smaller to the larger number' })
const texts = (least: number) =>
  z.array(z.unknown()).min(least, { error: `must hold at least ${least}` })

/** What types cannot tell of a `JobContent`. */
const schema = z
  .object({
    id: slug,
    slug: z.object({ fr: slug, en: slug }),
    terms: texts(2).max(3, { error: 'must hold at most 3' }),
    hoursPerWeek: range(60),
    // In dollars an hour.
    salary: range(300),
    duties: texts(1),
    required: texts(1),
    posted: isoDate,
    closes: isoDate,
    updated: isoDate,
  })
  .refine(({ posted, closes }) => posted <= closes, {
    error: 'must not be before the day it was posted',
    path: ['closes'],
  })

interface Job {
  readonly file: string
  readonly name: string
  readonly value: unknown
}

const jobsIn = (modules: readonly ContentModule[]): readonly Job[] =>
  modules
    .filter(({ file }) => /\/jobs\/\w+\.ts$/.test(file) && !/Catalogue/.test(file))
    .flatMap(({ file, exports }) =>
      Object.entries(exports).map(([name, value]) => ({ file, name, value })),
    )

const written = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')

const valueIn = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined || typeof value !== 'object' || value === null) return value
  return valueIn(Object.getOwnPropertyDescriptor(value, key)?.value, rest)
}

/** No two offers share an address or an id. */
const repeated = (jobs: readonly Job[], path: readonly string[]): readonly WordError[] =>
  jobs.flatMap(({ file, name, value }, place) => {
    const mine = valueIn(value, path)
    const other = jobs.slice(0, place).find((job) => valueIn(job.value, path) === mine)
    if (other === undefined) return []
    return [{ file, key: `${name}.${path.join('.')}`, error: `is the same as in ${other.file}` }]
  })

/** What is wrong with the data of each job offer: an address that no link reaches, a day that is none. */
export const jobErrors = (modules: readonly ContentModule[]): readonly WordError[] => {
  const jobs = jobsIn(modules)
  return [
    ...jobs.flatMap(({ file, name, value }) =>
      (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => ({
        file,
        key: `${name}${written(path)}`,
        error: message,
      })),
    ),
    ...[['id'], ['slug', 'fr'], ['slug', 'en']].flatMap((path) => repeated(jobs, path)),
  ]
}
