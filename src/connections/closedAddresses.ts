import type { Server } from 'node:http'
import type { OpenConnections } from './openConnections.js'

/** What is closed at once costs some 50 µs; a connection full of requests, some milliseconds. */
const closedMs = 10_000
/** Nobody fills the memory with addresses: the oldest is let in again. */
const mostAddresses = 10_000

/**
 * Addresses whose connections are closed, now and as they open in the next ten seconds, because they
 * sent what no browser sends.
 * @param isProxy whose connections carry the requests of many: these are never closed
 */
export class ClosedAddresses {
  private readonly until = new Map<string, number>()

  constructor(
    server: Server,
    private readonly connections: Pick<OpenConnections, 'closeFrom'>,
    private readonly isProxy: (address: string) => boolean,
  ) {
    server.on('connection', (connection) => {
      const { remoteAddress = '' } = connection
      if (this.isClosed(remoteAddress)) connection.destroy()
    })
  }

  close(address: string): void {
    if (this.isProxy(address)) return
    this.until.delete(address)
    this.until.set(address, performance.now() + closedMs)
    const [oldest] = this.until.keys()
    this.connections.closeFrom(address)
    if (this.until.size > mostAddresses && oldest !== undefined) this.until.delete(oldest)
  }

  private isClosed(address: string): boolean {
    const until = this.until.get(address)
    if (until === undefined) return false
    if (performance.now() < until) return true
    this.until.delete(address)
    return false
  }
}
