import { readFile } from 'node:fs/promises'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'

/*
 * esbuild makes a chunk of what each set of files shares: with ten forms and tools these were twenty, most
 * under a kilobyte, and a phone asked for each of them, six at a time. A first build tells the chunks; in
 * the second, whoever needs one of a group imports all of it, so that esbuild makes one chunk of the
 * group. Its code only declares: to import it does nothing else.
 */

/** Larger chunks stay: not every form or tool needs them. */
const smallestBytes = 4096

/** Modules that become one chunk, and the entries that import all of them. */
interface Group {
  readonly modules: readonly string[]
  readonly entries: ReadonlySet<string>
}

type Outputs = Metafile['outputs']

/** A file and what it imports before it runs. */
const reach = (outputs: Outputs, file: string, reached = new Set<string>()): Set<string> => {
  reached.add(file)
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement' && !reached.has(path)) reach(outputs, path, reached)
  }
  return reached
}

const modulesOf = (outputs: Outputs, files: Iterable<string>): readonly string[] =>
  [...files].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))

/** What is loaded with an island, or by one. */
const isOfIslands = (entry: string): boolean =>
  /(?:\.island\.tsx|\/hydrateIsland\.tsx|\/downloadCalendar\.ts)$/.test(entry)

/** @param first the entry that every page loads; the others are loaded by it or later */
const groupsOf = (outputs: Outputs, first: string): readonly Group[] => {
  const scripts = Object.keys(outputs).filter((file) => file.endsWith('.js'))
  const isLoaded = new Set(
    scripts.flatMap((file) =>
      (outputs[file]?.imports ?? []).flatMap(({ path, kind }) =>
        kind === 'dynamic-import' ? [path] : [],
      ),
    ),
  )
  /** What each file that is loaded later needs, by its source. */
  const later = new Map(
    scripts.flatMap((file) => {
      const entry = outputs[file]?.entryPoint
      return entry !== undefined && isLoaded.has(file) ? [[entry, reach(outputs, file)]] : []
    }),
  )
  const firstFile = scripts.find((file) => outputs[file]?.entryPoint === first)
  if (firstFile === undefined) throw new Error(`No script was made of ${first}.`)
  const withFirst = reach(outputs, firstFile)
  withFirst.delete(firstFile)
  const islands = [...later.keys()].filter(isOfIslands)
  const ofIslands = scripts.filter((file) => {
    const { entryPoint, bytes = 0 } = outputs[file] ?? {}
    if (entryPoint !== undefined || withFirst.has(file)) return false
    const sharers = [...later].filter(([, needed]) => needed.has(file)).map(([entry]) => entry)
    return (
      sharers.every(isOfIslands) && (bytes < smallestBytes || sharers.length > islands.length / 2)
    )
  })
  return [
    { modules: modulesOf(outputs, withFirst), entries: new Set([first, ...later.keys()]) },
    { modules: modulesOf(outputs, ofIslands), entries: new Set(islands) },
  ]
}

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

/**
 * Bundles in few files what the browser loads.
 * @param first the entry that every page loads, by its source
 */
export const buildSharedChunks = async (
  options: BuildOptions & { readonly absWorkingDir: string },
  first: string,
) => {
  const { metafile } = await build({ ...options, write: false, metafile: true })
  const groups = groupsOf(metafile.outputs, first)
  const plugins = [...(options.plugins ?? []), importGroups(groups, options.absWorkingDir)]
  return build({ ...options, plugins, metafile: true })
}
