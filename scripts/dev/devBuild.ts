import { globSync, statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type BuildOptions, context, type OutputFile } from 'esbuild'
import { assetManifest, assetOptions } from '../build/buildAssets.ts'

const root = join(import.meta.dirname, '../..')

/** Files are stripped of their types one by one, which takes milliseconds. */
const serverOptions = {
  absWorkingDir: root,
  outbase: 'src',
  bundle: false,
  format: 'esm',
  jsx: 'automatic',
  target: 'node24',
  sourcemap: true,
  logLevel: 'warning',
} satisfies BuildOptions

/** When each source was last saved, in milliseconds, by its path. */
const savedSources = (): ReadonlyMap<string, number> =>
  new Map(
    globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => [
      file,
      statSync(join(root, file)).mtimeMs,
    ]),
  )

export interface DevBuild {
  /** @throws esbuild's `BuildFailure`; the files of the last good build stay as they are */
  readonly rebuild: () => Promise<void>
}

/** Opens a build of server, views, style sheets and script that is quick to repeat. */
export const openDevBuild = async (folder: string): Promise<DevBuild> => {
  await rm(folder, { recursive: true, force: true })
  // Written here, once all went well: esbuild by itself empties the folder when one file fails.
  const opened = (options: BuildOptions) =>
    context<BuildOptions & { write: false; metafile: true }>({
      ...options,
      write: false,
      metafile: true,
    })
  const [pages, standalone] = assetOptions(folder)
  const bundles = await Promise.all([pages, standalone].map(opened))
  /** The sources of the last good build: stripping all thousand again takes most of a second. */
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
      const [code, ...assets] = await Promise.all([
        build({ ...serverOptions, entryPoints, outdir: folder, write: false }),
        ...bundles.map((each) => each.rebuild()),
      ])
      const files = [code, ...assets].flatMap(({ outputFiles }) => outputFiles)
      await Promise.all(files.map(writeChanged))
      built = saved
      const manifest = assetManifest(assets.map(({ metafile }) => metafile))
      await writeFile(join(folder, 'assets.json'), manifest)
    },
  }
}
