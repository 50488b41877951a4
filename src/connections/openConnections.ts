import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Progress {
  readonly sent: number
  readonly since: number
}

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

  watch(res: ServerResponse): void {
    const { socket } = res
    if (socket === null) return
    this.underWay.add(socket)
    res.once('close', () => this.underWay.delete(socket))
  }

  /**
   * Closes connections without a pending request. Node counts a connection without a complete
   * header as busy, and one still sending its response as idle.
   * @param stalledAfterMs time after which a client that stopped reading is cut off
   */
  closeIdle(stalledAfterMs: number): void {
    for (const connection of this.open) {
      const isIdle = connection.writableLength === 0 && !this.underWay.has(connection)
      if (isIdle || this.isStalled(connection, stalledAfterMs)) connection.destroy()
    }
  }

  closeFrom(address: string): void {
    for (const connection of this.open) {
      if (connection.remoteAddress === address) connection.destroy()
    }
  }

  isSending(): boolean {
    for (const { writableLength } of this.open) if (writableLength > 0) return true
    return false
  }

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
