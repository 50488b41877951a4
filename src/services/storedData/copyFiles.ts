import { type Files, MissingFile } from '../adapters/files/files.js'
import type { Copied } from './copyRecords.js'

const copyFile = async (
  key: string,
  from: Pick<Files, 'head' | 'read'>,
  to: Pick<Files, 'head' | 'put'>,
): Promise<keyof Copied | 'missing'> => {
  const stored = await from.head(key)
  if (stored === undefined) return 'missing'
  const there = await to.head(key)
  if (there?.size === stored.size && there.type === stored.type) return 'existing'
  try {
    await to.put(key, await from.read(key), { type: stored.type, atMost: stored.size })
    return 'copied'
  } catch (thrown) {
    if (thrown instanceof MissingFile) return 'missing'
    throw thrown
  }
}

export const copyFiles = async (
  keys: Iterable<string>,
  from: Pick<Files, 'head' | 'read'>,
  to: Pick<Files, 'head' | 'put'>,
): Promise<Copied> => {
  const counts = { copied: 0, existing: 0, missing: 0 }
  for (const key of keys) counts[await copyFile(key, from, to)] += 1
  const { copied, existing } = counts
  return { copied, existing }
}
