import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { eventually } from '../site/eventually.js'

export interface StartedServer {
  readonly port: number
  readonly kill: () => Promise<void>
  /** Suspends the process: connections stay open without responses. Resolves once it is suspended. */
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

/** Returns whether the server responds, even with an error. */
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
    throw new Error(`${child.spawnfile} did not start: exited with ${child.exitCode}.`)
  }
}

export const startServer = async (
  port: number,
  command: string,
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StartedServer> => {
  // Creates a process group, so that a wrapper script is stopped together with its server.
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
      // SIGSTOP is not atomic across threads.
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
