import type { Request, Response } from 'express'
import type { AppError } from '../../services/errors/errors.js'
import type { Services } from '../../services/services.js'
import { renderStaffPage } from './renderStaffPage.js'

export const showStaffError = (
  services: Services,
  error: AppError,
  req: Request,
  res: Response,
): Promise<void> =>
  renderStaffPage(services, req, res, 'staff/errors/StaffErrorPage', ({ t }) => ({
    title: t(`errors:${error.key}.message`),
    status: error.status,
    errorKey: error.key,
    requestId: req.id,
  }))
