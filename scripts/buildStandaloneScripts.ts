import { build, type BuildOptions, type Metafile } from 'esbuild'

/** By the plain name that the server uses: the workers, and the script that stands in each page. */
export const standaloneEntries: Readonly<Record<string, string>> = {
  'serviceWorker.js': 'src/views/client/worker/serviceWorker.ts',
  'noServiceWorker.js': 'src/views/client/worker/noServiceWorker.ts',
  'codeWatch.js': 'src/views/client/codeWatch.ts',
}

/** Bundles each of them whole, in one file of its own: none of them can import our chunks. */
export const withStandaloneScripts = async (
  metafile: Metafile,
  pageOptions: BuildOptions,
): Promise<Metafile> => {
  const scripts = await build({
    ...pageOptions,
    entryPoints: Object.values(standaloneEntries),
    splitting: false,
    format: 'iife',
    metafile: true,
    plugins: [],
  })
  return {
    inputs: { ...metafile.inputs, ...scripts.metafile.inputs },
    outputs: { ...metafile.outputs, ...scripts.metafile.outputs },
  }
}
