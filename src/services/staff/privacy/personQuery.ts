import { isEmail } from '../../../shared/forms/emailAddress.js'
import { readPhone } from '../../../shared/forms/phoneNumber.js'
import { isRecordId } from '../../../shared/submissions/recordId.js'
import { readReference } from '../../submissions/reference.js'
import { plainSigns } from '../../../shared/text/plainSigns.js'

/**
 * Whose data is asked for: told by what the person wrote in a form, by the reference they got, or by
 * the id of one record, for what has no reference. Several people may have one name, so a name alone
 * never says whose a record is.
 */
export interface PersonQuery {
  readonly by: 'email' | 'phone' | 'reference' | 'id' | 'name'
  /** An address in small letters, a number as E.164, a reference, an id, or a name as it was typed. */
  readonly value: string
}

/**
 * Reads what somebody typed; `undefined` when it is none of these. A name is never taken for one.
 * @param referencePrefix of the clinic
 */
export const readPersonQuery = (
  typed: string,
  referencePrefix: string,
): PersonQuery | undefined => {
  const text = plainSigns(typed).trim()
  const reference = readReference(text, referencePrefix)
  if (reference !== undefined) return { by: 'reference', value: reference }
  if (isRecordId(text)) return { by: 'id', value: text }
  if (isEmail(text)) return { by: 'email', value: text.toLowerCase() }
  const phone = readPhone(text)
  return phone.ok ? { by: 'phone', value: phone.phone } : undefined
}
