import { messageLength, nameLength } from '../../../config/limits.js'
import type { Fields, StoredRecord } from '../../adapters/records/records.js'
import { notFound } from '../../errors/errors.js'
import { cleanLine, cleanLines, cleanPlain } from '../../../shared/forms/cleanText.js'
import { isEmail } from '../../../shared/forms/emailAddress.js'
import { namePattern } from '../../../shared/submissions/personFields.js'
import { readPhone } from '../../../shared/forms/phoneNumber.js'
import type { StaffAct } from '../staffAct.js'
import { gatherChosen, placeKey } from './privacyFindings.js'
import type { PrivacyRequest } from './privacyRequest.js'
import { changeRequest, type PrivacyParts } from './privacyRequests.js'

/** What a person may have corrected, by what they sent. */
const correctable = {
  requests: ['name', 'email', 'phone', 'message'],
  applications: ['name', 'email', 'phone', 'message'],
  feedback: ['sentence'],
} as const

export type CorrectableField = (typeof correctable)[keyof typeof correctable][number]

/** The fields of a record that may be corrected. */
export const correctableFields = ({
  collection,
}: Pick<StoredRecord, 'collection'>): readonly CorrectableField[] =>
  collection === 'requests' || collection === 'applications' || collection === 'feedback'
    ? correctable[collection]
    : []

export interface Correction {
  /** `collection/id` */
  readonly key: string
  /** Of the record as it was shown. */
  readonly version: number
  readonly field: string
  readonly value: string
}

export type Corrected =
  | { readonly outcome: 'saved' }
  /** Somebody was faster: what stands there now. */
  | { readonly outcome: 'changed' }
  | { readonly outcome: 'refused'; readonly field: CorrectableField }

/** What is stored for what was typed; nothing when it breaks the field's rule. */
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
    // The extension of the number before is none of this one's.
    return { phone: reading.phone, phoneExtension: reading.extension ?? null }
  }
  const lines = cleanLines(typed)
  return lines.length <= messageLength ? { [field]: lines } : undefined
}

/**
 * Corrects one field of one record that was ticked; the log says which record, never what it says.
 * @returns `conflict` when the privacy request has just been changed: it is read and tried again
 * @throws AppError 404 when it is not among those ticked, or was deleted meanwhile
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
  // What is ticked stays ticked when it no longer has what was looked for.
  const chosen = request.chosen ?? data.submissions.map(placeKey)
  const entry = { action: 'privacyCorrected', what: 'corrected', count: 1 } as const
  const done = await changeRequest(parts, request, act, entry, { chosen: [...chosen] }, [
    { update: { collection, id, version }, changes: { fields } },
  ])
  if (done.status === 'committed') return { outcome: 'saved' }
  // The request itself was changed meanwhile, which has nothing to do with this field.
  return done.step === 0 ? 'conflict' : { outcome: 'changed' }
}
