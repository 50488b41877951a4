import type { Request } from 'express'
import type { Services } from '../../../services/services.js'
import { signedInOf } from '../staffRequest.js'

/** Logs that a post which changed nothing showed again what was found of a person. */
export const logPrivacyShown = (
  { staff }: Services,
  req: Request,
  reference: string,
): Promise<void> =>
  staff.audit.append({
    actor: signedInOf(req),
    action: 'privacyRequestViewed',
    subject: reference,
    requestId: req.id,
  })
