import type { Request, Response } from 'express'
import type { LiveReload } from '../../config/processConfig.js'
import { readFileSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { isCode } from '../../services/errors/systemErrors.js'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (thrown) {
    // A missing file means that the build succeeded.
    if (isCode(thrown, 'ENOENT')) return ''
    throw thrown
  }
}

/** Reports each build error during development, '' for success. @returns a function that stops watching */
const watchBuildError = (file: string, report: (error: string) => void): (() => void) => {
  const watcher = watch(dirname(file), (_event, name) => {
    if (name === basename(file)) report(read(file))
  })
  report(read(file))
  return () => watcher.close()
}

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
