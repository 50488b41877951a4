import type { Request, Response } from 'express'
import type { AppError, ErrorKey } from '../../services/errors/errors.js'
import type { Services } from '../../services/services.js'
import type { Continuation } from '../../views/staff/signIn/ContinuationFields.js'
import { renderStaffPage } from './renderStaffPage.js'
import { continuationOf } from './signIn/continuation.js'
import { readPost } from './staffForm.js'
import { staffContextOf } from './staffRequest.js'

/** Another site or another person may have filled in the form: a button must not send it again. */
const foreignPosts: ReadonlySet<ErrorKey> = new Set(['crossSite', 'otherSession'])

/** Returns the rejected form of a staff member. Does not read the store, which may be unavailable. */
const rejectedForm = async (
  { key }: AppError,
  req: Request,
  res: Response,
): Promise<Continuation | undefined> => {
  const { signedIn, knownBrowser } = staffContextOf(req) ?? {}
  const isStaff = signedIn !== undefined || knownBrowser !== undefined
  if (req.method !== 'POST' || foreignPosts.has(key) || !isStaff) return undefined
  try {
    await readPost(req, res)
  } catch {
    // The body is too large or malformed.
    return undefined
  }
  // `url` differs from `originalUrl` after a code confirmation, which continues with the form.
  const form = continuationOf(req, true, `${req.baseUrl}${req.url}`)
  return form.fields?.length === 0 ? undefined : form
}

/** Renders an error. A form that was not saved is in the page, so that its text is not lost. */
export const showStaffError = async (
  services: Services,
  error: AppError,
  req: Request,
  res: Response,
): Promise<void> => {
  const form = await rejectedForm(error, req, res)
  await renderStaffPage(services, req, res, 'staff/errors/StaffErrorPage', ({ t }) => ({
    title: t(`errors:${error.key}.message`),
    status: error.status,
    errorKey: error.key,
    requestId: req.id,
    form,
    mayHaveFile: typeof req.is('multipart') === 'string',
  }))
}
