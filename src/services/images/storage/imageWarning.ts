import type { Logger } from 'pino'
import { minute } from '../../time/durations.js'

const warnEveryMs = minute

/** Tells ops what keeps a picture from being stored or read. */
export type ImageWarning = (cause: unknown, message: string) => void

/** Warns once a minute at most: a disk that does not keep up would fill the log. */
export const createImageWarning = (log: Pick<Logger, 'warn'>): ImageWarning => {
  let last = Number.NEGATIVE_INFINITY
  return (cause, message) => {
    if (performance.now() - last < warnEveryMs) return
    last = performance.now()
    log.warn({ err: cause }, message)
  }
}
