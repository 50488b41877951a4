import { isBuildStale, lastBuild } from './fingerprint.ts'

/*
 * Builds what is not built, then serves. The build's tools are loaded only when they are needed:
 * a platform removes them after its own build, and a restart must not wait for them.
 */
const isBuilt = lastBuild() !== undefined
if (!isBuilt || (process.env['NODE_ENV'] !== 'production' && isBuildStale())) {
  const { buildSite } = await import('./build.ts')
  await buildSite()
}
await import(new URL('../dist/server.js', import.meta.url).href)
