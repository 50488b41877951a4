import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aTrialVirus } from '../careers/someFiles.js'
import { temporaryFolder } from '../site/temporaryFolder.js'
import { findFreePort } from '../../../scripts/freePort.js'
import { type StartedServer, startServer } from './startedServer.js'

export const describeWithClamd = (name: string, tests: () => void): void => {
  if (spawnSync('clamd', ['--version'], { stdio: 'ignore' }).status === 0) {
    describe(name, tests)
    return
  }
  const lacks = 'this machine lacks clamd (Debian: clamav-daemon)'
  process.stderr.write(`\nSKIPPED “${name}”: ${lacks}.\n\n`)
  describe.skip(`${name} (${lacks})`, tests)
}

/** Starts clamd with one test signature; downloads nothing. */
export const startClamd = async (): Promise<StartedServer> => {
  const folder = temporaryFolder()
  const signatures = join(folder.path, 'signatures')
  mkdirSync(signatures)
  const virus = aTrialVirus()
  const digest = createHash('sha256').update(virus).digest('hex')
  writeFileSync(join(signatures, 'own.hsb'), `${digest}:${virus.length}:Trial.Virus:73\n`)
  const port = await findFreePort()
  const file = join(folder.path, 'clamd.conf')
  const settings = [
    `DatabaseDirectory ${signatures}`,
    `TemporaryDirectory ${folder.path}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    'StreamMaxLength 1M',
    'Foreground yes',
  ]
  writeFileSync(file, `${settings.join('\n')}\n`)
  const server = await startServer(port, 'clamd', ['--config-file', file])
  return {
    ...server,
    kill: async () => {
      await server.kill()
      folder.remove()
    },
  }
}
