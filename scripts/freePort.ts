import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { defaultPort } from '../src/config/defaultPort.ts'
import { messageOf } from './failure.ts'

/**
 * Systems give ports from 32 768 on to whoever connects or asks for any: one of those may be taken
 * between our look and its use. Below 11 000 are some that browsers refuse.
 */
const ports = { from: 11_000, to: 31_000 }

/** Listens for a moment; rejects when the port is taken. Without a host, as a server on any of them would be in the way. */
const tryPort = async (port: number): Promise<void> => {
  const probe = createServer().listen(port)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** A port of this machine that nobody listens on. */
export const findFreePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(ports.from, ports.to)
    try {
      await tryPort(port)
      return port
    } catch {
      // Taken: another one.
    }
  }
}

/** Ends the command when the port of the site is taken: nobody should learn it after a build. */
export const requireFreePort = async (): Promise<void> => {
  const port = Number(process.env['PORT'] ?? defaultPort)
  try {
    await tryPort(port)
  } catch (error) {
    process.stderr.write(
      `The site cannot listen on port ${port}: ${messageOf(error)}. Stop what uses it, or set PORT.\n`,
    )
    process.exit(1)
  }
}
