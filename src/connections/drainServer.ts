import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
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
    const late = setTimeout(() => {
      isLate = true
      server.closeAllConnections()
    }, timeouts.underWay)
    // A connection whose request is under way becomes idle only after its answer.
    const sweep = setInterval(() => connections.closeIdle(timeouts.stalled), closeIdleEveryMs)
    // The HTTP server's own `close` would cut off answers that are still leaving.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(late)
      clearInterval(sweep)
      resolve(!isLate)
    })
    connections.closeIdle(timeouts.stalled)
  })
