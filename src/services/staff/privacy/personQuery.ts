import { isEmail } from '../../../shared/forms/emailAddress.js'
import { readPhone } from '../../../shared/forms/phoneRules.js'
import { isRecordId, readReference } from '../../submissions/reference.js'
import { plainSigns } from '../../../shared/text/plainSigns.js'

/** Identifier of a person: email, phone, reference, record id or name. A name alone proves no ownership. */
export interface PersonQuery {
  readonly by: 'email' | 'phone' | 'reference' | 'id' | 'name'
  readonly value: string
}

/** Parses a typed identifier. @param referencePrefix prefix of the clinic's references */
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
