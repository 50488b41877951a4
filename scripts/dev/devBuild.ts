import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuildOptions, context, type OutputFile } from 'esbuild'
import { assetManifest, assetOptions } from '../build/buildAssets.ts'

const root = join(import.meta.dirname, '../..')

/** Files are stripped of their types one by one, which takes milliseconds. */
const serverOptions = {
  absWorkingDir: root,
  entryPoints: ['src/**/*.ts', 'src/**/*.tsx'],
  outbase: 'src',
  bundle: false,
  format: 'esm',
  jsx: 'automatic',
  target: 'node24',
  sourcemap: true,
  logLevel: 'warning',
} satisfies BuildOptions

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
  const server = await opened({ ...serverOptions, outdir: folder })
  const written = new Map<string, string>()

  const writeChanged = async ({ path, hash, contents }: OutputFile): Promise<void> => {
    if (written.get(path) === hash) return
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, contents)
    written.set(path, hash)
  }

  return {
    rebuild: async () => {
      const [code, ...assets] = await Promise.all([
        server.rebuild(),
        ...bundles.map((each) => each.rebuild()),
      ])
      const files = [code, ...assets].flatMap(({ outputFiles }) => outputFiles)
      await Promise.all(files.map(writeChanged))
      const manifest = assetManifest(assets.map(({ metafile }) => metafile))
      await writeFile(join(folder, 'assets.json'), manifest)
    },
  }
}
