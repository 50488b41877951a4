import type { Records } from '../adapters/records/records.js'
import type { JobContent } from '../content/schemas/job.js'
import { surveyRecords } from '../storedData/recordSurvey.js'
import type { Doubt } from './check.js'
import { unknownCollections } from '../adapters/records/everyRecord.js'

const listCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([collection, count]) => `${collection} ${count}`)
    .join(', ')

/** Reports whether this release can read the stored data. @throws Error if records are unreadable */
export const checkReleases = async (
  records: Pick<Records, 'list' | 'collectionNames'>,
  jobs: readonly JobContent[],
): Promise<string | Doubt> => {
  const { unknown, unreadable } = await surveyRecords(records, jobs)
  const others = await unknownCollections(records)
  if (Object.keys(unreadable).length > 0) {
    throw new Error(`unreadable records: ${listCounts(unreadable)}`)
  }
  const seen = [
    Object.keys(unknown).length > 0 &&
      `records with values unknown to this release: ${listCounts(unknown)}`,
    others.length > 0 && `collections unknown to this release: ${others.join(', ')}`,
  ].filter((part) => part !== false)
  if (seen.length === 0) return 'all stored values are known to this release'
  return {
    seen: seen.join('; '),
    advice:
      'They are displayed by their stored names. No action is needed if an exam or offer was removed on purpose; otherwise deploy the release that wrote them.',
  }
}
