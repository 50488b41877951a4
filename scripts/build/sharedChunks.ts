import { readFile } from 'node:fs/promises'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'

/*
 * esbuild creates a chunk for each set of entries that share modules, without a minimum size: most were below
 * 1 kB. The first build lists the chunks; in the second, each entry imports its whole group, so that esbuild
 * merges it. This is safe because the modules have no side effects.
 */

export interface Group {
  readonly modules: readonly string[]
  readonly entries: ReadonlySet<string>
}

export type Outputs = Metafile['outputs']

/** Returns a file and its static imports, transitively. */
export const reach = (outputs: Outputs, file: string, reached = new Set<string>()): Set<string> => {
  reached.add(file)
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement' && !reached.has(path)) reach(outputs, path, reached)
  }
  return reached
}

export const modulesOf = (outputs: Outputs, files: Iterable<string>): readonly string[] =>
  [...files].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))

const namespace = 'shared'

const importGroups = (groups: readonly Group[], root: string): Plugin => ({
  name: 'shared chunks',
  setup: (builder) => {
    builder.onResolve({ filter: /^shared:\d+$/ }, ({ path }) => ({ path, namespace }))
    builder.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: (groups[Number(path.split(':')[1])]?.modules ?? [])
        .map((module) => `import './${module}'`)
        .join('\n'),
      resolveDir: root,
    }))
    builder.onLoad({ filter: /\.(?:tsx?|json)$/, namespace: 'file' }, async ({ path }) => {
      const entry = path.slice(root.length + 1)
      const imports = groups.flatMap(({ entries }, place) =>
        entries.has(entry) ? [`import 'shared:${place}'`] : [],
      )
      if (imports.length === 0) return undefined
      const text = await readFile(path, 'utf8')
      const isData = path.endsWith('.json')
      return {
        contents: [isData ? `export default ${text}` : text, ...imports].join('\n'),
        loader: isData ? 'js' : path.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
})

/** Bundles twice: the output of the first build determines the groups of the second. */
export const buildSharedChunks = async (
  options: BuildOptions & { readonly absWorkingDir: string },
  groupsOf: (outputs: Outputs) => readonly Group[],
) => {
  const { metafile } = await build({ ...options, write: false, metafile: true })
  const groups = groupsOf(metafile.outputs)
  const plugins = [...(options.plugins ?? []), importGroups(groups, options.absWorkingDir)]
  return build({ ...options, plugins, metafile: true })
}
