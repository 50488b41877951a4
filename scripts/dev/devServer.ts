import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export interface DevServer {
  /**
   * Starts what was built; the server that runs is stopped once the new one listens.
   * @throws with what the new one printed when it does not start; the old one goes on
   */
  readonly replace: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Passes on what a server prints, and remembers the last lines of it. */
const printedBy = ({ process: child }: Worker): { readonly lastLines: () => string } => {
  const lines: string[] = []
  const pass = (from: Readable | null, to: NodeJS.WriteStream): void => {
    if (from === null) return
    createInterface({ input: from }).on('line', (line) => {
      to.write(`${line}\n`)
      lines.push(line)
      if (lines.length > 40) lines.shift()
    })
  }
  pass(child.stdout, process.stdout)
  pass(child.stderr, process.stderr)
  return { lastLines: () => lines.join('\n') }
}

const untilListening = (server: Worker): Promise<void> => {
  const { lastLines } = printedBy(server)
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve())
    // `close`: all that it printed was read.
    server.process.once('close', () => reject(new Error(lastLines())))
  })
}

/**
 * The built server in a process of its own. It shares its port with the one that replaces it, as
 * workers of a cluster do: nobody meets a moment without a server.
 * @param errorFile where the server reads what is wrong with the newest build
 */
export const createDevServer = (program: string, errorFile: string): DevServer => {
  cluster.setupPrimary({ exec: program, silent: true })
  let current: Worker | undefined
  return {
    replace: async () => {
      const next = cluster.fork({ LIVE_RELOAD: errorFile })
      await untilListening(next)
      current?.process.kill('SIGTERM')
      current = next
    },
    stop: async () => {
      if (current === undefined || current.isDead()) return
      const ended = once(current, 'exit')
      current.process.kill('SIGTERM')
      await ended
    },
  }
}
