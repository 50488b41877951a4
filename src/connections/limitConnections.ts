import type { Server } from 'node:http'
import { networkOf } from '../services/log/shortAddress.js'

/** Browsers open six to a site; offices and mobile providers share one address among many people. */
const mostConnections = 256

/**
 * Closes connections of a network beyond a limit as they open.
 * @param isProxy whether connections from this address carry the requests of many visitors: not limited
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
