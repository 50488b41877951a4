import * as z from 'zod'
import type { RecordDraft, Records, StoredRecord } from '../adapters/records/records.js'
import { storedObject } from '../adapters/records/storedValue.js'
import { digestOf, storedJson } from './storedJson.js'

/** Approval of the exact JSON by a second person. */
export const approvalSchema = storedObject({ by: z.string(), at: z.int(), digest: z.string() })

const versionSchema = z.object({
  document: z.string(),
  /** Document in schema number `schema`; `null`: the document is removed. */
  json: storedJson,
  /** Default of the build in which the document was edited; `null`: none. */
  baseJson: storedJson,
  schema: z.int().positive(),
  confirmed: z.array(z.string()),
  approval: approvalSchema.nullable(),
})

export interface Version extends z.infer<typeof versionSchema> {
  readonly id: string
  /** Version of the record, not of the content. */
  readonly storeVersion: number
}

export const versionCollection = 'contentVersions'

export const recordIdOf = (document: string): string => document.replace(':', '-')

/** Parses a version. @throws ZodError if the record is not a version */
export const readVersion = ({ id, version, fields }: StoredRecord): Version => ({
  id,
  storeVersion: version,
  ...versionSchema.parse(fields),
})

/** Returns an id derived from the content, so that equal content is stored once. */
export const versionIdOf = ({
  document,
  schema,
  json,
  baseJson,
}: Pick<Version, 'document' | 'schema' | 'json' | 'baseJson'>): string =>
  `${recordIdOf(document)}-${digestOf([schema, json, baseJson]).slice(0, 16)}`

export const draftVersion = (
  content: Omit<Version, 'id' | 'storeVersion'>,
  now: number,
): RecordDraft => {
  const { document, schema, json, baseJson, confirmed, approval } = content
  return {
    collection: versionCollection,
    id: versionIdOf(content),
    createdAt: now,
    fields: {
      document,
      schema,
      json: JSON.stringify(json),
      baseJson: JSON.stringify(baseJson),
      confirmed,
      approval:
        approval === null ? null : { by: approval.by, at: approval.at, digest: approval.digest },
    },
  }
}

export type Versions = ReadonlyMap<string, Version>

/** Reads the versions of a release; caches those of the last release, because versions never change. */
export interface VersionReader {
  /** Reads the versions of a release. @throws Error if one is missing or unreadable */
  read(map: ReadonlyMap<string, string>): Promise<Versions>
}

export const createVersionReader = (records: Pick<Records, 'read'>): VersionReader => {
  let known: ReadonlyMap<string, Version> = new Map()
  const readOne = async (id: string): Promise<Version> => {
    const read = known.get(id)
    if (read !== undefined) return read
    const record = await records.read(versionCollection, id)
    if (record === undefined) throw new Error(`The content version ${id} is missing.`)
    return readVersion(record)
  }
  return {
    read: async (map) => {
      const versions = new Map(
        await Promise.all(
          [...map].map(async ([document, id]) => [document, await readOne(id)] as const),
        ),
      )
      known = new Map([...versions.values()].map((version) => [version.id, version]))
      return versions
    },
  }
}
