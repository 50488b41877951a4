import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type BuildOptions, type Metafile } from 'esbuild'
import { withStandaloneScripts, standaloneEntries } from './buildStandaloneScripts.ts'

const root = join(import.meta.dirname, '..')
const assetsFolder = join(root, 'public/assets')

/** Entry points by the plain name that the views ask for. */
const entries: Readonly<Record<string, string>> = {
  'site.css': 'src/views/styles/site.css',
  'home.css': 'src/views/home/home.css',
  'exam.css': 'src/views/exam/exam.css',
  'legal.css': 'src/views/legal/legal.css',
  'about.css': 'src/views/about/about.css',
  'careers.css': 'src/views/careers/careers.css',
  'message.css': 'src/views/errors/message.css',
  'boot.js': 'src/views/client/boot.ts',
  'liveReload.js': 'src/views/client/liveReload.ts',
}

export const assetOptions: BuildOptions = {
  absWorkingDir: root,
  entryPoints: Object.values(entries),
  outdir: assetsFolder,
  // The sentences of the rules, for forms in plain markup.
  alias: {
    'catalogue:fr': './locales/fr/validation.json',
    'catalogue:en': './locales/en/validation.json',
  },
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  // Browsers that know popover, :has() and light-dark() or fall back from them.
  target: ['chrome111', 'firefox113', 'safari16.4'],
  minify: true,
  metafile: true,
  sourcemap: false,
  legalComments: 'none',
  external: ['/fonts/*', '/images/*', '/_ipx/*'],
  logLevel: 'warning',
}

/** `{ "site.css": "/assets/site-1A2B3C4D.css" }` */
const manifestOf = ({ outputs }: Metafile): Record<string, string> => {
  const all = { ...entries, ...standaloneEntries }
  const names = new Map(Object.entries(all).map(([name, file]) => [file, name]))
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
      const name = entryPoint === undefined ? undefined : names.get(entryPoint)
      return name === undefined ? [] : [[name, `/assets/${basename(file)}`]]
    }),
  )
}

const assetNames = ({ outputs }: Metafile): readonly string[] =>
  Object.keys(outputs).map((file) => basename(file))

/** Compresses as small as can be, once, what every visitor will load. */
const compressBeside = async (name: string): Promise<void> => {
  const file = join(assetsFolder, name)
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

/** Writes the manifest and drops files of earlier builds. */
export const finishAssets = async (metafile: Metafile): Promise<void> => {
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(
    join(root, 'dist/assets.json'),
    `${JSON.stringify(manifestOf(metafile), null, 2)}\n`,
  )
  const kept = new Set(assetNames(metafile).flatMap((name) => [name, `${name}.br`, `${name}.gz`]))
  const present = await readdir(assetsFolder)
  await Promise.all(
    present.filter((file) => !kept.has(file)).map((file) => rm(join(assetsFolder, file))),
  )
}

/** Bundles the style sheets and the browser's script under hashed names, and compresses them. */
export const buildAssets = async (): Promise<void> => {
  const pages = await build({ ...assetOptions, metafile: true })
  const metafile = await withStandaloneScripts(pages.metafile, assetOptions)
  await finishAssets(metafile)
  await Promise.all(assetNames(metafile).map(compressBeside))
}
