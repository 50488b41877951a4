import type { Locale } from '../../../addresses/pageTable.js'
import { type StaffRole, staffRoles } from '../../../addresses/staffTable.js'
import { cleanLine, cleanPlain } from '../../../shared/forms/cleanText.js'
import { isEmail } from '../../../shared/forms/emailAddress.js'
import { namePattern } from '../../../shared/submissions/personFields.js'
import type { Invited } from './manageAccounts.js'

export interface TypedInvitation {
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
  readonly locale: Locale
}

export interface InvitationErrors {
  readonly email?: true
  readonly name?: true
  readonly roles?: true
}

const longestName = 80

export const readRoles = (typed: readonly string[]): readonly StaffRole[] =>
  staffRoles.filter((role) => typed.includes(role))

export const readInvited = (
  typed: TypedInvitation,
): { readonly invited: Invited } | { readonly errors: InvitationErrors } => {
  const email = cleanPlain(typed.email)
  const name = cleanLine(typed.name)
  const roles = readRoles(typed.roles)
  const errors: InvitationErrors = {
    ...(isEmail(email) ? {} : { email: true }),
    ...(namePattern.test(name) && name.length <= longestName ? {} : { name: true }),
    ...(roles.length > 0 ? {} : { roles: true }),
  }
  return Object.keys(errors).length > 0
    ? { errors }
    : { invited: { email, name, roles, locale: typed.locale } }
}
