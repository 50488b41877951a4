import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections: none is taken between our look and its use. */
const first = 20_000
const last = 31_999

/** A port of this machine that nobody listens on. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first))
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      // Taken: another one.
      continue
    }
    server.close()
    await once(server, 'close')
    return port
  }
}
