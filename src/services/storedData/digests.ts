import { createHash, type Hash } from 'node:crypto'
import type { Files } from '../adapters/files/files.js'
import type { FieldValue, Records, StoredRecord } from '../adapters/records/records.js'
import { everyRecord, lastingCollections } from '../adapters/records/everyRecord.js'

/** Counts and digests by collection; equal for equal stores. */
export type Digests = ReadonlyMap<string, Digest>

export interface Digest {
  readonly count: number
  readonly sha256: string
}

/** Sorts keys, as stores return them in different order. */
const sorted = (value: FieldValue): FieldValue => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}

/** Omits the version, which counts changes within one store. */
const lineOf = ({ id, createdAt, expiresAt, dueAt, fields }: StoredRecord): string =>
  `${JSON.stringify([id, createdAt, expiresAt ?? null, dueAt ?? null, sorted(fields)])}\n`

class Counter {
  private count = 0
  private readonly hash: Hash = createHash('sha256')

  add(line: string | Buffer): void {
    this.hash.update(line)
  }

  next(): void {
    this.count += 1
  }

  digest(): Digest {
    return { count: this.count, sha256: this.hash.digest('hex') }
  }
}

export const digestRecords = async (records: Pick<Records, 'list'>): Promise<Digests> => {
  const digests = new Map<string, Digest>()
  for (const collection of lastingCollections) {
    const counter = new Counter()
    for await (const record of everyRecord(records, collection)) {
      counter.add(lineOf(record))
      counter.next()
    }
    digests.set(collection, counter.digest())
  }
  return digests
}

export const digestFiles = async (
  keys: Iterable<string>,
  files: Pick<Files, 'head' | 'read'>,
): Promise<Digests> => {
  const counter = new Counter()
  for (const key of [...keys].toSorted()) {
    const stored = await files.head(key)
    if (stored === undefined) continue
    counter.add(`${key} ${stored.type} ${stored.size}\n`)
    for await (const piece of await files.read(key)) counter.add(Buffer.from(piece))
    counter.next()
  }
  return new Map([['files', counter.digest()]])
}

export const differences = (from: Digests, to: Digests): readonly string[] =>
  [...from].flatMap(([name, { count, sha256 }]) => {
    const there = to.get(name)
    if (there?.sha256 === sha256) return []
    if (there?.count === count) return [`${name}: ${count} in both, but their content differs`]
    return [`${name}: ${count} in the old store, ${there?.count ?? 0} in the new one`]
  })
