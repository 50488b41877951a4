import { messageLength, nameLength } from '../../../config/limits.js'
import type { Changes, Fields, StoredRecord } from '../../adapters/records/records.js'
import { notFound } from '../../errors/errors.js'
import { cleanLine, cleanLines, cleanPlain } from '../../../shared/forms/cleanText.js'
import { isEmail } from '../../../shared/forms/emailAddress.js'
import { namePattern } from '../../../shared/submissions/personFields.js'
import { readPhone } from '../../../shared/forms/phoneRules.js'
import { colleagueOf } from '../colleague.js'
import { addEvents } from '../requests/changeDesk.js'
import { readDeskRequest } from '../requests/deskRecord.js'
import type { StaffAct } from '../staffAct.js'
import { gatherChosen, placeKey } from './privacyFindings.js'
import type { PrivacyRequest } from './privacyRequest.js'
import { changeRequest, type PrivacyParts } from './privacyRequests.js'

const correctable = {
  requests: ['name', 'email', 'phone', 'message'],
  applications: ['name', 'email', 'phone', 'message'],
  feedback: ['sentence'],
} as const

export type CorrectableField = (typeof correctable)[keyof typeof correctable][number]

export const correctableFields = ({
  collection,
}: Pick<StoredRecord, 'collection'>): readonly CorrectableField[] =>
  collection === 'requests' || collection === 'applications' || collection === 'feedback'
    ? correctable[collection]
    : []

export interface Correction {
  readonly key: string
  readonly version: number
  readonly field: string
  readonly value: string
}

export type Corrected =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'changed' }
  | { readonly outcome: 'refused'; readonly field: CorrectableField }

const readValue = (field: CorrectableField, typed: string): Fields | undefined => {
  const line = cleanLine(typed)
  if (field === 'name') {
    return namePattern.test(line) && line.length <= nameLength ? { name: line } : undefined
  }
  if (field === 'email') {
    const email = cleanPlain(typed)
    return isEmail(email) ? { email } : undefined
  }
  if (field === 'phone') {
    const reading = readPhone(line)
    if (!reading.ok) return undefined
    // Resets the extension, which belongs to the previous number.
    return { phone: reading.phone, phoneExtension: reading.extension ?? null }
  }
  const lines = cleanLines(typed)
  return lines.length <= messageLength ? { [field]: lines } : undefined
}

/** Adds the change to the history of a request; a changed email address revokes the request's link. */
const withHistory = (
  record: StoredRecord,
  field: CorrectableField,
  fields: Fields,
  { signedIn }: StaffAct,
  now: number,
): Changes => {
  if (record.collection !== 'requests' || field === 'sentence') return { fields }
  const done = { at: now, by: colleagueOf(signedIn) }
  const { fields: history } = addEvents(readDeskRequest(record), [
    { ...done, kind: 'changed', fields: [field] },
    ...(field === 'email' ? [{ ...done, kind: 'link', what: 'renewed' } as const] : []),
  ])
  return { fields: { ...history, ...fields } }
}

/**
 * Corrects a field of a selected record. The audit entry names the record, not the value.
 * @throws AppError 404 if the record is not selected or was deleted
 */
export const correct = async (
  parts: PrivacyParts,
  request: PrivacyRequest,
  { key, version, field, value }: Correction,
  act: StaffAct,
): Promise<Corrected | 'conflict'> => {
  const { data } = await gatherChosen(parts, request)
  const record = data.submissions.find((one) => placeKey(one) === key)
  const known = record === undefined ? undefined : correctableFields(record)
  const named = known?.find((one) => one === field)
  if (record === undefined || named === undefined) throw notFound()
  const fields = readValue(named, value)
  if (fields === undefined) return { outcome: 'refused', field: named }
  const { collection, id } = record
  // Stores the selection, because corrected records may no longer match.
  const chosen = request.chosen ?? data.submissions.map(placeKey)
  const entry = { action: 'privacyCorrected', what: 'corrected', count: 1 } as const
  const done = await changeRequest(parts, request, act, entry, { chosen: [...chosen] }, [
    {
      update: { collection, id, version },
      changes: withHistory(record, named, fields, act, parts.clock.now()),
    },
  ])
  if (done.status === 'committed') return { outcome: 'saved' }
  // Only the privacy request changed, not the record.
  return done.step === 0 ? 'conflict' : { outcome: 'changed' }
}
