import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const maps = new Map<string, SourceMap | undefined>()

/** What the build wrote beside one of its files; nothing for any other file. */
const readMap = (file: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  } catch {
    return undefined
  }
}

const mapOf = (file: string): SourceMap | undefined => {
  if (!maps.has(file)) maps.set(file, readMap(file))
  return maps.get(file)
}

/** A line of a trace, with the source that a bundled file was made from instead of that file. */
const namingSource = (line: string): string =>
  line.replace(
    /(file:\/\/\/(?:[A-Z]:)?[^\s:]+):(\d+):(\d+)/,
    (place, url: string, row: string, column: string) => {
      const file = fileURLToPath(url)
      const origin = mapOf(file)?.findOrigin(Number(row), Number(column))
      return origin !== undefined && 'fileName' in origin
        ? `${join(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
        : place
    },
  )

/** A line of a trace, which V8 writes; its type leaves out by what. */
interface CallSite {
  toString(): string
}

/**
 * From here on traces of errors name sources. The maps are read with the first trace that is
 * written; Node's own `--enable-source-maps` reads them all at the start, which takes 50 ms.
 */
export const nameSourcesInTraces = (): void => {
  Error.prepareStackTrace = (error, sites: readonly CallSite[]) =>
    [String(error), ...sites.map((site) => `    at ${namingSource(site.toString())}`)].join('\n')
}
