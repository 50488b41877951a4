import type { Request, Response } from 'express'
import type { Services } from '../../services/services.js'

export const healthController = ({ isReady, log }: Pick<Services, 'isReady' | 'log'>) => ({
  alive: (_req: Request, res: Response) => {
    res.set('Cache-Control', 'no-store').json({ status: 'alive' })
  },

  /** Reports readiness: whether requests can be stored. Unsent emails are queued and do not count. */
  ready: async (_req: Request, res: Response) => {
    res.set('Cache-Control', 'no-store')
    try {
      await isReady()
      res.json({ status: 'ready' })
    } catch (error) {
      log.error({ err: error }, 'records store is not writable')
      res.status(503).json({ status: 'not ready', reason: 'records' })
    }
  },
})
