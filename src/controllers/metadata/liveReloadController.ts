import type { Request, Response } from 'express'
import type { LiveReload } from '../../config/processConfig.js'
import { watchBuildError } from '../../services/errors/buildError.js'

/** After how long a page connects to the next server. */
const retryMs = 30

/**
 * Development only. Stays open while this process lives, and tells the page which server it is
 * connected to and what is wrong with the newest build.
 */
export const liveReloadController =
  ({ server, errorFile }: LiveReload) =>
  (_req: Request, res: Response): void => {
    // Compressed, each event would wait for the next one.
    res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
    res.write(`retry: ${retryMs}\nevent: server\ndata: ${server}\n\n`)
    const stop = watchBuildError(errorFile, (error) =>
      res.write(`event: build\ndata: ${JSON.stringify(error)}\n\n`),
    )
    res.once('close', stop)
  }
