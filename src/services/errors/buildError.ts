import { readFileSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { isCode } from './systemErrors.js'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (thrown) {
    // No file: the build succeeded.
    if (isCode(thrown, 'ENOENT')) return ''
    throw thrown
  }
}

/**
 * Development only: tells what is wrong with the newest build, now and whenever it changes; an empty
 * text when nothing is.
 * @param file written by `npm run dev`
 * @returns ends it
 */
export const watchBuildError = (file: string, report: (error: string) => void): (() => void) => {
  const watcher = watch(dirname(file), (_event, name) => {
    if (name === basename(file)) report(read(file))
  })
  report(read(file))
  return () => watcher.close()
}
