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
 * Builds and serves again on save; pages reload themselves. All of it stands in a folder of its own,
 * so that what `npm run build` made is never mixed with it. What cannot be built or started is told
 * in the terminal and in the page, while the last good build goes on. The compiler reports errors of
 * types beside it, and nothing waits for it.
 */
const root = join(import.meta.dirname, '..')
const buildFolder = join(root, 'dev-build')
const errorFile = join(buildFolder, 'error.txt')
/** Editors write a file in several steps. */
const settleMs = 20

await requireFreePort()
const build = await openDevBuild(buildFolder)
const types = watchTypes(root, join(buildFolder, '.tsbuildinfo'))
const server = createDevServer(join(buildFolder, 'server.js'), errorFile)

const reportError = (error: unknown): void => {
  const text = messageOf(error)
  writeFileSync(errorFile, text)
  process.stderr.write(`\nNot served, the last good build goes on:\n${text}\n`)
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
/** Several changes while a build is under way are one. */
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
  // Written by each turn itself.
  if (name !== basename(messageTreeFile)) ask()
})

const stop = async (): Promise<void> => {
  await Promise.all([types.stop(), server.stop()])
  process.exit()
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
