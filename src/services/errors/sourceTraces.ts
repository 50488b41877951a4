import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const maps = new Map<string, SourceMap | undefined>()

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

/** A V8 call site; `NodeJS.CallSite` has an incomplete type. */
interface CallSite {
  toString(): string
}

/** Maps stack traces to sources at the first trace; `--enable-source-maps` takes 50 ms at start. */
export const nameSourcesInTraces = (): void => {
  Error.prepareStackTrace = (error, sites: readonly CallSite[]) =>
    [String(error), ...sites.map((site) => `    at ${namingSource(site.toString())}`)].join('\n')
}
