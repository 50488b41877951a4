import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Progress {
  readonly sent: number
  readonly since: number
}

/** The connections of a server, and which of them a request is under way on. */
export class OpenConnections {
  private readonly open = new Set<Socket>()
  private readonly underWay = new Set<Socket>()
  private readonly progress = new WeakMap<Socket, Progress>()

  constructor(server: Server) {
    server.on('connection', (connection) => {
      this.open.add(connection)
      connection.once('close', () => {
        this.open.delete(connection)
        this.underWay.delete(connection)
      })
    })
  }

  /** Notes that a request is under way until this response has left. */
  watch(res: ServerResponse): void {
    const { socket } = res
    if (socket === null) return
    this.underWay.add(socket)
    res.once('close', () => this.underWay.delete(socket))
  }

  /**
   * Closes connections that no request is under way on. Node itself takes one that never sent
   * anything, or half a header, for a busy one, and one whose answer is still leaving for an idle one.
   * @param stalledAfterMs nobody waits longer for a visitor who takes nothing of an answer
   */
  closeIdle(stalledAfterMs: number): void {
    for (const connection of this.open) {
      const isIdle = connection.writableLength === 0 && !this.underWay.has(connection)
      if (isIdle || this.isStalled(connection, stalledAfterMs)) connection.destroy()
    }
  }

  /** Closes all connections of one address. */
  closeFrom(address: string): void {
    for (const connection of this.open) {
      if (connection.remoteAddress === address) connection.destroy()
    }
  }

  /** Whether part of an answer waits to be sent that the site has finished. */
  isSending(): boolean {
    for (const { writableLength } of this.open) if (writableLength > 0) return true
    return false
  }

  /** Whether part of an answer waits, of which nothing has left for a while. */
  private isStalled(connection: Socket, afterMs: number): boolean {
    const { writableLength, bytesWritten } = connection
    const sent = bytesWritten - writableLength
    const known = this.progress.get(connection)
    if (writableLength === 0 || known?.sent !== sent) {
      this.progress.set(connection, { sent, since: performance.now() })
      return false
    }
    return performance.now() - known.since > afterMs
  }
}
