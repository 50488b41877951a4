import type { Writable } from 'node:stream'
import type { DestinationStream } from 'pino'

/** About 15 000 lines. A reader that is further behind is taken for one that stands still. */
const mostWaitingBytes = 4 * 1024 * 1024
/** How long an ending process waits for its reader, in milliseconds. */
const flushTimeoutMs = 1000

interface LossyDestination extends DestinationStream {
  /** Calls back once all lines are written, or it has waited long enough. */
  flush(done: () => void): void
}

/**
 * Writes lines as fast as they are read. Nobody waits for a reader that stands still (a full disk
 * behind a log driver, a paused terminal multiplexer): lines that find no room are counted instead.
 * @param mostBytes how much may wait for the reader
 */
export const createLossyDestination = (
  stream: Pick<Writable, 'on' | 'write' | 'writableLength'>,
  mostBytes = mostWaitingBytes,
): LossyDestination => {
  let lost = 0
  // The reader is gone: the site goes on without a log.
  stream.on('error', () => undefined)
  return {
    write: (lines) => {
      if (stream.writableLength > mostBytes) {
        lost += lines.split('\n').length - 1
        return
      }
      stream.write(lines)
      if (lost === 0) return
      const told = {
        level: 40,
        time: new Date(),
        lost,
        msg: 'lines of the log were lost: its reader stood still',
      }
      stream.write(`${JSON.stringify(told)}\n`)
      lost = 0
    },
    flush: (done) => {
      const late = setTimeout(done, flushTimeoutMs)
      stream.write('', () => {
        clearTimeout(late)
        done()
      })
    },
  }
}
