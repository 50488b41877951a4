import type { Request, RequestHandler, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { isLocale } from '../../../addresses/urlFor.js'
import type { Services } from '../../../services/services.js'
import type { OwnPasswordProblem } from '../../../views/staff/accounts/OwnPassword.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { passkeyRow } from '../passkeys/ownPasskeysController.js'
import { newPasswordProblem } from '../signIn/enrolmentController.js'
import { refusalStatus } from '../signIn/signInPages.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { signedInOf, staffActOf } from '../staffRequest.js'
import { sessionRow } from './accountRows.js'

type Rows = 'ownAccount' | 'ownSettings' | 'ownSessions' | 'ownPassword' | 'ownRecoveryCodes'

export const ownAccountController = (services: Services): Pick<StaffControllers, Rows> => {
  const { ownAccount, sessions, identityKind, passkeys } = services.staff

  const show = async (
    req: Request,
    res: Response,
    passwordProblem?: OwnPasswordProblem,
  ): Promise<void> => {
    const signedIn = signedInOf(req)
    const open = await sessions.ofAccount(signedIn.account.id)
    const own = await passkeys?.list(signedIn)
    const codesLeft = await ownAccount.recoveryCodesLeft(signedIn)
    if (typeof passwordProblem === 'object' && passwordProblem.status === 'locked') {
      refusalStatus(services, res, passwordProblem)
    } else if (passwordProblem !== undefined) res.status(422)
    await renderStaffPage(services, req, res, 'staff/accounts/OwnAccountPage', (site) => ({
      title: site.t('staffAccounts:own.title'),
      account: signedIn.account,
      sessions: open.map((one) => sessionRow(site, one, signedIn)),
      codesLeft,
      passkeys: own === undefined ? undefined : own.map((one) => passkeyRow(site, one)),
      hasPassword: identityKind === 'embedded',
      passwordProblem,
    }))
  }

  const back = (res: Response): void => res.redirect(303, staffUrl('ownAccount'))

  const setSettings: RequestHandler = async (req, res) => {
    const locale = fieldOf(req, 'locale')
    if (isLocale(locale)) await ownAccount.setLocale(staffActOf(req), locale)
    await ownAccount.setSingleKeys(staffActOf(req), fieldOf(req, 'singleKeys') === 'on')
    back(res)
  }

  const endSessions: RequestHandler = async (req, res) => {
    const session = fieldOf(req, 'session')
    await ownAccount.endSessions(staffActOf(req), session === '' ? undefined : session)
    back(res)
  }

  const setPassword: RequestHandler = async (req, res) => {
    const problem = newPasswordProblem(req)
    if (problem !== undefined) {
      await show(req, res, problem)
      return
    }
    const [current, password] = [fieldOf(req, 'current'), fieldOf(req, 'password')]
    const done = await ownAccount.setPassword(staffActOf(req), current, password)
    if (done === 'changed') back(res)
    else await show(req, res, done)
  }

  const renewCodes: RequestHandler = async (req, res) => {
    const codes = await ownAccount.renewRecoveryCodes(staffActOf(req))
    await renderStaffPage(services, req, res, 'staff/signIn/RecoveryCodesPage', ({ t }) => ({
      title: t('staffSignIn:recovery.title'),
      codes,
      isFirst: false,
    }))
  }

  return {
    ownAccount: { get: (req, res) => show(req, res) },
    ownSettings: { post: [readStaffForm, setSettings] },
    ownSessions: { post: [readStaffForm, endSessions] },
    ownPassword: { post: [readStaffForm, setPassword] },
    ownRecoveryCodes: { post: [readStaffForm, renewCodes] },
  }
}
