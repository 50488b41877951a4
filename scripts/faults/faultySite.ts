import { type ChildProcess, fork } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../freePort.ts'

const root = join(import.meta.dirname, '../..')
const clock = new URL('jumpingClock.mjs', import.meta.url).href

/** Root bypasses file permissions, so the site runs as user nobody. */
const nobody = process.getuid?.() === 0 ? 65_534 : undefined

export const giveToSite = (folder: string): void => {
  if (nobody === undefined) return
  chownSync(folder, nobody, nobody)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, name), nobody, nobody)
  }
}

export interface FaultySite {
  readonly origin: string
  readonly process: ChildProcess
  readonly ended: Promise<number | null>
  readonly errors: () => string
  readonly setClock: (aheadMs: number) => void
}

export interface SiteChoices {
  readonly folder: string
  readonly port?: number
  readonly clockAheadMs?: number
}

/** Starts the built site without waiting until it listens; the process may exit at once. */
export const startFaultySite = async ({
  folder,
  port,
  clockAheadMs = 0,
}: SiteChoices): Promise<FaultySite> => {
  const server = join(root, 'dist/server.js')
  if (!existsSync(server)) throw new Error('The site is not built: run “npm run build” first.')
  const own = port ?? (await findFreePort())
  const child = fork(server, {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(own),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DISK_RESERVE_MB: '0',
      TRUSTED_PROXIES: '0',
      RATE_LIMIT_POSTS: '1000000',
      RATE_LIMIT_ACKNOWLEDGEMENTS: '1000000',
      RATE_LIMIT_RENDERS: '1000000',
      RATE_LIMIT_UPLOAD_MB: '1000000',
      // Only forms are sent: prerendering pages would take a second at each start.
      PAGE_CACHE: 'off',
      LOG_LEVEL: 'fatal',
      CLOCK_AHEAD_MS: String(clockAheadMs),
    },
    execArgv: ['--import', clock],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...(nobody === undefined ? {} : { uid: nobody, gid: nobody }),
  })
  const ended = once(child, 'exit').then(([status]: unknown[]) =>
    typeof status === 'number' ? status : null,
  )
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  return {
    origin: `http://127.0.0.1:${own}`,
    process: child,
    ended,
    errors: () => errors,
    setClock: (aheadMs) => void child.send(aheadMs),
  }
}

const longestStart = 60_000

/** Resolves once the site is ready to store a request. @throws Error if the site exits before */
export const untilReady = async ({ origin, process: child, errors }: FaultySite): Promise<void> => {
  const start = performance.now()
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.status === 200) return
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The site exited with ${child.exitCode ?? child.signalCode}. ${errors()}`)
    }
    if (performance.now() - start > longestStart)
      throw new Error(`The site was not ready after ${longestStart / 1000} s.`)
    await wait(20)
  }
}
