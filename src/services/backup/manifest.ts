import * as z from 'zod'

/* An archive has the layout of DATA_DIR, so that unpacking it with tar restores a site. */

/** Last entry, so that its absence reveals a truncated archive. */
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
  /** In format 1, emails are in the collection `letters`. Releases that know only format 1 refuse 2. */
  format: z.literal([1, 2]),
  createdAt: z.iso.datetime(),
  records: z.record(z.string(), z.int()),
  entries: z.array(entrySchema),
})
export type Manifest = z.infer<typeof manifestSchema>

export type EntryKind =
  | { readonly kind: 'records' | 'secret' | 'staffSecret' | 'manifest' }
  /** `key` with the suffix `.type`: media type of that file. */
  | { readonly kind: 'file'; readonly key: string }
  | { readonly kind: 'email'; readonly name: string }

/** Returns whether a file of the mail folder is an email. File names of staff replies have 97 characters. */
export const isEmailFile = (name: string): boolean => /^[\w-]{1,200}\.eml$/.test(name)

/** Accepts known names only, which prevents path traversal. Returns `undefined` for others. */
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

export const countEntries = ({ entries }: Pick<Manifest, 'entries'>): EntryCounts => {
  const counts = { records: 0, secret: 0, staffSecret: 0, manifest: 0, file: 0, email: 0 }
  for (const { path } of entries) {
    const known = kindOfEntry(path)
    if (known !== undefined && !path.endsWith('.type')) counts[known.kind] += 1
  }
  return counts
}
