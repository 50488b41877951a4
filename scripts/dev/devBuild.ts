import { globSync, statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type BuildOptions, context, type Metafile, type OutputFile } from 'esbuild'
import { assetManifest, assetOptions } from '../build/buildAssets.ts'

const root = join(import.meta.dirname, '../..')

/** Strips types without bundling, which takes milliseconds; copies the JSON documents that code imports. */
const serverOptions = {
  absWorkingDir: root,
  outbase: 'src',
  bundle: false,
  format: 'esm',
  jsx: 'automatic',
  loader: { '.json': 'copy' },
  target: 'node24',
  sourcemap: true,
  logLevel: 'warning',
} satisfies BuildOptions

const savedSources = (): ReadonlyMap<string, number> =>
  new Map(
    globSync(['src/**/*.{ts,tsx}', 'src/content/*.json'], { cwd: root }).map((file) => [
      file,
      statSync(join(root, file)).mtimeMs,
    ]),
  )

export interface DevBuild {
  /** @throws esbuild's `BuildFailure`; the files of the last good build are preserved */
  readonly rebuild: () => Promise<void>
}

export const openDevBuild = async (folder: string): Promise<DevBuild> => {
  await rm(folder, { recursive: true, force: true })
  // Returns the files instead of writing them, because esbuild empties the folder on failure.
  const opened = (options: BuildOptions) =>
    context<BuildOptions & { write: false; metafile: true }>({
      ...options,
      write: false,
      metafile: true,
    })
  let builtLazy: Metafile = { inputs: {}, outputs: {} }
  const options = assetOptions(folder, () => builtLazy)
  const lazy = await opened(options.lazy)
  const bundles = await Promise.all([options.pages, options.standalone].map(opened))
  /** Modification times in the last good build: recompiling all thousand sources takes almost a second. */
  let built: ReadonlyMap<string, number> = new Map()
  const written = new Map<string, string>()

  const writeChanged = async ({ path, hash, contents }: OutputFile): Promise<void> => {
    if (written.get(path) === hash) return
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, contents)
    written.set(path, hash)
  }

  return {
    rebuild: async () => {
      const saved = savedSources()
      const entryPoints = [...saved.keys()].filter((file) => saved.get(file) !== built.get(file))
      const lazyScripts = await lazy.rebuild()
      builtLazy = lazyScripts.metafile
      const [code, ...rebuilt] = await Promise.all([
        build({ ...serverOptions, entryPoints, outdir: folder, write: false }),
        ...bundles.map((each) => each.rebuild()),
      ])
      const assets = [lazyScripts, ...rebuilt]
      const files = [code, ...assets].flatMap(({ outputFiles }) => outputFiles)
      await Promise.all(files.map(writeChanged))
      built = saved
      const manifest = assetManifest(assets.map(({ metafile }) => metafile))
      await writeFile(join(folder, 'assets.json'), manifest)
    },
  }
}
