import type { Records } from '../adapters/records/records.js'
import { AppError } from '../errors.js'
import { applicationKind } from './application.js'

/**
 * Ends the links to the files of one application that were made until now.
 * @param now in milliseconds since 1970
 * @returns false when no application has this reference
 */
export const revokeLinks = async (
  records: Pick<Records, 'list' | 'update'>,
  reference: string,
  now: number,
): Promise<boolean> => {
  const where = { field: 'reference', equals: reference }
  const { collection } = applicationKind
  const [record] = (await records.list(collection, { limit: 1, where })).records
  if (record === undefined) return false
  const fields = { linksRevokedAt: new Date(now).toISOString() }
  const outcome = await records.update(collection, record.id, record.version, { fields })
  // Nothing else changes an application: whoever asks again finds it as it is now.
  if (outcome === 'changed') throw new AppError(503, 'unavailable')
  return outcome === 'updated'
}
