import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import type { Acknowledged } from './senders.ts'

const rowSchema = z.object({ collection: z.string(), fields: z.string() })
const submissionSchema = z.object({
  name: z.string(),
  reference: z.string(),
  files: z.array(z.object({ key: z.string(), size: z.number() })).default([]),
})
const emailSchema = z.object({ reference: z.string() })

export interface StoredComparison {
  /** Names of acknowledged forms that are missing or incomplete, or lack their emails or file. */
  readonly lost: readonly string[]
  readonly twice: readonly string[]
}

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size

/** Checks the size of the file and that its type is stored beside it. */
const isWhole = (
  folder: string,
  { key, size }: { readonly key: string; readonly size: number },
) => {
  const path = join(folder, 'files', key)
  return sizeOf(path) === size && sizeOf(`${path}.type`) === 'application/pdf'.length
}

/**
 * Compares the data of a stopped site with the acknowledged forms.
 * @throws Error when the records are damaged
 */
export const compareStored = (
  folder: string,
  acknowledged: readonly Acknowledged[],
): StoredComparison => {
  using database = new DatabaseSync(join(folder, 'records.sqlite'))
  const check: unknown = database.prepare('PRAGMA integrity_check').get()
  if (!JSON.stringify(check).includes('"ok"')) throw new Error('The records are damaged.')
  if (sizeOf(join(folder, 'upload-secret')) !== 64) throw new Error('The secret is damaged.')
  const rows = database
    .prepare('SELECT collection, fields FROM records')
    .all()
    .map((row) => rowSchema.parse(row))
  const of = (...collections: readonly string[]): readonly unknown[] =>
    rows
      .filter(({ collection }) => collections.includes(collection))
      .map(({ fields }): unknown => JSON.parse(fields))
  const submissions = of('requests', 'applications').map((one) => submissionSchema.parse(one))
  const emails = new Set(of('emails').map((one) => emailSchema.parse(one).reference))
  const byReference = new Map(submissions.map((one) => [one.reference, one]))
  const names = submissions.map(({ name }) => name)
  const isStored = ({ reference, hasFile }: Acknowledged): boolean => {
    const files = byReference.get(reference)?.files
    if (files === undefined || !emails.has(reference)) return false
    return files.length === (hasFile ? 1 : 0) && files.every((file) => isWhole(folder, file))
  }
  return {
    lost: acknowledged.filter((one) => !isStored(one)).map(({ name }) => name),
    twice: names.filter((name, place) => names.indexOf(name) !== place),
  }
}
