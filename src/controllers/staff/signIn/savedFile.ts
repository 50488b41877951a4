import type { Request, Response } from 'express'
import type { Services } from '../../../services/services.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { matchStaffPath } from './staffPath.js'
import type { Continuation } from '../../../views/staff/signIn/ContinuationFields.js'

const offeringPage = (path: string): string | undefined => {
  const { row, parameters } = matchStaffPath(path) ?? {}
  return row?.savedFrom === undefined
    ? undefined
    : row.savedFrom.replaceAll(/:(\w+)/g, (_, name: string) => parameters?.[name] ?? '') +
        new URL(path, 'http://host').search
}

/**
 * Shows a page that downloads the file: a direct download would leave the code page open, as after a failure.
 * @returns `false` if the path is not a file
 */
export const offerFile = async (
  services: Services,
  req: Request,
  res: Response,
  continuation: Continuation,
): Promise<boolean> => {
  const back = offeringPage(continuation.path)
  if (back === undefined) return false
  await renderStaffPage(services, req, res, 'staff/signIn/FileReadyPage', ({ t }) => ({
    title: t('staffSignIn:file.title'),
    continuation,
    back,
  }))
  return true
}
