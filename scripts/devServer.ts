import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface DevServer {
  /** Ends the server that runs, if any, and starts the one that was built; several calls are one. */
  readonly restart: () => void
  readonly stop: () => void
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

/** The built server in a process of its own. */
export const createDevServer = (): DevServer => {
  let server: ChildProcess | undefined
  let turn = Promise.resolve()
  let isAsked = false

  const replace = async (): Promise<void> => {
    isAsked = false
    if (server !== undefined && !hasEnded(server)) {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    }
    server = spawn(process.execPath, ['dist/server.js'], {
      stdio: 'inherit',
      cwd: root,
      env: { ...process.env, LIVE_RELOAD: 'on' },
    })
  }

  return {
    restart: () => {
      if (isAsked) return
      isAsked = true
      turn = turn.then(replace)
    },
    stop: () => server?.kill(),
  }
}
