import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requireFreePort } from './freePort.ts'
import { readProcfile } from './procfile.ts'
import { isBuildStale, lastBuild } from './build/fingerprint.ts'

const root = join(import.meta.dirname, '..')

/**
 * Each thread of glibc keeps memory of its own, some 30 MB in all, and 600 MB at the peak of many
 * pictures; and what was freed stays with the process. It looks at its variables when a process starts,
 * so the process starts once more, with those of the Procfile.
 */
const tuneMemory = (): void => {
  const { platform, execPath, execArgv, argv, env } = process
  if (platform !== 'linux' || env['MALLOC_ARENA_MAX'] !== undefined) return
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    ...readProcfile(root).env,
  })
}

/** @returns the exit status; null after a signal */
const run = async (script: string): Promise<unknown> => {
  const [status] = await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit')
  return status
}

const noTools =
  'The site is not built as its sources are, and the tools that build it are not installed: run "npm ci", or start what is built with NODE_ENV=production.'

/*
 * Builds what is not built, then serves. The build is a process of its own: its tools and their memory
 * end with it. A platform removes them after its own build, and a restart must not wait for them.
 */
const build = async (): Promise<void> => {
  await requireFreePort()
  const isEquipped = existsSync(join(root, 'node_modules/esbuild'))
  const status = isEquipped ? await run(join(root, 'scripts/build.ts')) : undefined
  if (status === 0) return
  process.stderr.write(`${isEquipped ? 'The site cannot be built: see above.' : noTools}\n`)
  process.exit(78)
}

tuneMemory()
const isBuilt = lastBuild() !== undefined
if (!isBuilt || (process.env['NODE_ENV'] !== 'production' && isBuildStale())) await build()
await import(new URL('../dist/server.js', import.meta.url).href)
