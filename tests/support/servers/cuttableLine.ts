import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between browser and site that counts uploaded bytes and can be cut. */
export interface CuttableLine {
  readonly origin: string
  readonly sent: () => number
  /** Closes every connection, and refuses new ones until `mend`. */
  readonly cut: () => void
  /** Cuts after this many more uploaded bytes and then resolves. */
  readonly cutAfter: (bytes: number) => Promise<void>
  readonly mend: () => void
  readonly stop: () => Promise<void>
}

/** @param site scheme, host and port of the target */
export const startCuttableLine = async (site: string): Promise<CuttableLine> => {
  const { hostname, port } = new URL(site)
  const sockets = new Set<Socket>()
  let sent = 0
  let cutAt = Number.POSITIVE_INFINITY
  let onCut = (): void => undefined
  let isCut = false

  const cut = (): void => {
    isCut = true
    for (const socket of sockets) socket.resetAndDestroy()
    sockets.clear()
  }
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    far.pipe(near)
    near.on('data', (bytes) => {
      sent += bytes.length
      if (sent >= cutAt) {
        cutAt = Number.POSITIVE_INFINITY
        cut()
        onCut()
        return
      }
      if (!far.write(bytes)) {
        near.pause()
        far.once('drain', () => near.resume())
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${own}`,
    sent: () => sent,
    cut,
    mend: () => {
      isCut = false
    },
    cutAfter: (bytes) =>
      new Promise((resolve) => {
        onCut = resolve
        cutAt = sent + bytes
      }),
    stop: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
