import type { Request, Response } from 'express'
import { staffRows } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { Continuation } from '../../../views/staff/signIn/ContinuationFields.js'

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const files = Object.values(staffRows).flatMap(({ path, savedFrom }) =>
  savedFrom === undefined ? [] : [{ pattern: patternOf(path), savedFrom }],
)

const offeringPage = (path: string): string | undefined => {
  const { pathname, search } = new URL(path, 'http://host')
  for (const { pattern, savedFrom } of files) {
    const found = pattern.exec(pathname)
    if (found !== null) {
      const page = savedFrom.replaceAll(/:(\w+)/g, (_, name: string) => found.groups?.[name] ?? '')
      return page + search
    }
  }
  return undefined
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
