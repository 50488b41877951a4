import type { Request, Response } from 'express'
import { mediaTypeOf } from '../../services/careers/fileNames.js'
import { openApplicationFile } from '../../services/careers/fileLinks.js'
import { AppError, notFound } from '../../services/errors/errors.js'
import type { Services } from '../../services/services.js'
import { shortAddress } from '../../services/log/shortAddress.js'
import { sendAttachment } from './sendAttachment.js'

/** Serves files to HR by the signed links of emails. */
export const fileController = ({ careers, log }: Pick<Services, 'careers' | 'log'>) => {
  const { links, applications, files } = careers

  const find = async (token: unknown) => {
    const link = links.read(typeof token === 'string' ? token : '')
    if (!link.ok) throw link.reason === 'expired' ? new AppError(410, 'gone') : notFound()
    const application = await applications.find(link.application)
    const file = application?.files[link.position]
    const revokedAt = Date.parse(application?.linksRevokedAt ?? '')
    if (link.madeAt <= revokedAt) throw new AppError(410, 'gone')
    // The application was deleted; its link is still valid.
    if (application === undefined || file === undefined) throw new AppError(410, 'gone')
    return { application, file, position: link.position }
  }

  return {
    show: async (req: Request, res: Response): Promise<void> => {
      const { application, file, position } = await find(req.params['token'])
      const content = await openApplicationFile(files, file.key)
      if (content === undefined) throw new AppError(410, 'gone')
      log.info(
        {
          reference: application.reference,
          file: position,
          method: req.method,
          requestId: req.id,
          client: shortAddress(req.ip),
        },
        'a file of an application was opened',
      )
      const { name, kind, size } = file
      await sendAttachment(req, res, { name, type: mediaTypeOf(kind), size, content })
    },
  }
}
