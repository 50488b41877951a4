import type { Server } from 'node:http'
import type { OpenConnections } from './openConnections.js'

const closeIdleEveryMs = 50

export interface DrainTimeouts {
  /** For requests under way, in milliseconds. */
  readonly underWay: number
  /** For a visitor who takes nothing of an answer. */
  readonly stalled: number
}

/**
 * Takes no more connections and lets the requests under way finish.
 * @returns whether they all did in time; the others are cut off
 */
export const drainServer = (
  server: Server,
  connections: OpenConnections,
  timeouts: DrainTimeouts,
): Promise<boolean> =>
  new Promise((resolve) => {
    let isLate = false
    let isClosing = false
    const finish = (): void => {
      clearTimeout(late)
      clearInterval(sweep)
      resolve(!isLate)
    }
    const close = (): void => {
      connections.closeIdle(timeouts.stalled)
      // `server.close` takes a connection for idle whose finished answer is still being sent.
      if (isClosing || connections.isSending()) return
      isClosing = true
      server.close(finish)
    }
    const late = setTimeout(() => {
      isLate = true
      server.closeAllConnections()
      close()
    }, timeouts.underWay)
    // A connection whose request is under way becomes idle only after its answer.
    const sweep = setInterval(close, closeIdleEveryMs)
    // Drops new connections until `close`; a cluster passes them to another worker.
    server.maxConnections = 0
    close()
  })
