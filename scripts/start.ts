import { isBuildStale, lastBuild } from './fingerprint.ts'

/**
 * Each thread of glibc keeps memory of its own, some 30 MB in all, and 600 MB at the peak of many
 * pictures. It looks at the variable when a process starts, so the process starts once more.
 */
const keepOneArena = (): void => {
  const { platform, execPath, execArgv, argv, env } = process
  if (platform !== 'linux' || env['MALLOC_ARENA_MAX'] !== undefined) return
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    MALLOC_ARENA_MAX: '1',
  })
}

/*
 * Builds what is not built, then serves. The build's tools are loaded only when they are needed:
 * a platform removes them after its own build, and a restart must not wait for them.
 */
keepOneArena()
const isBuilt = lastBuild() !== undefined
if (!isBuilt || (process.env['NODE_ENV'] !== 'production' && isBuildStale())) {
  const { buildSite } = await import('./build.ts')
  await buildSite()
}
await import(new URL('../dist/server.js', import.meta.url).href)
