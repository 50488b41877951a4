import { spawnSync } from 'node:child_process'
import { type StartedServer, startServer } from './startedServer.js'

const isThere = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0

export const describeWithRedis = (name: string, tests: () => void): void => {
  if (isThere) {
    describe(name, tests)
    return
  }
  process.stderr.write(`\nSKIPPED “${name}”: this machine lacks redis-server.\n\n`)
  describe.skip(`${name} (this machine lacks redis-server)`, tests)
}

export const startRedis = (port: number, ...options: readonly string[]): Promise<StartedServer> =>
  startServer(port, 'redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    ...options,
  ])
