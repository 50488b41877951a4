import type { Request, RequestHandler, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { isLocale } from '../../../addresses/urlFor.js'
import { notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import type {
  Managed,
  ManagedAccount,
  Manager,
} from '../../../services/staff/accounts/manageAccounts.js'
import { awaitsConfirmation } from '../../../services/staff/accounts/accountRecord.js'
import {
  readInvited,
  readRoles,
  type TypedInvitation,
} from '../../../services/staff/accounts/readInvited.js'
import type { AccountProblem } from '../../../views/staff/accounts/AccountPage.js'
import type { RefusedInvitation } from '../../../views/staff/accounts/InviteForm.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, fieldsOf, readStaffForm } from '../staffForm.js'
import { parameterOf, signedInOf, staffActOf } from '../staffRequest.js'
import { accountRow, sessionRow } from './accountRows.js'

type Rows =
  | 'accounts'
  | 'accountInvite'
  | 'accountsConfirm'
  | 'account'
  | 'accountRoles'
  | 'accountReset'
  | 'accountSessions'
  | 'accountClose'

const managerOf = (req: Request): Manager => ({ actor: signedInOf(req), requestId: req.id })

const valuesOf = (req: Request, name: string): readonly string[] =>
  fieldsOf(req).flatMap(([field, value]) => (field === name ? [value] : []))

const typedIn = (req: Request): TypedInvitation => {
  const locale = fieldOf(req, 'locale')
  return {
    email: fieldOf(req, 'email'),
    name: fieldOf(req, 'name'),
    roles: valuesOf(req, 'role'),
    locale: isLocale(locale) ? locale : 'fr',
  }
}

export const accountsController = (services: Services): Pick<StaffControllers, Rows> => {
  const { manage, origin } = services.staff

  const showList = async (
    req: Request,
    res: Response,
    refused?: RefusedInvitation,
  ): Promise<void> => {
    const accounts = await manage.list()
    if (refused !== undefined) res.status(422)
    await renderStaffPage(services, req, res, 'staff/accounts/AccountsPage', (site) => ({
      title: site.t('staffAccounts:title'),
      accounts: accounts.map((one) => accountRow(site, one, signedInOf(req))),
      unconfirmed: accounts
        .filter(({ account }) => awaitsConfirmation(account, services.clock.now()))
        .map(({ account }) => account.id),
      refused,
    }))
  }

  /** Shows an invitation link, which cannot be shown again: only its hash is stored. */
  const showLink = async (
    req: Request,
    res: Response,
    token: string,
    account: { readonly name: string; readonly email: string },
  ): Promise<void> => {
    await renderStaffPage(services, req, res, 'staff/accounts/InvitationLinkPage', ({ t }) => ({
      title: t('staffAccounts:link.title'),
      link: origin + staffUrl('invitation', { token }),
      name: account.name,
      email: account.email,
    }))
  }

  const read = async (req: Request): Promise<ManagedAccount> => {
    const found = await manage.find(parameterOf(req, 'id'))
    if (found === undefined || found.account.stored.state === 'closed') throw notFound()
    return found
  }

  const showOne = async (req: Request, res: Response, problem?: AccountProblem) => {
    const managed = await read(req)
    if (problem !== undefined) res.status(problem.kind === 'changed' ? 409 : 422)
    await renderStaffPage(services, req, res, 'staff/accounts/AccountPage', (site) => ({
      title: managed.account.stored.name,
      account: accountRow(site, managed, signedInOf(req)),
      sessions: managed.sessions.map((one) => sessionRow(site, one, signedInOf(req))),
      problem,
    }))
  }

  const invite: RequestHandler = async (req, res) => {
    const typed = typedIn(req)
    const checked = readInvited(typed)
    if ('errors' in checked) {
      await showList(req, res, { typed, errors: checked.errors, isKnown: false })
      return
    }
    const done = await manage.invite(managerOf(req), checked.invited)
    if (done === 'existing') await showList(req, res, { typed, errors: {}, isKnown: true })
    else await showLink(req, res, done.token, checked.invited)
  }

  const answer = async (req: Request, res: Response, done: Managed): Promise<void> => {
    if (done === 'missing') throw notFound()
    if (done === 'lastAdmin') await showOne(req, res, { kind: 'lastAdmin' })
    else res.redirect(303, staffUrl('account', { id: parameterOf(req, 'id') }))
  }

  const setRoles: RequestHandler = async (req, res) => {
    const roles = readRoles(valuesOf(req, 'role'))
    if (roles.length === 0) {
      await showOne(req, res, { kind: 'noRole' })
      return
    }
    const seen = fieldOf(req, 'seen')
    const known = seen === '' ? undefined : readRoles(seen.split(' '))
    const done = await manage.setRoles(managerOf(req), parameterOf(req, 'id'), roles, known)
    if (done === 'changed') await showOne(req, res, { kind: 'changed', chosen: roles })
    else await answer(req, res, done)
  }

  const reset: RequestHandler = async (req, res) => {
    const { account } = await read(req)
    const done = await manage.reset(managerOf(req), account.id)
    if (typeof done === 'string') await answer(req, res, done)
    else await showLink(req, res, done.token, account.stored)
  }

  const close: RequestHandler = async (req, res) => {
    const id = parameterOf(req, 'id')
    const done = await manage.close(managerOf(req), id)
    if (done !== 'done') {
      await answer(req, res, done)
      return
    }
    // Unassigns the requests of the closed account, which would otherwise be in no colleague's list.
    await services.staff.requests.release(staffActOf(req), id)
    res.redirect(303, staffUrl('accounts'))
  }

  const endSessions: RequestHandler = async (req, res) => {
    const session = fieldOf(req, 'session')
    await manage.endSessions(
      managerOf(req),
      parameterOf(req, 'id'),
      session === '' ? undefined : session,
    )
    res.redirect(303, staffUrl('account', { id: parameterOf(req, 'id') }))
  }

  const confirm: RequestHandler = async (req, res) => {
    await manage.confirm(managerOf(req), valuesOf(req, 'account'))
    res.redirect(303, staffUrl('accounts'))
  }

  return {
    accounts: { get: (req, res) => showList(req, res) },
    accountInvite: {
      get: (_req, res) => res.redirect(303, staffUrl('accounts')),
      post: [readStaffForm, invite],
    },
    accountsConfirm: { post: [readStaffForm, confirm] },
    account: { get: (req, res) => showOne(req, res) },
    accountRoles: { post: [readStaffForm, setRoles] },
    accountReset: { post: [readStaffForm, reset] },
    accountSessions: { post: [readStaffForm, endSessions] },
    accountClose: { post: [readStaffForm, close] },
  }
}
