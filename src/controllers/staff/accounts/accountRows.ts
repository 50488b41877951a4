import type { ManagedAccount } from '../../../services/staff/accounts/manageAccounts.js'
import type { SignedIn } from '../../../services/staff/staffAccount.js'
import { absoluteMs, type SessionRecord } from '../../../services/staff/sessions/sessionRecord.js'
import type { AccountRow, SessionRow } from '../../../views/staff/accounts/accountRows.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { formatMoment, formatClockTime } from '../staffDates.js'
import { type StaffRole, staffRoles } from '../../../addresses/staffTable.js'
import { labelStored, type Stored } from '../../../shared/language/storedChoices.js'
import { knownRoles } from '../../../services/staff/accounts/accountRecord.js'

export const describeRoles = ({ t }: StaffSite, roles: readonly Stored<StaffRole>[]): string =>
  roles
    .map((role) => labelStored(staffRoles, role, (known) => t(`staffAccounts:roles.${known}`)))
    .join(', ')

export const accountRow = (
  site: StaffSite,
  { account: { id, stored }, sessions }: ManagedAccount,
  { account }: SignedIn,
): AccountRow => ({
  id,
  name: stored.name,
  email: stored.email,
  roles: knownRoles(stored.roles),
  roleTexts: describeRoles(site, stored.roles),
  isInvited: stored.state === 'invited',
  isLate: stored.state === 'invited' && (stored.invitation?.expiresAt ?? 0) <= site.now,
  lastSignIn: stored.signedInAt === null ? undefined : formatMoment(site, stored.signedInAt),
  openSessions: sessions.length,
  isYou: id === account.id,
})

export const sessionRow = (
  site: StaffSite,
  { id, browser, signedInAt, seenAt }: SessionRecord,
  { sessionId }: SignedIn,
): SessionRow => ({
  id,
  browser,
  since: formatMoment(site, signedInAt),
  until: formatClockTime(site, signedInAt + absoluteMs),
  seen: formatMoment(site, seenAt),
  isThis: id === sessionId,
})
