import * as z from 'zod'

/*
 * An archive has the names of the embedded stores in DATA_DIR, files with their media type in a
 * second file beside them: unpacked with tar it is a DATA_DIR.
 */

/** Says what a backup holds; its last entry, so that one that was cut off has none. */
export const manifestPath = 'manifest.json'
export const recordsPath = 'records.sqlite'
export const secretPath = 'upload-secret'
export const staffSecretPath = 'staff-secret'
const filePrefix = 'files/'
const emailPrefix = 'mail/'

export const filePath = (key: string): string => filePrefix + key
export const typePath = (key: string): string => `${filePath(key)}.type`
export const emailPath = (name: string): string => emailPrefix + name

const entrySchema = z.object({
  path: z.string(),
  size: z.int(),
  sha256: z.string(),
})
export type ManifestEntry = z.infer<typeof entrySchema>

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** How many records there are, by collection. */
  records: z.record(z.string(), z.int()),
  entries: z.array(entrySchema),
})
export type Manifest = z.infer<typeof manifestSchema>

/** What an entry is; nothing for a name that no backup of ours has. */
export type EntryKind =
  | { readonly kind: 'records' | 'secret' | 'staffSecret' | 'manifest' }
  /** `key` with `.type` behind it: the media type of that file. */
  | { readonly kind: 'file'; readonly key: string }
  | { readonly kind: 'email'; readonly name: string }

/** The name of an email in the mail folder: that of a reply of the staff has 97 characters. */
export const isEmailFile = (name: string): boolean => /^[\w-]{1,200}\.eml$/.test(name)

/** A name could lead out of the folder it is restored to: only these are known. */
export const kindOfEntry = (path: string): EntryKind | undefined => {
  if (path === recordsPath) return { kind: 'records' }
  if (path === secretPath) return { kind: 'secret' }
  if (path === staffSecretPath) return { kind: 'staffSecret' }
  if (path === manifestPath) return { kind: 'manifest' }
  const [, key] = /^files\/([a-z]+\/[\w-]{1,100}(?:\.type)?)$/.exec(path) ?? []
  if (key !== undefined) return { kind: 'file', key }
  const [, name] = /^mail\/([^/]+)$/.exec(path) ?? []
  return name !== undefined && isEmailFile(name) ? { kind: 'email', name } : undefined
}

export type EntryCounts = Readonly<Record<EntryKind['kind'], number>>

/** How many files, emails and secrets a backup holds besides its records. */
export const countEntries = ({ entries }: Pick<Manifest, 'entries'>): EntryCounts => {
  const counts = { records: 0, secret: 0, staffSecret: 0, manifest: 0, file: 0, email: 0 }
  for (const { path } of entries) {
    const known = kindOfEntry(path)
    if (known !== undefined && !path.endsWith('.type')) counts[known.kind] += 1
  }
  return counts
}
