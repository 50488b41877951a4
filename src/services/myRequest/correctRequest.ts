import type { Locale } from '../../addresses/locales.js'
import type { ContactWay, Subject } from '../../shared/contact/contactChoices.js'
import type { Changes } from '../adapters/records/records.js'
import type { ChangeContext } from '../staff/changes/recordChanges.js'
import { addEvents } from '../staff/requests/changeDesk.js'
import {
  correctedFields,
  type DeskRequest,
  type KnownDeskEvent,
} from '../staff/requests/deskRecord.js'

/** Details as corrected by the front desk; missing ones are removed. */
export interface CorrectedDetails {
  readonly name: string
  readonly phone?: string
  readonly phoneExtension?: string
  readonly email?: string
  readonly contactBy?: ContactWay | undefined
  readonly subject: Subject
  readonly preferredLanguage: Locale
}

export const decideCorrection = (
  found: DeskRequest,
  details: CorrectedDetails,
  { by, now }: ChangeContext,
): Changes | undefined => {
  const { request } = found
  const { name, phone, phoneExtension, email, subject, preferredLanguage } = details
  const isEmailReplaced = email !== request.email
  const differs = {
    name: name !== request.name,
    phone: phone !== request.phone || phoneExtension !== request.phoneExtension,
    email: isEmailReplaced,
    language: preferredLanguage !== request.preferredLanguage,
    subject: subject !== request.subject,
    contactBy: details.contactBy !== request.contactBy,
    message: false,
    halfDays: false,
  }
  const fields = correctedFields.filter((field) => differs[field])
  if (fields.length === 0) return undefined
  const events: readonly KnownDeskEvent[] = [
    { at: now, by, kind: 'changed', fields },
    ...(isEmailReplaced ? [{ at: now, by, kind: 'link', what: 'renewed' } as const] : []),
  ]
  const changes = addEvents(found, events)
  return {
    ...changes,
    fields: {
      ...changes.fields,
      name,
      // `null`, as record fields can be replaced but not removed.
      phone: phone ?? null,
      phoneExtension: phoneExtension ?? null,
      email: email ?? null,
      contactBy: details.contactBy ?? null,
      subject,
      preferredLanguage,
    },
  }
}
