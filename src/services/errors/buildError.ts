import { readFileSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { isCode } from './systemErrors.js'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (thrown) {
    // A missing file means that the build succeeded.
    if (isCode(thrown, 'ENOENT')) return ''
    throw thrown
  }
}

/**
 * Reports each build error during development; an empty string means success.
 * @returns a function that stops watching
 */
export const watchBuildError = (file: string, report: (error: string) => void): (() => void) => {
  const watcher = watch(dirname(file), (_event, name) => {
    if (name === basename(file)) report(read(file))
  })
  report(read(file))
  return () => watcher.close()
}
