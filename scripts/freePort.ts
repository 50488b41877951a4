import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { defaultPort } from '../src/config/defaultPort.ts'
import { messageOf } from './failure.ts'

/** Above the ports that browsers block, below the ephemeral ports (Linux: 32 768) of other processes. */
const ports = { from: 11_000, to: 31_000 }

/** Listens on all interfaces for a moment; rejects if the port is taken on any of them. */
const tryPort = async (port: number): Promise<void> => {
  const probe = createServer().listen(port)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

export const findFreePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(ports.from, ports.to)
    try {
      await tryPort(port)
      return port
    } catch {
      // The port is taken: try another one.
    }
  }
}

/** Exits when the port of the site is taken, before a build rather than after it. */
export const requireFreePort = async (): Promise<void> => {
  const port = Number(process.env['PORT'] ?? defaultPort)
  try {
    await tryPort(port)
  } catch (error) {
    process.stderr.write(
      `The site cannot listen on port ${port}: ${messageOf(error)}. Stop the program that uses it, or set PORT.\n`,
    )
    process.exit(1)
  }
}
