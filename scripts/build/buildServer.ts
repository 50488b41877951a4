import { globSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import { basename, join } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { serverGroups } from './serverChunks.ts'
import { buildSharedChunks } from './sharedChunks.ts'

const root = join(import.meta.dirname, '../..')
const chunkFolder = join(root, 'dist/chunks')
const compiledFolder = join(root, 'dist/compiled')

/** Read from node_modules when they are needed: native, large, or wanted by some settings alone. */
const external = [
  '@aws-sdk/*',
  // express-react-views names it, and never asks for it: views are compiled here.
  '@babel/register',
  '@google-cloud/firestore',
  '@simplewebauthn/server',
  'firebase-admin',
  'prom-client',
  'rate-limit-redis',
  'redis',
  'sharp',
]

/** What of a module of Node can be imported by name. */
const exportsOf = (path: string): readonly string[] =>
  Object.keys(process.getBuiltinModule(path) ?? {}).filter((name) => /^[a-zA-Z]\w*$/.test(name))

/**
 * Takes of Node's own modules what is used. An `import` asks for all that they export, and for
 * `node:http` and `node:fs` that loads parts of Node which nothing here uses: 50 ms of a start.
 */
const nodeModules: Plugin = {
  name: 'modules of Node',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^node:|^[a-z_/]+$/ }, ({ path, kind }) =>
      kind === 'import-statement' && isBuiltin(path) ? { path, namespace: 'node' } : undefined,
    )
    bundler.onLoad({ filter: /^/, namespace: 'node' }, ({ path }) => ({
      contents: [
        `const builtin = process.getBuiltinModule(${JSON.stringify(path)})`,
        'const get = (name) => builtin[name]',
        'export default builtin',
        ...exportsOf(path).map(
          (name) =>
            `const $${name} = /* @__PURE__ */ get('${name}'); export { $${name} as ${name} }`,
        ),
      ].join('\n'),
    }))
  },
}

/** What `import()` names stays as it is: bundled, a CommonJS package would have no named exports. */
const packagesOnDemand: Plugin = {
  name: 'packages on demand',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

const packageFolder = join(root, 'node_modules')

/**
 * What packages bring along and the site never runs: a formatter of markup that express-react-views
 * loads and nobody turns on, the half of React's server that streams, and the tables of Asian encodings,
 * which body-parser refuses before it would read them. It would stay in memory as text.
 */
const unusedParts: Plugin = {
  name: 'unused parts of packages',
  setup: (bundler) => {
    bundler.onLoad({ filter: /\/js-beautify\/js\/index\.js$/ }, () => ({ contents: '' }))
    bundler.onLoad({ filter: /\/iconv-lite\/encodings\/tables\/.+\.json$/ }, () => ({
      contents: 'throw new RangeError("This encoding is not supported.")',
      loader: 'js',
    }))
    bundler.onLoad({ filter: /\/react-dom-server\.node\.production\.js$/ }, () => ({
      contents: '',
    }))
    // The older copy that multer brings has nothing that the one of Express lacks.
    bundler.onResolve({ filter: /^mime-db$/ }, () => ({
      path: join(packageFolder, 'mime-db/index.js'),
    }))
    // body-parser and raw-body each bring a copy of the same version.
    bundler.onResolve({ filter: /^iconv-lite$/ }, () => ({
      path: createRequire(join(packageFolder, 'body-parser/')).resolve('iconv-lite'),
    }))
  },
}

const beyondAscii = /[^\0-\x7f]/g

/**
 * Regular expressions are the one place where esbuild leaves letters as they are. A single one beyond
 * ASCII has Node keep the text of a file of a megabyte in two bytes a character, and one beyond Latin-1
 * that of any file, as long as the process runs: those of validator are escaped, and
 * `loadedModules.test.ts` looks at every file of the build.
 */
const oneByteText: Plugin = {
  name: 'one byte a character',
  setup: (bundler) => {
    bundler.onLoad({ filter: /\/validator\/.+\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        beyondAscii,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    }))
  },
}

const commonOptions = {
  absWorkingDir: root,
  outbase: 'src',
  outdir: 'dist',
  // As deep as the commands, which find the project from where they stand.
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
  plugins: [nodeModules, packagesOnDemand, unusedParts, oneByteText],
  // What CommonJS packages, and express-react-views for a view, ask for by `require`.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  logLevel: 'warning',
} satisfies BuildOptions

/** Those of the site and of the commands share no chunks: a start would read more, smaller ones. */
const optionsFor = (patterns: readonly string[]) => ({
  ...commonOptions,
  entryPoints: globSync(patterns, { cwd: root }),
})

/**
 * Bundles the site, its views and the commands, with the packages they use: reading a thousand small
 * modules takes longer than running them.
 */
export const buildServer = async (): Promise<void> => {
  const site = optionsFor(['src/server.ts', 'src/views/**/*Page.tsx'])
  const commands = optionsFor(['src/commands/*.ts'])
  // One file each: a thread should start in a few milliseconds.
  const workers = {
    ...optionsFor(['src/services/careers/inspection/inspectionWorker.ts', 'src/watchdogThread.ts']),
    splitting: false,
  }
  const built = await Promise.all([
    buildSharedChunks(site, serverGroups),
    build(commands),
    build(workers),
  ])
  const made = new Set(
    built.flatMap(({ metafile }) => Object.keys(metafile.outputs).map((file) => basename(file))),
  )
  await rm(compiledFolder, { recursive: true, force: true })
  const present = await readdir(chunkFolder)
  await Promise.all(
    present.filter((name) => !made.has(name)).map((name) => rm(join(chunkFolder, name))),
  )
}
