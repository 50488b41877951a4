import type { Files } from '../adapters/files/files.js'
import { everyRecord, listWhole } from '../adapters/records/everyRecord.js'
import type { Records, StoredRecord } from '../adapters/records/records.js'
import { day } from '../../shared/time/durations.js'
import { readDraft, draftCollection } from './drafts.js'
import { pictureKeysOf } from './pictureKeys.js'
import { readRelease, releaseCollection, retentionEnd } from './releases.js'
import { versionCollection } from './versions.js'

type CleanupRecords = Pick<Records, 'list' | 'commit'>
type PictureFiles = Pick<Files, 'list' | 'writtenAt' | 'remove'>

/** Grace period, in which rollbacks that began before the retention end finish. */
const graceMs = day

/** Removes records that did not change meanwhile: publishing updates version records that it reuses. */
const removeUnchanged = async (
  records: CleanupRecords,
  removed: readonly StoredRecord[],
): Promise<number> => {
  let count = 0
  for (const { collection, id, version } of removed) {
    const { status } = await records.commit([{ remove: { collection, id, version } }])
    if (status === 'committed') count += 1
  }
  return count
}

const replacedReleases = (
  newestFirst: readonly StoredRecord[],
  now: number,
): readonly StoredRecord[] =>
  newestFirst.filter((_, place) => {
    const replacing = newestFirst[place - 1]
    return replacing !== undefined && retentionEnd(replacing.createdAt) + graceMs <= now
  })

const usedVersions = async (
  records: CleanupRecords,
  releases: readonly StoredRecord[],
): Promise<ReadonlySet<string>> => {
  const used = new Set(releases.flatMap((record) => [...readRelease(record).map.values()]))
  for await (const record of everyRecord(records, draftCollection)) {
    const { from } = readDraft(record)
    if (from !== null) used.add(from)
  }
  return used
}

const deleteReleases = async (records: CleanupRecords, now: number): Promise<number> => {
  const releases = await listWhole(records, releaseCollection)
  const expired = replacedReleases(releases, now)
  if (expired.length === 0) return 0
  const used = await usedVersions(
    records,
    releases.filter((release) => !expired.includes(release)),
  )
  const versions = (await listWhole(records, versionCollection)).filter(({ id }) => !used.has(id))
  // Removes versions before releases, so that an interruption leaves no unreferenced version.
  return (await removeUnchanged(records, versions)) + (await removeUnchanged(records, expired))
}

const namedPictures = async (records: CleanupRecords): Promise<ReadonlySet<string>> => {
  const named = new Set<string>()
  for (const collection of [versionCollection, draftCollection] as const) {
    for await (const record of everyRecord(records, collection)) {
      for (const key of pictureKeysOf(record)) named.add(key)
    }
  }
  return named
}

/** Grace period after an upload: until its form is saved, no document names the file. */
const unusedMs = day

const deletePictures = async (
  records: CleanupRecords,
  files: PictureFiles,
  now: number,
): Promise<number> => {
  const stored = [...(await files.list('pictures/')).keys()]
  if (stored.length === 0) return 0
  const named = await namedPictures(records)
  let count = 0
  for (const key of stored) {
    if (named.has(key)) continue
    const writtenAt = await files.writtenAt(key)
    if (writtenAt === undefined || writtenAt + unusedMs > now) continue
    await files.remove(key)
    count += 1
  }
  return count
}

/**
 * Deletes releases three years after they were replaced, with the versions that no other release or
 * draft uses. Deletes pictures that no version or draft has named for a day.
 */
export const contentCleanup = (records: CleanupRecords, files: PictureFiles) => ({
  name: 'content',
  removeExpired: async (now: number): Promise<number> =>
    (await deleteReleases(records, now)) + (await deletePictures(records, files, now)),
})
