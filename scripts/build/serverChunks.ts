import { type Group, modulesOf, type Outputs, reach } from './sharedChunks.ts'

/*
 * A start read a hundred small chunks. Reading one costs a third of a millisecond of processor, as does
 * finding its compiled code.
 */

/** Larger chunks stay: not every page needs them. */
const smallestBytes = 4096

const startEntry = 'src/start.ts'
const serveEntry = 'src/serve.ts'

const isPageView = (entry: string): boolean =>
  entry.startsWith('src/views/') && !entry.startsWith('src/views/staff/')

/** Packages and modules of Node come with whatever of the site imports them. */
const isOfSite = (module: string): boolean => module.startsWith('src/')

/** What the site reads in one file each: with any process, with one that serves, and with the first page. */
export const serverGroups = (outputs: Outputs): readonly Group[] => {
  const files = Object.keys(outputs)
  const needed = new Map(
    files.flatMap((file) => {
      const entry = outputs[file]?.entryPoint
      return entry === undefined ? [] : [[entry, reach(outputs, file)]]
    }),
  )
  const neededBy = (entry: string): ReadonlySet<string> => {
    const found = needed.get(entry)
    if (found === undefined) throw new Error(`No file was made of ${entry}.`)
    return found
  }
  /** With several processes the one that leads them loads these, and never what serves. */
  const ofLeader = [...neededBy(startEntry)].flatMap((file) =>
    (outputs[file]?.imports ?? []).flatMap(({ path, kind }) => {
      const entry = outputs[path]?.entryPoint
      return kind === 'dynamic-import' && entry !== undefined && entry !== serveEntry ? [entry] : []
    }),
  )
  const always = files.filter(
    (file) =>
      neededBy(startEntry).has(file) ||
      (neededBy(serveEntry).has(file) && ofLeader.some((entry) => neededBy(entry).has(file))),
  )
  const serving = [...neededBy(serveEntry)].filter((file) => !always.includes(file))
  const views = [...needed.keys()].filter(isPageView)
  const ofViews = files.filter((file) => {
    const { entryPoint, bytes = 0 } = outputs[file] ?? {}
    if (entryPoint !== undefined || always.includes(file) || serving.includes(file)) return false
    const sharers = views.filter((view) => neededBy(view).has(file))
    return sharers.length > 1 && (bytes < smallestBytes || sharers.length > views.length / 2)
  })
  const later = [...needed.keys()].filter((entry) => entry !== 'src/server.ts')
  const notServing = new Set([startEntry, ...ofLeader])
  const groupOf = (chunks: readonly string[], entries: readonly string[]): Group => ({
    modules: modulesOf(outputs, chunks).filter(isOfSite),
    entries: new Set(entries),
  })
  return [
    groupOf(always, later),
    groupOf(
      serving,
      later.filter((entry) => !notServing.has(entry)),
    ),
    groupOf(ofViews, views),
  ]
}
