import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export interface DevServer {
  /**
   * Starts the new build and stops the old server once the new one listens.
   * @throws with the output of the new server if it does not start; the old one stays up
   */
  readonly replace: () => Promise<void>
  readonly stop: () => Promise<void>
}

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
    // Unlike `exit`, `close` is emitted after all output was read.
    server.process.once('close', () => reject(new Error(lastLines())))
  })
}

/** Runs the built server as a cluster worker, so that a replacement shares its port without downtime. */
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
