import type { Request, Response } from 'express'
import type { Services } from '../../../services/services.js'
import { oneTimeUri } from '../../../services/staff/identity/oneTimeCode.js'
import { qrCodeOf } from '../../../services/staff/identity/qrCode.js'
import type { EnrolmentOffer } from '../../../services/staff/signIn/enrolment.js'
import { speakAs } from '../staffRequest.js'
import { renderStaffPage } from '../renderStaffPage.js'

export const showEnrolmentPage = async (
  services: Services,
  req: Request,
  res: Response,
  { ticket, secret, account }: EnrolmentOffer,
  isWrong = false,
): Promise<void> => {
  const { name } = services.clinic
  speakAs(req, account)
  await renderStaffPage(services, req, res, 'staff/signIn/EnrolmentPage', ({ t }) => ({
    title: t('staffSignIn:enrolment.title'),
    ticket,
    email: account.email,
    secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '),
    qrCode: qrCodeOf(oneTimeUri(name, account.email, secret)),
    isWrong,
  }))
}
