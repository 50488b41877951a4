import type { IncomingMessage, ServerResponse } from 'node:http'

/** Node reads 64 kB at a time: 8 MB a second for all together, as fast as most lines are for one. */
const pauseMs = 8

/** Whether anything follows the headers of a request, whatever its method: a GET may have a body, too. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

export interface BodyPace {
  /**
   * Reads slowly what comes of a body beyond what a form may have, or after a request was answered
   * (refused, say, or a GET) without anybody having read it. Closing instead would hide the answer: a
   * browser sends everything before it reads. Node reads as fast as it comes, and so do the readers of
   * forms when they have had enough: a body without an end would take a whole core.
   */
  (req: IncomingMessage, res: ServerResponse): void
}

/** @param freeBytes how much of the body of a request is read as fast as it comes */
export const createBodyPace = (freeBytes: (req: IncomingMessage) => number): BodyPace => {
  /** When the next piece of any of them may be read. */
  let nextAt = 0

  return (req, res) => {
    let free = freeBytes(req)
    let isWaiting = false
    // What Node fills a request with, and what it is told by when to go on: whoever reads, and however,
    // goes through these two.
    const push = req.push.bind(req)
    const readOn = req._read.bind(req)

    const wait = (): void => {
      isWaiting = true
      const now = performance.now()
      nextAt = Math.max(now, nextAt) + pauseMs
      setTimeout(() => {
        isWaiting = false
        readOn(0)
      }, nextAt - now)
    }
    req.push = (piece: unknown, encoding?: BufferEncoding): boolean => {
      const wantsMore = push(piece, encoding)
      if (!Buffer.isBuffer(piece)) return wantsMore
      free -= piece.length
      if (free >= 0) return wantsMore
      if (!isWaiting) wait()
      return false
    }
    req._read = (size) => {
      if (!isWaiting) readOn(size)
    }
    // The last moment before Node begins to read what nobody did, past `push`.
    res.once('prefinish', () => {
      if (req.complete || req.readableFlowing !== null || req.readableDidRead) return
      free = 0
      req.resume()
    })
  }
}
