import { join } from 'node:path'
import { requireFreePort } from './freePort.ts'
import { readProcfile } from './procfile.ts'
import { isBuildStale, lastBuild } from './build/fingerprint.ts'
import { messageOf } from './failure.ts'

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
    ...readProcfile(join(import.meta.dirname, '..')).env,
  })
}

const noTools =
  'The site is not built as its sources are, and the tools that build it are not installed: run "npm ci", or start what is built with NODE_ENV=production.'

/** What is wrong with a source stands in its message: nobody who edits one needs the stack. */
const sentenceOf = (error: unknown): string => `The site cannot be built: ${messageOf(error)}`

/*
 * Builds what is not built, then serves. The build's tools are loaded only when they are needed:
 * a platform removes them after its own build, and a restart must not wait for them.
 */
const build = async (): Promise<void> => {
  await requireFreePort()
  try {
    const { buildSite } = await import('./build.ts')
    await buildSite({ checksTypes: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const hasNoTools = code === 'ERR_MODULE_NOT_FOUND' || code === 'ENOENT'
    process.stderr.write(`${hasNoTools ? noTools : sentenceOf(error)}\n`)
    process.exit(78)
  }
}

tuneMemory()
const isBuilt = lastBuild() !== undefined
if (!isBuilt || (process.env['NODE_ENV'] !== 'production' && isBuildStale())) await build()
await import(new URL('../dist/server.js', import.meta.url).href)
