import type { Request } from 'express'
import { localMoment } from '../../services/clinic/openHours.js'
import type { Services } from '../../services/services.js'
import { type Receipt, readReceipt } from '../../services/submissions/reference.js'

/** Returns the receipt in the URL; `undefined` for a future date, which is forged. */
export const shownReceipt = (
  { clinic, clock }: Pick<Services, 'clinic' | 'clock'>,
  req: Request,
): Receipt | undefined => {
  const receipt = readReceipt(req.originalUrl.split('?', 2)[1] ?? '')
  const today = localMoment(clinic, new Date(clock.now())).date
  return receipt?.day !== undefined && receipt.day > today
    ? { reference: receipt.reference }
    : receipt
}
