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
 * Development only: reports the error of the latest build, now and on each change; an empty string
 * if the build succeeded.
 * @param file written by `npm run dev`
 * @returns a function that stops watching
 */
export const watchBuildError = (file: string, report: (error: string) => void): (() => void) => {
  const watcher = watch(dirname(file), (_event, name) => {
    if (name === basename(file)) report(read(file))
  })
  report(read(file))
  return () => watcher.close()
}
