import type { Request } from 'express'
import { AppError } from '../../../services/errors/errors.js'
import type { Seen } from '../../../services/staff/changes/recordChanges.js'
import { referencePattern } from '../../../services/submissions/reference.js'
import { fieldsOf } from '../staffForm.js'

/** Records of one bulk change: each is written with an entry of the audit log. */
export const mostPicks = 200

const seenPattern = /^(\S+) (\d{1,9})$/

/** Parses `OND-7K4M-2QXD 3`: a reference, and the version that was on the page. */
const readSeen = (text: string): readonly Seen[] => {
  const [, reference = '', version] = seenPattern.exec(text) ?? []
  return referencePattern.test(reference) ? [{ reference, version: Number(version) }] : []
}

/** Many picks share one field: a form has at most 500 fields. */
const separator = ','

/**
 * Reads the ticked rows of a form, each reference once.
 * @throws AppError 400 for more than `mostPicks`, which no form of the site sends
 */
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
