import type { IncomingMessage, ServerResponse } from 'node:http'

/** Node reads 64 kB at a time: 8 MB a second for all together, as fast as most lines are for one. */
const pauseMs = 8

/**
 * Each chunk of a body costs as much as a small file, however little it holds, and Node hands over all
 * that fit into 64 kB at once: eleven thousand of a byte, 20 ms during which nobody else is answered.
 * So many may be any size; of more, each must hold as much as this on average.
 */
const freeChunks = 1000
const leastChunkBytes = 32

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

interface BodyPaceOptions {
  /** How much of the body of a request is read as fast as it comes. */
  readonly freeBytes: (req: IncomingMessage) => number
  /** Is told of a body in more and smaller chunks than any program sends; it ends the connection. */
  readonly onTinyChunks: (req: IncomingMessage) => void
}

export const createBodyPace = ({ freeBytes, onTinyChunks }: BodyPaceOptions): BodyPace => {
  /** When the next piece of any of them may be read. */
  let nextAt = 0

  return (req, res) => {
    let free = freeBytes(req)
    let isWaiting = false
    let chunks = 0
    let bytes = 0
    let hasTinyChunks = false
    const isInChunks = req.headers['transfer-encoding'] !== undefined
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
      // The rest of what was read with them still comes after the connection was ended.
      if (hasTinyChunks) return false
      const wantsMore = push(piece, encoding)
      if (!Buffer.isBuffer(piece)) return wantsMore
      chunks += 1
      bytes += piece.length
      if (isInChunks && chunks > freeChunks && bytes < chunks * leastChunkBytes) {
        hasTinyChunks = true
        onTinyChunks(req)
        return false
      }
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
