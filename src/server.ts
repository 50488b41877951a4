import module from 'node:module'
import { join, resolve } from 'node:path'
import { nameSourcesInTraces } from './sourceTraces.js'

/*
 * Only what any Node can run is loaded before its version is looked at, and nothing of the site
 * before the cache of compiled code is open: it takes a quarter off the start.
 */
const buildFolder = import.meta.dirname
const oldestNode = 24
/** `EX_CONFIG` of sysexits.h. */
const configStatus = 78

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  process.stderr.write(
    `This site needs Node ${oldestNode} or newer and was started with ${process.versions.node}. Run "npm ci" with install scripts allowed, then "npm start".\n`,
  )
  process.exit(configStatus)
}

nameSourcesInTraces()
module.enableCompileCache(join(buildFolder, 'compiled'))
const { start } = await import('./start.js')
await start({ root: resolve(buildFolder, '..'), buildFolder })
