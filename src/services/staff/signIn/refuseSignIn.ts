import type { AuditAction } from '../audit/auditEntry.js'
import type { AccountRecord } from '../accounts/accountRecord.js'
import type { AuditLog } from '../audit/auditLog.js'
import type { SignInRequest } from './signInRequest.js'

export const refuseSignIn = async (
  audit: Pick<AuditLog, 'append'>,
  action: AuditAction,
  { requestId }: SignInRequest,
  account?: AccountRecord,
): Promise<{ readonly status: 'refused' }> => {
  await audit.append({
    actor: 'signedOut',
    action,
    outcome: 'refused',
    requestId,
    ...(account === undefined ? {} : { subject: account.id }),
  })
  return { status: 'refused' }
}
