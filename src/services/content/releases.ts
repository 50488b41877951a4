import * as z from 'zod'
import { fixedPeriods } from '../../config/retention.js'
import type { RecordDraft, Records, StoredRecord } from '../adapters/records/records.js'
import { addYears } from '../../shared/time/years.js'

const mapText = <Value extends z.ZodType>(value: Value) =>
  z
    .string()
    .transform((text) => JSON.parse(text))
    .pipe(z.record(z.string(), value))
    .transform((byDocument) => new Map(Object.entries(byDocument)))

const releaseSchema = z.object({
  at: z.int(),
  /** Id of an account, or who published without one. */
  by: z.string(),
  note: z.string(),
  /** Id of the version of each document that differs from the defaults. */
  map: mapText(z.string()),
  /** When each document was last changed by a release. */
  changed: mapText(z.int()),
})

/** All documents as published at one moment. */
export interface Release extends Readonly<z.infer<typeof releaseSchema>> {
  readonly number: number
}

export const releaseCollection = 'releases'

/** Before the first one: the defaults of the build. */
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

/** @throws Error when the record is not a release */
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

/** Reads the newest release; `noRelease` when there is none. */
export const readNewestRelease = async (records: Pick<Records, 'list'>): Promise<Release> => {
  const [newest] = (await records.list(releaseCollection, { limit: 1 })).records
  return newest === undefined ? noRelease : readRelease(newest)
}

interface NextRelease {
  readonly by: string
  readonly note: string
  readonly now: number
  readonly map: Release['map']
  /** The documents that visitors see changed. */
  readonly changed: readonly string[]
}

/** Returns the release that follows. */
export const followingRelease = (base: Release, next: NextRelease): Release => {
  const { by, note, now, map, changed } = next
  // Lists are ordered by this moment, whatever the clock does.
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

/** The moment from which a release may be deleted, once this one has replaced it. */
export const retentionEnd = (replacedAt: number): number =>
  addYears(replacedAt, fixedPeriods.content.years)
