import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import { kindFacts } from '../../services/careers/fileKinds.js'
import { openApplicationFile } from '../../services/careers/openApplicationFile.js'
import { AppError, notFound } from '../../services/errors.js'
import type { Services } from '../../services/services.js'
import { shortAddress } from '../../services/shortAddress.js'

/** Gives HR the files of an application, by the signed addresses of its email. */
export const fileController = ({ careers, log }: Pick<Services, 'careers' | 'log'>) => {
  const { links, applications, files } = careers

  const find = async (token: unknown) => {
    const link = links.read(typeof token === 'string' ? token : '')
    if (!link.ok) throw link.reason === 'expired' ? new AppError(410, 'gone') : notFound()
    const application = await applications.find(link.application)
    const file = application?.files[link.position]
    const revokedAt = Date.parse(application?.linksRevokedAt ?? '')
    if (link.madeAt <= revokedAt) throw new AppError(410, 'gone')
    // The retention has ended, or somebody asked for it: the link outlived what it led to.
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
      // Saved and never shown: whatever it holds, it is no page of this site.
      res.attachment(file.name)
      res.type(kindFacts[file.kind].type)
      res.set({
        'Content-Length': String(file.size),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'private, no-store, no-transform',
        'X-Robots-Tag': 'noindex',
      })
      if (req.method === 'HEAD') {
        content.destroy()
        res.end()
        return
      }
      try {
        await pipeline(content, res)
      } catch (thrown) {
        // Whoever opened it may close it half-way.
        if (!res.destroyed) throw thrown
      }
    },
  }
}
