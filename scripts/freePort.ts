import { once } from 'node:events'
import { createServer } from 'node:net'
import { defaultPort } from '../src/config/defaultPort.ts'

/** A port of this machine that nobody listens on. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.')
  return address.port
}

/** Ends the command when the port of the site is taken: nobody should learn it after a build. */
export const requireFreePort = async (): Promise<void> => {
  const port = Number(process.env['PORT'] ?? defaultPort)
  const probe = createServer()
  try {
    // Without a host, as a server on any of them would be in the way.
    probe.listen(port)
    await once(probe, 'listening')
  } catch (error) {
    process.stderr.write(
      `The site cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}. Stop what uses it, or set PORT.\n`,
    )
    process.exit(1)
  }
  probe.close()
  await once(probe, 'close')
}
