import type { BaseLogger } from 'pino'
import type { IdentityProvider } from '../adapters/identity/identityProvider.js'
import type { OnUnreadable, Records } from '../adapters/records/records.js'
import type { Clock } from '../../shared/time/clock.js'
import { createStaffAccounts, type StaffAccounts } from './accounts/accounts.js'
import { createManageAccounts, type ManageAccounts } from './accounts/manageAccounts.js'
import { createOwnAccount, type OwnAccount } from './accounts/ownAccount.js'
import type { AuditLog } from './audit/auditLog.js'
import { openAuditLog } from './audit/openAuditLog.js'
import { embeddedIdentity } from './identity/embeddedIdentity.js'
import { createFirebaseIdentity } from './identity/firebaseIdentity.js'
import type { StaffIdentity } from './identity/staffIdentity.js'
import { createOwnPasskeys, type OwnPasskeys } from './passkeys/ownPasskeys.js'
import { createPasskeySignIn, type PasskeySignIn } from './passkeys/passkeySignIn.js'
import { relyingPartyOf } from './passkeys/webAuthn.js'
import { createStaffSessions, type StaffSessions } from './sessions/sessions.js'
import { createSignInAttempts } from './signIn/attempts.js'
import { createEnrolment, type Enrolment } from './signIn/enrolment.js'
import { createKnownBrowsers, type KnownBrowsers } from './signIn/knownBrowser.js'
import { createSignIn, type SignIn } from './signIn/signIn.js'
import {
  createRequestAddress,
  createRequestLinks,
  type RequestAddress,
  type RequestLinks,
} from './requests/requestLink.js'
import { createStaffKeys } from './staffKeys.js'

export interface StaffAccess {
  readonly accounts: StaffAccounts
  readonly ownAccount: OwnAccount
  readonly manage: ManageAccounts
  readonly sessions: StaffSessions
  readonly audit: AuditLog
  readonly enrolment: Enrolment
  readonly signIn: SignIn
  readonly knownBrowsers: KnownBrowsers
  /** `undefined` with an external identity provider. */
  readonly passkeys: (OwnPasskeys & PasskeySignIn) | undefined
  readonly identityKind: StaffIdentity['kind']
  readonly requestLinks: RequestLinks
  readonly requestAddress: RequestAddress
  readonly origin: string
}

export interface StaffAccessParts {
  readonly records: Records
  readonly onUnreadable: OnUnreadable
  readonly secret: string
  readonly origin: string
  readonly provider: IdentityProvider | undefined
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<BaseLogger, 'info'>
}

export const openStaffAccess = (parts: StaffAccessParts): StaffAccess => {
  const { records, onUnreadable, secret, origin, provider, clock, log } = parts
  const keys = createStaffKeys(secret)
  const requestLinks = createRequestLinks(keys)
  const audit = openAuditLog({ records, keys, clock, log, onUnreadable })
  const identity =
    provider === undefined ? embeddedIdentity : createFirebaseIdentity(provider, clock)
  const sessions = createStaffSessions({ records, identity, clock })
  const attempts = createSignInAttempts({ records, keys, clock })
  const shared = { records, onUnreadable, sessions, attempts, identity, audit, keys, clock }
  const enrolment = createEnrolment(shared)
  const withSite = { ...shared, site: relyingPartyOf(origin) }
  return {
    accounts: createStaffAccounts(shared),
    ownAccount: createOwnAccount(shared),
    manage: createManageAccounts(shared),
    sessions,
    audit,
    enrolment,
    signIn: createSignIn({ ...shared, enrolment }),
    knownBrowsers: createKnownBrowsers(keys),
    passkeys:
      identity.kind === 'embedded'
        ? { ...createOwnPasskeys(withSite), ...createPasskeySignIn(withSite) }
        : undefined,
    identityKind: identity.kind,
    requestLinks,
    requestAddress: createRequestAddress(requestLinks, origin),
    origin,
  }
}
