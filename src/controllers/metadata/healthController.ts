import type { Request, Response } from 'express'
import type { Services } from '../../services/services.js'

/** Health checks: a platform sends visitors here while they succeed. */
export const healthController = ({ isReady, log }: Pick<Services, 'isReady' | 'log'>) => ({
  /** The process answers: nothing else is looked at. */
  alive: (_req: Request, res: Response) => {
    res.set('Cache-Control', 'no-store').json({ status: 'alive' })
  },

  /**
   * A request can be kept now; otherwise 503. Emails are no part of it: a load balancer that takes
   * the site away would lose requests for the sake of emails, which wait in the records anyway.
   */
  ready: async (_req: Request, res: Response) => {
    res.set('Cache-Control', 'no-store')
    try {
      await isReady()
      res.json({ status: 'ready' })
    } catch (error) {
      log.error({ err: error }, 'records cannot be kept')
      res.status(503).json({ status: 'not ready', reason: 'records' })
    }
  },
})
