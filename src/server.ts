import module from 'node:module'
import { join, resolve } from 'node:path'
import { nameSourcesInTraces } from './services/errors/sourceTraces.js'

/*
 * Static imports must load on any Node version. The site is imported with the compile cache: 25 %
 * faster start.
 */
const buildFolder = import.meta.dirname
const oldestNode = 24
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
