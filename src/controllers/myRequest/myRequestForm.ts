import type { Request } from 'express'
import { isLocale } from '../../addresses/urlFor.js'
import type { VisitorAct } from '../../services/myRequest/visitorAct.js'
import type { DeskRequest } from '../../services/staff/requests/deskRecord.js'
import type { FormError } from '../../shared/forms/fieldErrors.js'
import { type MyRequestAct, myRequestFields } from '../../shared/myRequest/myRequestFields.js'
import type { TypedAct } from '../../views/myRequest/MyRequestPage.js'
import { createForm } from '../forms/createForm.js'
import { keptPhone, keptWay } from '../forms/keptAnswers.js'

const forms = {
  message: createForm({ fields: () => myRequestFields.message, hidden: {} }),
  change: createForm({ fields: () => myRequestFields.change, hidden: {} }),
  sure: createForm({ fields: () => myRequestFields.withdraw, hidden: {} }),
}

type Reading =
  | { readonly status: 'act'; readonly act: VisitorAct; readonly typed: TypedAct }
  | { readonly status: 'errors'; readonly errors: readonly FormError[]; readonly typed: TypedAct }

/** A call needs a number, an email an address: stored already, or typed now. */
const missingReach = (
  { request }: DeskRequest,
  { phone, email, contactBy }: Readonly<Record<'phone' | 'email' | 'contactBy', string>>,
): readonly FormError[] => {
  if (contactBy === 'email') {
    const isKnown = email !== '' || request.email !== undefined
    return isKnown ? [] : [{ field: 'email', key: 'forms:contactBy.errors.email' }]
  }
  const isKnown = contactBy === '' || phone !== '' || request.phone !== undefined
  return isKnown ? [] : [{ field: 'phone', key: 'forms:contactBy.errors.phone' }]
}

/** Reads the form of one act. */
export const readMyRequestForm = async (
  req: Request,
  name: MyRequestAct,
  found: DeskRequest,
): Promise<Reading> => {
  switch (name) {
    case 'message': {
      const { input, errors } = await forms.message.read(req)
      const typed = { act: name, message: input.message }
      return errors.length > 0
        ? { status: 'errors', errors, typed }
        : { status: 'act', act: { kind: name, text: input.message }, typed }
    }
    case 'change': {
      const { input, errors } = await forms.change.read(req)
      const { phone, email, contactBy, language } = input
      const typed = { act: name, phone, email, contactBy, language }
      const missing = missingReach(found, input)
      if (errors.length > 0 || missing.length > 0) {
        return { status: 'errors', errors: [...errors, ...missing], typed }
      }
      const details = {
        ...keptPhone(phone),
        ...(email === '' ? {} : { email }),
        ...keptWay(contactBy),
        ...(isLocale(language) ? { preferredLanguage: language } : {}),
      }
      return { status: 'act', act: { kind: name, details }, typed }
    }
    case 'withdraw':
    case 'resume':
    case 'endLink':
    case 'shortNotice':
    case 'noShortNotice': {
      const { errors } = await forms.sure.read(req)
      const typed = { act: name }
      return errors.length > 0
        ? { status: 'errors', errors, typed }
        : { status: 'act', act: { kind: name }, typed }
    }
  }
}
