import type { Request, Response } from 'express'
import { watchBuildError } from '../../services/buildError.js'

/**
 * Development only. Stays open while this process lives, as the page reloads once it reconnects, and
 * tells the page what is wrong with the newest build.
 */
export const liveReloadController =
  (errorFile: string) =>
  (_req: Request, res: Response): void => {
    // Compressed, each event would wait for the next one.
    res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
    res.write('retry: 100\n\n')
    const stop = watchBuildError(errorFile, (error) =>
      res.write(`event: build\ndata: ${JSON.stringify(error)}\n\n`),
    )
    res.once('close', stop)
  }
