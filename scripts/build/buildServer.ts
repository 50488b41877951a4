import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../..')

/** Packages that are not bundled because they are native, large or needed by few configurations. */
const external = [
  '@aws-sdk/*',
  // Imported by express-react-views but not called, because views are compiled here.
  '@babel/register',
  '@google-cloud/firestore',
  '@simplewebauthn/server',
  'firebase-admin',
  'hunspell-asm',
  'prom-client',
  'redis',
  'sharp',
]

const bundle = (...patterns: readonly string[]) =>
  build({
    absWorkingDir: root,
    entryPoints: globSync(patterns, { cwd: root }),
    outbase: 'src',
    outdir: 'dist',
    // Chunks have the folder depth of the commands, whose code finds the project folder by relative path.
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
    // CommonJS packages and express-react-views call `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  })

/**
 * Bundles the site, the commands, the worker threads and the child process with their packages: reading a thousand small modules
 * takes longer than running them. The bundles share no chunks, because shared chunks would be smaller and
 * more numerous.
 */
export const buildServer = async (): Promise<void> => {
  for (const folder of ['chunks', 'compiled']) {
    await rm(join(root, 'dist', folder), { recursive: true, force: true })
  }
  await Promise.all([
    bundle('src/server.ts', 'src/views/**/*Page.tsx'),
    bundle('src/commands/*.ts'),
    bundle(
      'src/services/careers/inspection/inspectionWorker.ts',
      'src/spellingProcess.ts',
      'src/watchdogThread.ts',
    ),
  ])
}
