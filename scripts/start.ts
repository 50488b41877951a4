import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requireFreePort } from './freePort.ts'
import { readProcfile } from './procfile.ts'
import { isBuildStale, lastBuild } from './build/fingerprint.ts'

const root = join(import.meta.dirname, '..')

/**
 * Restarts the process with the memory variables of the Procfile, which glibc reads only at startup. Without
 * them each thread has its own arena, up to 600 MB at peak.
 */
const tuneMemory = (): void => {
  const { platform, execPath, execArgv, argv, env } = process
  if (platform !== 'linux' || env['MALLOC_ARENA_MAX'] !== undefined) return
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    ...readProcfile(root).env,
  })
}

const run = async (script: string): Promise<unknown> => {
  const [status] = await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit')
  return status
}

const noTools =
  'The build is missing or outdated, and the build tools are not installed: run "npm ci", or start the existing build with NODE_ENV=production.'

/*
 * Builds in a child process, whose memory is released when it exits. Platforms remove the build tools after
 * their own build, so a restart must not need them.
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
