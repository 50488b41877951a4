import { type Group, modulesOf, type Outputs, reach } from './sharedChunks.ts'

/* Groups small chunks of the browser's script: HTTP/1.1 browsers fetch only six files at a time. */

/** Larger chunks stay separate because not every form or tool imports them. */
const smallestBytes = 4096

/** Matches modules that are loaded with an island or by one. */
const isOfIslands = (entry: string): boolean =>
  /(?:\.island\.tsx|\/hydrateIsland\.tsx|\/downloadCalendar\.ts)$/.test(entry)

/** Returns the chunks of every page and of the first form. @param first entry that every page loads */
export const browserGroups = (outputs: Outputs, first: string): readonly Group[] => {
  const scripts = Object.keys(outputs).filter((file) => file.endsWith('.js'))
  const isLoaded = new Set(
    scripts.flatMap((file) =>
      (outputs[file]?.imports ?? []).flatMap(({ path, kind }) =>
        kind === 'dynamic-import' ? [path] : [],
      ),
    ),
  )
  const later = new Map(
    scripts.flatMap((file) => {
      const entry = outputs[file]?.entryPoint
      return entry !== undefined && isLoaded.has(file) ? [[entry, reach(outputs, file)]] : []
    }),
  )
  const firstFile = scripts.find((file) => outputs[file]?.entryPoint === first)
  if (firstFile === undefined) throw new Error(`The build created no script of ${first}.`)
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
