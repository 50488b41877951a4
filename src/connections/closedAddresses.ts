import type { Server } from 'node:http'
import type { OpenConnections } from './openConnections.js'

/**
 * Time in which new connections of an address are closed. Closing one costs 50 µs, parsing one full
 * of requests 30 ms.
 */
const closedMs = 10_000
/** Maximum number of addresses, to bound memory; beyond it, the oldest address is accepted again. */
const mostAddresses = 10_000

/**
 * Closes current connections of abusive addresses, and new ones for ten seconds. Otherwise a client
 * that reconnects at once would block the event loop.
 * @param isProxy whether an address carries requests of many clients and must never be closed
 */
export class ClosedAddresses {
  private readonly until = new Map<string, number>()

  constructor(
    server: Server,
    private readonly connections: Pick<OpenConnections, 'closeFrom'>,
    private readonly isProxy: (address: string) => boolean,
  ) {
    server.on('connection', (connection) => {
      if (this.isClosed(connection.remoteAddress ?? '')) connection.destroy()
    })
  }

  close(address: string): void {
    if (this.isProxy(address)) return
    this.until.delete(address)
    this.until.set(address, performance.now() + closedMs)
    const [oldest] = this.until.keys()
    if (this.until.size > mostAddresses && oldest !== undefined) this.until.delete(oldest)
    this.connections.closeFrom(address)
  }

  private isClosed(address: string): boolean {
    const until = this.until.get(address)
    if (until === undefined) return false
    if (performance.now() < until) return true
    this.until.delete(address)
    return false
  }
}
