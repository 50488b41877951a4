import type { Request, RequestHandler, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import type { StaffAccount } from '../../../services/staff/staffAccount.js'
import { passwordError } from '../../../services/staff/signIn/enrolment.js'
import type { PasswordProblem } from '../../../views/staff/signIn/NewPassword.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { parameterOf, speakAs } from '../staffRequest.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { showEnrolmentPage } from './enrolmentPages.js'
import { beginSession } from './goOn.js'
import { signInRequestOf } from './signInRequest.js'

export const newPasswordProblem = (req: Request): PasswordProblem | undefined => {
  const password = fieldOf(req, 'password')
  return passwordError(password) ?? (password === fieldOf(req, 'again') ? undefined : 'different')
}

export const enrolmentController = (
  services: Services,
): Pick<StaffControllers, 'invitation' | 'enrolment'> => {
  const { enrolment, identityKind } = services.staff

  const showGone = async (req: Request, res: Response): Promise<void> => {
    res.status(410)
    await renderStaffPage(services, req, res, 'staff/signIn/InvitationGonePage', ({ t }) => ({
      title: t('staffSignIn:invitation.goneTitle'),
    }))
  }

  const showInvitation = async (
    req: Request,
    res: Response,
    account: StaffAccount,
    problem?: PasswordProblem | 'wrong',
  ): Promise<void> => {
    if (problem !== undefined) res.status(422)
    speakAs(req, account)
    await renderStaffPage(services, req, res, 'staff/signIn/InvitationPage', ({ t }) => ({
      title: t('staffSignIn:invitation.title'),
      token: parameterOf(req, 'token'),
      account,
      choosesPassword: identityKind === 'embedded',
      problem,
    }))
  }

  const show: RequestHandler = async (req, res) => {
    const account = await enrolment.find(parameterOf(req, 'token'))
    if (account === undefined) await showGone(req, res)
    else await showInvitation(req, res, account)
  }

  const accept: RequestHandler = async (req, res) => {
    const account = await enrolment.find(parameterOf(req, 'token'))
    if (account === undefined) {
      await showGone(req, res)
      return
    }
    const isOurs = identityKind === 'embedded'
    const problem = isOurs ? newPasswordProblem(req) : undefined
    if (problem !== undefined) {
      await showInvitation(req, res, account, problem)
      return
    }
    const password = fieldOf(req, 'password')
    const offer = await enrolment.accept(parameterOf(req, 'token'), password, signInRequestOf(req))
    if (offer === 'gone') await showGone(req, res)
    else if (offer === 'wrong') await showInvitation(req, res, account, 'wrong')
    else await showEnrolmentPage(services, req, res, offer)
  }

  const finish: RequestHandler = async (req, res) => {
    const ticket = fieldOf(req, 'ticket')
    const done = await enrolment.finish(ticket, fieldOf(req, 'code'), signInRequestOf(req))
    if (done === 'wrong') {
      const offer = await enrolment.reopen(ticket)
      if (offer !== undefined) {
        await showEnrolmentPage(services, req, res.status(422), offer, true)
        return
      }
    }
    if (done === 'wrong' || done === 'expired') {
      res.redirect(303, staffUrl('signIn'))
      return
    }
    beginSession(services, req, res, done.token, done.account.id)
    speakAs(req, done.account)
    await renderStaffPage(services, req, res, 'staff/signIn/RecoveryCodesPage', ({ t }) => ({
      title: t('staffSignIn:recovery.title'),
      codes: done.recoveryCodes,
      isFirst: true,
    }))
  }

  return {
    invitation: { get: show, post: [readStaffForm, accept] },
    enrolment: {
      get: (_req, res) => res.redirect(303, staffUrl('signIn')),
      post: [readStaffForm, finish],
    },
  }
}
