import { readFile } from 'node:fs/promises'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'

/*
 * esbuild makes a chunk of what each set of entries shares, and knows no smallest size: most were under a
 * kilobyte. A first build tells the chunks; in the second, whoever needs one of a group imports all of
 * it, so that esbuild makes one chunk of the group. Its code only declares: to import it does nothing else.
 */

/** Modules that become one chunk, and the entries that import all of them. */
export interface Group {
  readonly modules: readonly string[]
  readonly entries: ReadonlySet<string>
}

export type Outputs = Metafile['outputs']

/** A file and what it imports before it runs. */
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

/** Bundles in few files: one for each group that is found in what esbuild makes by itself. */
export const buildSharedChunks = async (
  options: BuildOptions & { readonly absWorkingDir: string },
  groupsOf: (outputs: Outputs) => readonly Group[],
) => {
  const { metafile } = await build({ ...options, write: false, metafile: true })
  const groups = groupsOf(metafile.outputs)
  const plugins = [...(options.plugins ?? []), importGroups(groups, options.absWorkingDir)]
  return build({ ...options, plugins, metafile: true })
}
