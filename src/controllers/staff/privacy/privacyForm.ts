import type { Request } from 'express'
import type { PlainMessageKey } from '../../../services/language/messages.js'
import { type PersonQuery, readPersonQuery } from '../../../services/staff/privacy/personQuery.js'
import {
  type PrivacyKind,
  type PrivacySearch,
  privacyKinds,
} from '../../../services/staff/privacy/privacyRequest.js'
import type { NewPrivacyRequest } from '../../../services/staff/privacy/privacyRequests.js'
import { isCalendarDay } from '../../../shared/clinic/calendarDays.js'
import { cleanLine, cleanPlain } from '../../../shared/forms/cleanText.js'
import type { NewPrivacyInput } from '../../../views/staff/privacy/PrivacyPage.js'
import type { SearchErrors, SearchInput } from '../../../views/staff/privacy/PrivacySearchFields.js'
import { fieldOf, fieldsOf, readFormId } from '../staffForm.js'

interface SearchReading {
  readonly input: SearchInput
  readonly search: PrivacySearch
  readonly errors: SearchErrors
}

const readAs = (by: PersonQuery['by'], typed: string, prefix: string): string | undefined => {
  if (typed === '') return ''
  const query = readPersonQuery(typed, prefix)
  return query?.by === by ? query.value : undefined
}

const isName = (typed: string): boolean => typed === '' || /[\p{L}\p{N}]/u.test(typed)

export const readSearch = (req: Request, prefix: string): SearchReading => {
  const input = {
    name: cleanLine(fieldOf(req, 'name')),
    email: cleanPlain(fieldOf(req, 'email')),
    phone: cleanLine(fieldOf(req, 'phone')),
    reference: cleanPlain(fieldOf(req, 'reference')),
  }
  const email = readAs('email', input.email, prefix)
  const phone = readAs('phone', input.phone, prefix)
  const reference = readAs('reference', input.reference, prefix)
  const isEmpty = Object.values(input).every((typed) => typed === '')
  return {
    input,
    search: {
      name: input.name,
      email: email ?? '',
      phone: phone ?? '',
      reference: reference ?? '',
    },
    errors: {
      ...(isEmpty ? { search: 'staffPrivacy:search.errors.search' } : {}),
      ...(isName(input.name) ? {} : { name: 'staffPrivacy:search.errors.name' }),
      ...(email === undefined ? { email: 'staffPrivacy:search.errors.email' } : {}),
      ...(phone === undefined ? { phone: 'staffPrivacy:search.errors.phone' } : {}),
      ...(reference === undefined ? { reference: 'staffPrivacy:search.errors.reference' } : {}),
    },
  }
}

export interface NewReading {
  readonly input: NewPrivacyInput
  readonly request: NewPrivacyRequest
  readonly errors: SearchErrors & {
    readonly kinds?: PlainMessageKey
    readonly receivedOn?: PlainMessageKey
  }
}

export const readNewRequest = (req: Request, today: string, prefix: string): NewReading => {
  const { input, search, errors } = readSearch(req, prefix)
  const form = readFormId(req)
  const ticked = fieldsOf(req).flatMap(([name, value]) => (name === 'kinds' ? [value] : []))
  const kinds: readonly PrivacyKind[] = privacyKinds.filter((kind) => ticked.includes(kind))
  const receivedOn = cleanPlain(fieldOf(req, 'receivedOn'))
  const hasDay = isCalendarDay(receivedOn) && receivedOn <= today
  return {
    input: { ...input, id: form, kinds, receivedOn },
    request: { form, kinds, receivedOn, search },
    errors: {
      ...(kinds.length === 0 ? { kinds: 'staffPrivacy:new.errors.kinds' } : {}),
      ...(hasDay ? {} : { receivedOn: 'staffPrivacy:new.errors.receivedOn' }),
      ...errors,
    },
  }
}
