import type { Server } from 'node:http'
import type { OpenConnections } from './openConnections.js'

const closeIdleEveryMs = 50

export interface DrainTimeouts {
  readonly underWay: number
  readonly stalled: number
}

/** Waits for pending requests. @returns whether all finished in time; the others are cut off */
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
      clearInterval(interval)
      resolve(!isLate)
    }
    const close = (): void => {
      connections.closeIdle(timeouts.stalled)
      // `server.close` treats a connection as idle while its finished response is still being sent.
      if (isClosing || connections.isSending()) return
      isClosing = true
      server.close(finish)
    }
    const late = setTimeout(() => {
      isLate = true
      server.closeAllConnections()
      close()
    }, timeouts.underWay)
    // A connection becomes idle only after its response.
    const interval = setInterval(close, closeIdleEveryMs)
    // Drops new connections until `close`; the cluster module passes them to another worker.
    server.maxConnections = 0
    close()
  })
