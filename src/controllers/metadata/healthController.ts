import type { Request, Response } from 'express'
import { emailsLeave } from '../../services/email/outboxHealth.js'
import type { Services } from '../../services/services.js'

/** Health checks: a platform sends visitors here while they succeed. */
export const healthController = ({
  records,
  clock,
  log,
}: Pick<Services, 'records' | 'clock' | 'log'>) => ({
  /** The process answers: nothing else is looked at. */
  alive: (_req: Request, res: Response) => {
    res.set('Cache-Control', 'no-store').json({ status: 'alive' })
  },

  /** Requests can be kept and emails leave; otherwise 503 with the name of what does not work. */
  ready: async (_req: Request, res: Response) => {
    res.set('Cache-Control', 'no-store')
    try {
      await records.ping()
      if (await emailsLeave(records, clock)) {
        res.json({ status: 'ready' })
        return
      }
      log.error('emails have waited for more than 15 minutes')
      res.status(503).json({ status: 'not ready', reason: 'outbox' })
    } catch (error) {
      log.error({ err: error }, 'records do not answer')
      res.status(503).json({ status: 'not ready', reason: 'records' })
    }
  },

  /** Stays open while this process lives: the page reloads once it reconnects. */
  liveReload: (_req: Request, res: Response) => {
    res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    res.flushHeaders()
    res.write('retry: 150\n\n')
  },
})
