import { fork, type ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../freePort.ts'

export interface MeasuredProgram {
  readonly origin: string
  readonly coldStart: number
  readonly usage: () => Promise<Usage>
  readonly stop: () => Promise<void>
}

export interface Usage {
  readonly processorTime: number
  /** Resident set size in bytes. */
  readonly memory: number
}

const isUsage = (value: unknown): value is Usage =>
  typeof value === 'object' && value !== null && 'processorTime' in value && 'memory' in value

const answers = async (address: string): Promise<boolean> => {
  try {
    const { ok, body } = await fetch(address)
    await body?.cancel()
    return ok
  } catch {
    return false
  }
}

const reporter = new URL('usageReporter.mjs', import.meta.url).href
const longestStart = 60_000

export interface ProgramOptions {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
  readonly flags?: readonly string[]
  /** `pipe` is never read, which stalls the log. */
  readonly log?: 'ignore' | 'pipe'
}

export const startProgram = async (
  file: string,
  { path, env, flags = [], log = 'ignore' }: ProgramOptions,
): Promise<MeasuredProgram> => {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const options: ForkOptions = {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...env },
    execArgv: [...flags, '--import', reporter],
    stdio: ['ignore', log, 'inherit', 'ipc'],
  }
  const start = performance.now()
  const child = fork(file, options)
  const ended = once(child, 'exit')
  while (!(await answers(origin + path))) {
    if (child.exitCode !== null) throw new Error(`${file} exited with ${child.exitCode}.`)
    if (performance.now() - start > longestStart) throw new Error(`${file} does not respond.`)
    await wait(2)
  }
  const coldStart = performance.now() - start
  return {
    origin,
    coldStart,
    usage: async () => {
      child.send('usage')
      const [message]: unknown[] = await once(child, 'message')
      if (!isUsage(message)) throw new Error(`${file} does not report its resource usage.`)
      return message
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
