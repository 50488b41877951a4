import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { readProcfile } from '../../../scripts/procfile.js'
import { temporaryFolder } from './temporaryFolder.js'
import { testProject } from './testProject.js'

const deployed = readProcfile(testProject)

export type LogLine = Readonly<Record<string, unknown>>

export interface BuiltSite {
  readonly origin: string
  readonly pid: number
  readonly folder: string
  readonly log: readonly LogLine[]
  /** Waits for a line with this message; one already written counts. */
  readonly logged: (message: string) => Promise<LogLine>
  /** Stops reading the log until the returned function is called. */
  readonly stallLog: () => () => void
  /** Sends SIGTERM; the exit status must be 0. */
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly abandon: () => Promise<void>
  readonly ended: Promise<readonly unknown[]>
}

/** Returns the environment of a site, without the variables of the person who runs the tests. */
export const siteEnvironment = (env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  TRUSTED_PROXIES: '0',
  // All visitors of a test have the same address.
  RATE_LIMIT_POSTS: '100000',
  RATE_LIMIT_TOOLS: '100000',
  RATE_LIMIT_ACKNOWLEDGEMENTS: '100000',
  RATE_LIMIT_RENDERS: '100000',
  RATE_LIMIT_UPLOAD_MB: '1000000',
  // Filling the cache takes a second of processor time at each start; tests with many page loads enable it.
  PAGE_CACHE: 'off',
  ...env,
})

export interface Ended {
  readonly status: number | null
  readonly output: string
  readonly errors: string
}

/** Runs a built program until it exits, such as a command or a server that cannot start. */
export const runBuilt = (
  file: string,
  env: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Ended => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(testProject, file), ...options],
    {
      encoding: 'utf8',
      env: siteEnvironment(env),
      timeout: 60_000,
    },
  )
  return { status, output: stdout, errors: stderr }
}

export const runBuiltBeside = async (
  file: string,
  env: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<Ended> => {
  const child = spawn(process.execPath, [join(testProject, file), ...options], {
    env: siteEnvironment(env),
  })
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status, output, errors }
}

/** `error` in pino. */
const errorLevel = 50

const listStored =
  (command: string) =>
  (folder: string, ...options: readonly string[]): readonly LogLine[] => {
    const ended = runBuilt(`dist/commands/${command}`, { DATA_DIR: folder }, '--json', ...options)
    expect(ended).toMatchObject({ status: 0, errors: '' })
    return ended.output.split('\n').filter(Boolean).map(readLine)
  }

export const listApplications = listStored('applications.js')

const readLine = (line: string): LogLine => {
  const value: unknown = JSON.parse(line)
  if (typeof value !== 'object' || value === null) throw new Error(`Not a JSON object: ${line}`)
  return { ...value }
}

const readLog = (child: ChildProcess) => {
  const log: LogLine[] = []
  const waiting = new Set<() => void>()
  const errors: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (words: string) => errors.push(words))
  if (child.stdout !== null) {
    createInterface(child.stdout).on('line', (line) => {
      log.push(readLine(line))
      for (const look of waiting) look()
    })
  }
  const logged = (message: string): Promise<LogLine> =>
    new Promise((resolve, reject) => {
      const end = (): void => {
        waiting.delete(look)
        child.off('exit', giveUp)
      }
      const look = (): void => {
        const line = log.find(({ msg }) => msg === message)
        if (line === undefined) return
        end()
        resolve(line)
      }
      const giveUp = (status: number | null): void => {
        end()
        reject(new Error(`The site exited with ${status} before “${message}”. ${errors.join('')}`))
      }
      waiting.add(look)
      child.once('exit', giveUp)
      look()
    })
  return { log, logged }
}

export interface BuiltSiteOptions {
  /** Preserved when the site stops; by default a temporary folder. */
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
  /** Folder of another build, see `anotherBuild`; by default that of the test clinic. */
  readonly project?: string
}

/** Starts the build as a platform does, in a dedicated process on a free port with its own records. */
export const startBuiltSite = async ({
  folder,
  env = {},
  project = testProject,
}: BuiltSiteOptions = {}): Promise<BuiltSite> => {
  const server = join(project, 'dist/server.js')
  if (!existsSync(server)) throw new Error('The site is not built: run “npm run build” first.')
  const own = folder === undefined ? temporaryFolder() : undefined
  const dataDir = folder ?? own?.path ?? ''
  const child = spawn(process.execPath, [...deployed.flags, server], {
    env: siteEnvironment({ ...deployed.env, DATA_DIR: dataDir, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const { log, logged } = readLog(child)
  const { address } = await logged('listening')
  return {
    origin: `http://127.0.0.1:${new URL(String(address)).port}`,
    pid: child.pid ?? 0,
    ended,
    folder: dataDir,
    log,
    logged,
    stallLog: () => {
      child.stdout.pause()
      return () => child.stdout.resume()
    },
    stop: async () => {
      child.kill('SIGTERM')
      const [status] = await ended
      const errors = log.filter(({ level }) => Number(level) >= errorLevel)
      expect(status === 0 ? { status } : { status, errors }).toEqual({ status: 0 })
      own?.remove()
    },
    abandon: async () => {
      child.kill('SIGKILL')
      await ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
    },
  }
}
