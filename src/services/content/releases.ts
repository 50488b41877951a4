import * as z from 'zod'
import { fixedPeriods } from '../../config/retention.js'
import type { RecordDraft, Records, StoredRecord } from '../adapters/records/records.js'
import { addYears } from '../../shared/time/durations.js'

const mapText = <Value extends z.ZodType>(value: Value) =>
  z
    .string()
    .transform((text) => JSON.parse(text))
    .pipe(z.record(z.string(), value))
    .transform((byDocument) => new Map(Object.entries(byDocument)))

const releaseSchema = z.object({
  at: z.int(),
  /** Account id, or the kind of actor without an account. */
  by: z.string(),
  note: z.string(),
  /** Version id of each document that differs from the defaults. */
  map: mapText(z.string()),
  /** Time of the last release that changed each document. */
  changed: mapText(z.int()),
})

export interface Release extends Readonly<z.infer<typeof releaseSchema>> {
  readonly number: number
}

export const releaseCollection = 'releases'

/** State before the first release: the defaults of the build. */
export const noRelease: Release = {
  number: 0,
  at: 0,
  by: '',
  note: '',
  map: new Map(),
  changed: new Map(),
}

const digits = 12
export const releaseId = (number: number): string => String(number).padStart(digits, '0')

/** Parses a release. @throws Error if the record is not a release */
export const readRelease = ({ id, fields }: StoredRecord): Release => ({
  number: z.coerce.number().int().positive().parse(id),
  ...releaseSchema.parse(fields),
})

const textOf = (byDocument: ReadonlyMap<string, string | number>): string =>
  JSON.stringify(
    Object.fromEntries([...byDocument].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  )

export const draftRelease = (release: Release): RecordDraft => ({
  collection: releaseCollection,
  id: releaseId(release.number),
  createdAt: release.at,
  fields: {
    at: release.at,
    by: release.by,
    note: release.note,
    map: textOf(release.map),
    changed: textOf(release.changed),
  },
})

export const readNewestRelease = async (records: Pick<Records, 'list'>): Promise<Release> => {
  const [newest] = (await records.list(releaseCollection, { limit: 1 })).records
  return newest === undefined ? noRelease : readRelease(newest)
}

interface NextRelease {
  readonly by: string
  readonly note: string
  readonly now: number
  readonly map: Release['map']
  readonly changed: readonly string[]
}

export const followingRelease = (base: Release, next: NextRelease): Release => {
  const { by, note, now, map, changed } = next
  // Lists are sorted by this time, so it must not decrease when the clock does.
  const at = Math.max(now, base.at)
  return {
    number: base.number + 1,
    at,
    by,
    note,
    map,
    changed: new Map([...base.changed, ...changed.map((document) => [document, at] as const)]),
  }
}

export const retentionEnd = (replacedAt: number): number =>
  addYears(replacedAt, fixedPeriods.content.years)
