import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type BuildOptions, context, type Plugin } from 'esbuild'
import { buildSite } from './build.ts'
import { assetOptions, finishAssets } from './buildAssets.ts'
import { withWorkers } from './buildWorkers.ts'

/*
 * Rebuilds on save and restarts the server; pages reload themselves once it is back. Files are
 * stripped of their types one by one, which takes milliseconds; the compiler follows and tells
 * faults of types without being waited for.
 */
const root = join(import.meta.dirname, '..')

const manifest: Plugin = {
  name: 'manifest',
  setup: (build) => {
    build.onEnd(async ({ metafile }) => {
      if (metafile !== undefined) {
        await finishAssets(await withWorkers(metafile, assetOptions))
      }
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
}

await buildSite()
const contexts = await Promise.all([
  context({ ...assetOptions, plugins: [...(assetOptions.plugins ?? []), manifest] }),
  context(serverOptions),
])
await Promise.all(contexts.map((each) => each.watch()))

const watched = ['dist', 'locales', 'src/services/content/clinic.json']
const children = [
  spawn(
    process.execPath,
    ['--watch-preserve-output', ...watched.map((path) => `--watch-path=${path}`), 'dist/server.js'],
    { stdio: 'inherit', cwd: root, env: { ...process.env, LIVE_RELOAD: 'on' } },
  ),
  spawn(join(root, 'node_modules/.bin/tsc'), ['--watch', '--noEmit', '--preserveWatchOutput'], {
    stdio: 'inherit',
    cwd: root,
  }),
]

const stop = (): void => {
  for (const child of children) child.kill()
  for (const each of contexts) void each.dispose()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
