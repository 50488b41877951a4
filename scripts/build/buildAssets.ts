import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'

const root = join(import.meta.dirname, '../..')
const distFolder = join(root, 'dist')

const pageEntries = {
  'site.css': 'src/views/styles/site.css',
  'homeHero.css': 'src/views/styles/heroes/home.css',
  'examHero.css': 'src/views/styles/heroes/exam.css',
  'ringHero.css': 'src/views/styles/heroes/ring.css',
  'aboutHero.css': 'src/views/styles/heroes/about.css',
  'legalHero.css': 'src/views/styles/heroes/legal.css',
  'errorHero.css': 'src/views/styles/heroes/error.css',
  'pageHero.css': 'src/views/styles/heroes/page.css',
  'messageHero.css': 'src/views/styles/heroes/message.css',
  'shared.css': 'src/views/styles/shared.css',
  'consent.css': 'src/views/browser/consent/consent-sheet.css',
  'print.css': 'src/views/styles/print-sheet.css',
  'home.css': 'src/views/home/home.css',
  'exam.css': 'src/views/exam/sheets/exam.css',
  'mri.css': 'src/views/exam/sheets/mri.css',
  'prp.css': 'src/views/exam/sheets/prp.css',
  'ultrasound.css': 'src/views/exam/sheets/ultrasound.css',
  'legal.css': 'src/views/legal/legal.css',
  'about.css': 'src/views/about/about.css',
  'careers.css': 'src/views/careers/careers.css',
  'message.css': 'src/views/errors/message.css',
  'staff.css': 'src/views/staff/styles/staff.css',
  'tools.css': 'src/views/tools/tools.css',
  'toolsPage.css': 'src/views/tools/tools-page.css',
  'boot.js': 'src/views/browser/boot.ts',
} satisfies Readonly<Record<string, string>>

/**
 * Scripts that boot.js loads on demand by `import()`, each bundled into one file. Shared chunks would be a
 * dozen small files per page, and HTTP/1.1 browsers fetch only six files at a time.
 */
const lazyEntries: readonly string[] = [
  'src/views/browser/islandModules.ts',
  'src/views/browser/consent/startConsent.ts',
  'src/views/browser/navigation/historyNavigation.ts',
  'src/views/fields/plainForms.ts',
]

const standaloneEntries: Readonly<Record<string, string>> = {
  'serviceWorker.js': 'src/views/browser/worker/serviceWorker.ts',
  'noServiceWorker.js': 'src/views/browser/worker/noServiceWorker.ts',
  'codeWatch.js': 'src/views/browser/codeWatch.ts',
  'staff.js': 'src/views/browser/staff/staff.ts',
  'liveReload.js': 'src/views/browser/liveReload.ts',
}

const commonOptions = {
  absWorkingDir: root,
  // Texts of the validation rules, for forms without islands.
  alias: {
    'catalogue:fr': './locales/fr/validation.json',
    'catalogue:en': './locales/en/validation.json',
  },
  entryNames: '[name]-[hash]',
  bundle: true,
  // Oldest supported browsers. Those without popover, :has() or light-dark() get a fallback.
  target: ['chrome111', 'firefox113', 'safari16.4'],
  minify: true,
  metafile: true,
  sourcemap: false,
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  external: ['/fonts/*', '/images/*', '/_ipx/*'],
  logLevel: 'warning',
} satisfies BuildOptions

/** Replaces `import()` of a source file by the URL of its script. @throws Error if it is not a lazy entry */
const importByAddress = (lazy: () => Metafile): Plugin => ({
  name: 'import by address',
  setup: (builder) => {
    builder.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const source = relative(root, join(resolveDir, path)).replace(/\.js$/, '.ts')
      const script = Object.entries(lazy().outputs).find(([, made]) => made.entryPoint === source)
      if (script === undefined) throw new Error(`Add ${source} to lazyEntries of buildAssets.ts.`)
      return { path: `/assets/${basename(script[0])}`, external: true }
    })
  },
})

/** @param builtLazy returns the metafile of the lazy scripts, which are built first */
export const assetOptions = (buildFolder: string, builtLazy: () => Metafile) => {
  const outdir = join(buildFolder, 'assets')
  const lazy = {
    ...commonOptions,
    outdir,
    entryPoints: [...lazyEntries],
    format: 'esm',
    // Makes Chromium compile all functions on load; otherwise it parses React, which is CommonJS, twice.
    banner: { js: '//# allFunctionsCalledOnLoad' },
  } satisfies BuildOptions
  const pages = {
    ...commonOptions,
    outdir,
    entryPoints: Object.values(pageEntries),
    format: 'esm',
    plugins: [importByAddress(builtLazy)],
  } satisfies BuildOptions
  const standalone = {
    ...commonOptions,
    outdir,
    entryPoints: Object.values(standaloneEntries),
    format: 'iife',
  } satisfies BuildOptions
  return { lazy, pages, standalone }
}

const namesByFile: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...pageEntries, ...standaloneEntries }).map(([name, file]) => [file, name]),
)

/** Returns the manifest as JSON: `{ "site.css": "/assets/site-1A2B3C4D.css" }`. */
export const assetManifest = (bundles: readonly Metafile[]): string => {
  const outputs = bundles.flatMap((bundle) => Object.entries(bundle.outputs))
  const addresses = outputs.flatMap(([file, { entryPoint }]) => {
    const name = entryPoint === undefined ? undefined : namesByFile.get(entryPoint)
    return name === undefined ? [] : [[name, `/assets/${basename(file)}`]]
  })
  return `${JSON.stringify(Object.fromEntries(addresses), null, 2)}\n`
}

const compressBeside = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
}

/** File names of the current build (`last`) and of the most recent build with other names (`before`). */
interface Made {
  readonly last: readonly string[]
  readonly before: readonly string[]
}

const madeFile = join(distFolder, 'assetFiles.json')

const namesIn = (made: unknown, key: keyof Made): readonly string[] => {
  const names: unknown = Object.entries(made ?? {}).find(([name]) => name === key)?.[1]
  return Array.isArray(names) ? names.map(String) : []
}

const readMade = (): Made => {
  const made: unknown = existsSync(madeFile) ? JSON.parse(readFileSync(madeFile, 'utf8')) : {}
  return { last: namesIn(made, 'last'), before: namesIn(made, 'before') }
}

/** Deletes the files of older builds, except the previous one, whose pages may still be open. */
const dropOldFiles = async (folder: string, names: readonly string[]): Promise<void> => {
  const made = readMade()
  const isSame = made.last.join() === names.join()
  const before = isSame ? made.before : made.last
  await writeFile(madeFile, `${JSON.stringify({ last: names, before } satisfies Made, null, 2)}\n`)
  const kept = new Set([...names, ...before].flatMap((name) => [name, `${name}.br`, `${name}.gz`]))
  const present = await readdir(folder)
  await Promise.all(present.filter((name) => !kept.has(name)).map((name) => rm(join(folder, name))))
}

export const buildAssets = async (): Promise<void> => {
  const { lazy, pages, standalone } = assetOptions(distFolder, () => builtLazy)
  const { metafile: builtLazy } = await build(lazy)
  const built = await Promise.all([build(pages), build(standalone)])
  const bundles = [builtLazy, ...built.map(({ metafile }) => metafile)]
  await writeFile(join(distFolder, 'assets.json'), assetManifest(bundles))
  const names = bundles.flatMap(({ outputs }) => Object.keys(outputs).map((file) => basename(file)))
  const folder = join(distFolder, 'assets')
  await dropOldFiles(folder, names.toSorted())
  await Promise.all(names.map((name) => compressBeside(join(folder, name))))
}
