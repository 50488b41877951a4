import type { Request } from 'express'
import { AppError } from '../../../services/errors/errors.js'
import type { Seen } from '../../../services/staff/changes/recordChanges.js'
import { referencePattern } from '../../../services/submissions/reference.js'
import { fieldsOf } from '../staffForm.js'

/** Maximum number of records in a bulk change; each is written with its audit entry. */
export const mostPicks = 200

const seenPattern = /^(\S+) (\d{1,9})$/

const readSeen = (text: string): readonly Seen[] => {
  const [, reference = '', version] = seenPattern.exec(text) ?? []
  return referencePattern.test(reference) ? [{ reference, version: Number(version) }] : []
}

// Several picks share a field, because a form has at most 500 fields.
const separator = ','

export const readPicks = (req: Request): readonly Seen[] => {
  const all = fieldsOf(req)
    .filter(([name]) => name === 'pick' || name === 'picks')
    .flatMap(([, value]) => value.split(separator).flatMap(readSeen))
  const picks = [...new Map(all.map((seen) => [seen.reference, seen])).values()]
  if (picks.length > mostPicks) throw new AppError(400, 'badRequest')
  return picks
}

export const writePicks = (picks: readonly Seen[]): string =>
  picks.map(({ reference, version }) => `${reference} ${version}`).join(separator)
