import { rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openDevBuild } from './dev/devBuild.ts'
import { createDevServer } from './dev/devServer.ts'
import { watchTypes } from './dev/typeWatch.ts'
import { watchFolders } from './dev/watchFolders.ts'
import { messageOf } from './failure.ts'
import { requireFreePort } from './freePort.ts'
import { messageTreeFile, writeWordTypes } from './words/writeWordTypes.ts'

/*
 * Rebuilds, restarts and reloads pages on save, in a folder separate from `npm run build`. Errors are shown
 * in the terminal and in the page while the last good build stays up. The compiler runs in parallel and does
 * not delay a reload.
 */
const root = join(import.meta.dirname, '..')
const buildFolder = join(root, 'dev-build')
const errorFile = join(buildFolder, 'error.txt')
/** Delay before a rebuild, because editors write a file in several steps. */
const settleMs = 20

await requireFreePort()
const build = await openDevBuild(buildFolder)
const types = watchTypes(root, join(buildFolder, '.tsbuildinfo'))
const server = createDevServer(join(buildFolder, 'server.js'), errorFile)

const reportError = (error: unknown): void => {
  const text = messageOf(error)
  writeFileSync(errorFile, text)
  process.stderr.write(`\nNot served; the last successful build remains active:\n${text}\n`)
}

const serveChanges = async (): Promise<void> => {
  const start = performance.now()
  try {
    writeWordTypes(root)
    await build.rebuild()
    rmSync(errorFile, { force: true })
    await server.replace()
    process.stdout.write(`served after ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  } catch (error) {
    reportError(error)
  }
}

let turn = serveChanges()
let isAsked = false
/** Merges changes during a build into one rebuild. */
const ask = (): void => {
  if (isAsked) return
  isAsked = true
  turn = turn
    .then(() => new Promise((resolve) => setTimeout(resolve, settleMs)))
    .then(() => {
      isAsked = false
      followNewFolders()
      return serveChanges()
    })
}

const followNewFolders = watchFolders(root, ['src/**/', 'locales/**/'], (name) => {
  types.noteChange()
  // Ignores the file that each build writes.
  if (name !== basename(messageTreeFile)) ask()
})

const stop = async (): Promise<void> => {
  await Promise.all([types.stop(), server.stop()])
  process.exit()
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
