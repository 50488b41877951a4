import type { DestinationStream } from 'pino'

/** What a pipe takes at once: more is handed over before the turn ends. */
const mostCharacters = 16 * 1024

interface FlushableDestination extends DestinationStream {
  flush?(done: () => void): void
}

export interface BatchedLines extends DestinationStream {
  /** Hands over what waits, now, and calls back once all of it is written. */
  flush(done: () => void): void
}

/**
 * Hands over the lines of one turn of the event loop together: each write is a system call, which
 * costs as much as half of a cached page.
 */
export const createBatchedLines = (destination: FlushableDestination): BatchedLines => {
  let waiting = ''
  const handOver = (): void => {
    const lines = waiting
    waiting = ''
    if (lines !== '') destination.write(lines)
  }
  return {
    write: (line) => {
      if (waiting === '') setImmediate(handOver)
      waiting += line
      if (waiting.length > mostCharacters) handOver()
    },
    flush: (done) => {
      handOver()
      if (destination.flush === undefined) done()
      else destination.flush(done)
    },
  }
}
