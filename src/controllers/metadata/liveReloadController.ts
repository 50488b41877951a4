import type { Request, Response } from 'express'
import type { LiveReload } from '../../config/processConfig.js'
import { watchBuildError } from '../../services/errors/buildError.js'

const retryMs = 30

/** Streams the id of the server process and build errors to open pages, in development only. */
export const liveReloadController =
  ({ server, errorFile }: LiveReload) =>
  (_req: Request, res: Response): void => {
    // `no-transform` disables compression, which would buffer events.
    res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
    res.write(`retry: ${retryMs}\nevent: server\ndata: ${server}\n\n`)
    const stop = watchBuildError(errorFile, (error) =>
      res.write(`event: build\ndata: ${JSON.stringify(error)}\n\n`),
    )
    res.once('close', stop)
  }
