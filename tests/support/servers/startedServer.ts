import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { eventually } from '../site/eventually.js'

/** A server of somebody else's, run for a test as a process of its own. */
export interface StartedServer {
  readonly port: number
  /** Ends it at once, as a crash would. */
  readonly kill: () => Promise<void>
  /** Makes it hang: connections stay open, nothing is answered. Done once that is so. */
  readonly freeze: () => Promise<void>
  readonly thaw: () => void
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const answer = (yes: boolean) => () => {
      socket.destroy()
      resolve(yes)
    }
    socket.once('connect', answer(true)).once('error', answer(false))
  })

/** Whether the server says anything, be it that it does not understand. */
const speaks = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const answer = (yes: boolean) => () => {
      socket.destroy()
      resolve(yes)
    }
    socket.setTimeout(300, answer(false))
    socket.once('data', answer(true)).once('error', answer(true)).once('close', answer(true))
    socket.write('GET / HTTP/1.0\r\n\r\n')
  })

const untilItListens = async (child: ChildProcess, port: number): Promise<void> => {
  await eventually(async () => {
    const isThere = child.exitCode !== null || (await listens(port))
    if (!isThere) throw new Error(`${child.spawnfile} does not listen.`)
  })
  if (child.exitCode !== null) {
    throw new Error(`${child.spawnfile} did not start: ended with ${child.exitCode}.`)
  }
}

/** Starts the command and waits until it listens on the port. */
export const startServer = async (
  port: number,
  command: string,
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StartedServer> => {
  // Its own group: a script that starts the real server must not leave it behind.
  const child = spawn(command, options, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  })
  const signal = (name: NodeJS.Signals): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, name)
    }
  }
  const atExit = (): void => signal('SIGKILL')
  process.once('exit', atExit)
  await untilItListens(child, port)
  return {
    port,
    freeze: async () => {
      signal('SIGSTOP')
      // A process of many threads stops one after the other.
      await eventually(async () => expect(await speaks(port)).toBe(false))
    },
    thaw: () => signal('SIGCONT'),
    kill: async () => {
      process.off('exit', atExit)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      signal('SIGKILL')
      await ended
      await eventually(async () => expect(await listens(port)).toBe(false))
    },
  }
}
