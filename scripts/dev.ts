import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, context, type Plugin } from 'esbuild'
import { buildSite } from './build.ts'
import { assetOptions, finishAssets } from './buildAssets.ts'
import { withStandaloneScripts } from './buildStandaloneScripts.ts'
import { createDevServer } from './devServer.ts'
import { writeWordTypes } from './words/writeWordTypes.ts'

/*
 * Rebuilds on save and restarts the server; pages reload themselves once it is back. Files are
 * stripped of their types one by one, which takes milliseconds; the compiler reports
 * errors of types afterwards, and nothing waits for it.
 */
const root = join(import.meta.dirname, '..')

const server = createDevServer()

/** What was built is finished, then served. */
const serveWhenBuilt: Plugin = {
  name: 'serve-when-built',
  setup: (build) => {
    build.onEnd(async ({ errors, metafile }) => {
      // The errors are on the console; the last good build goes on.
      if (errors.length > 0) return
      if (metafile !== undefined)
        await finishAssets(await withStandaloneScripts(metafile, assetOptions))
      server.restart()
    })
  },
}

const serverOptions: BuildOptions = {
  absWorkingDir: root,
  entryPoints: ['src/**/*.ts', 'src/**/*.tsx'],
  outbase: 'src',
  outdir: 'dist',
  bundle: false,
  format: 'esm',
  jsx: 'automatic',
  target: 'node24',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [serveWhenBuilt],
}

await buildSite()
const contexts = await Promise.all([
  context({ ...assetOptions, plugins: [...(assetOptions.plugins ?? []), serveWhenBuilt] }),
  context(serverOptions),
])
await Promise.all(contexts.map((each) => each.watch()))
// Read once at the start of the server.
for (const path of ['locales', 'src/content/clinic.json']) {
  watch(join(root, path), { recursive: true }, () => {
    writeWordTypes(root)
    server.restart()
  })
}

const compiler = spawn(
  join(root, 'node_modules/.bin/tsc'),
  ['--watch', '--noEmit', '--preserveWatchOutput'],
  { stdio: 'inherit', cwd: root },
)

const stop = (): void => {
  server.stop()
  compiler.kill()
  for (const each of contexts) void each.dispose()
  // The watchers would keep it alive.
  process.exit()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
