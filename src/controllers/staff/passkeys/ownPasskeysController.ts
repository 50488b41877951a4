import type { Request, RequestHandler, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { cleanLine, cutText } from '../../../shared/forms/cleanText.js'
import type { Services } from '../../../services/services.js'
import type { Passkey } from '../../../services/staff/passkeys/passkey.js'
import { longestPasskeyName } from '../../../shared/staff/passkeyChoices.js'
import { browserOf } from '../../../services/staff/sessions/browserName.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { PasskeyProblem } from '../../../views/staff/passkeys/PasskeyForm.js'
import type { PasskeyRow } from '../../../views/staff/passkeys/PasskeyList.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { formatMoment } from '../staffDates.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { signedInOf, staffActOf } from '../staffRequest.js'
import { passkeyAnswerOf, passkeysOf } from './passkeySignInController.js'

export const passkeyRow = (
  site: StaffSite,
  { id, name, createdAt, usedAt }: Passkey,
): PasskeyRow => ({
  id,
  name,
  added: formatMoment(site, createdAt),
  used: usedAt === null ? undefined : formatMoment(site, usedAt),
})

const nameOf = (req: Request): string => {
  const typed = cutText(cleanLine(fieldOf(req, 'name')), longestPasskeyName)
  return typed === '' ? browserOf(req.get('user-agent')) : typed
}

export const ownPasskeysController = (
  services: Services,
): Pick<StaffControllers, 'ownPasskeys' | 'ownPasskeyNew'> => {
  const show = async (req: Request, res: Response, problem?: PasskeyProblem): Promise<void> => {
    const creation = await passkeysOf(services).creation(signedInOf(req))
    if (problem !== undefined) res.status(422)
    await renderStaffPage(services, req, res, 'staff/passkeys/NewPasskeyPage', ({ t }) => ({
      title: t('staffPasskeys:add.title'),
      name: nameOf(req),
      ticket: creation.ticket,
      options: JSON.stringify(creation.options),
      problem,
    }))
  }

  const back = (res: Response): void => res.redirect(303, `${staffUrl('ownAccount')}#passkeys`)

  const add: RequestHandler = async (req, res) => {
    const answer = passkeyAnswerOf(req)
    const done = await passkeysOf(services).add(staffActOf(req), answer, nameOf(req))
    if (done === 'added') back(res)
    else await show(req, res, done)
  }

  const change: RequestHandler = async (req, res) => {
    const passkeys = passkeysOf(services)
    const id = fieldOf(req, 'passkey')
    if (fieldOf(req, 'do') === 'remove') await passkeys.remove(staffActOf(req), id)
    else await passkeys.rename(staffActOf(req), id, nameOf(req))
    back(res)
  }

  return {
    ownPasskeys: { post: [readStaffForm, change] },
    ownPasskeyNew: { get: (req, res) => show(req, res), post: [readStaffForm, add] },
  }
}
