import { build, type BuildOptions, type Metafile } from 'esbuild'

/** Service workers by the plain name that the server uses. */
export const workerEntries: Readonly<Record<string, string>> = {
  'serviceWorker.js': 'src/views/client/worker/serviceWorker.ts',
  'noServiceWorker.js': 'src/views/client/worker/noServiceWorker.ts',
}

/** Bundles the workers, each in one file of its own kind: a worker cannot import our chunks. */
export const withWorkers = async (
  metafile: Metafile,
  pageOptions: BuildOptions,
): Promise<Metafile> => {
  const workers = await build({
    ...pageOptions,
    entryPoints: Object.values(workerEntries),
    splitting: false,
    format: 'iife',
    metafile: true,
    plugins: [],
  })
  return {
    inputs: { ...metafile.inputs, ...workers.metafile.inputs },
    outputs: { ...metafile.outputs, ...workers.metafile.outputs },
  }
}
