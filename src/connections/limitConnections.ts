import type { Server } from 'node:http'
import { networkOf } from './clientAddress.js'

/** Maximum per client address. Browsers open six; an office or a mobile provider may share an address. */
const mostConnections = 256

/**
 * Limits the connections per client address.
 * @param isProxy whether an address carries requests of many clients and must not be limited
 */
export const limitConnections = (
  server: Server,
  isProxy: (address: string) => boolean,
  most = mostConnections,
): void => {
  const open = new Map<string, number>()
  server.on('connection', (connection) => {
    const { remoteAddress = '' } = connection
    if (isProxy(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const count = (open.get(network) ?? 0) + 1
    if (count > most) {
      connection.destroy()
      return
    }
    open.set(network, count)
    connection.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}
