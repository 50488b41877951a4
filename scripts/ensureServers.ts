import { spawnSync } from 'node:child_process'

/* Installs servers for tests; without a server, its tests are skipped: `node scripts/ensureServers.ts`. */

interface TestServer {
  readonly name: string
  /** Program that accepts --version once the server is installed. */
  readonly program: string
  readonly packages: readonly string[]
}

const servers: readonly TestServer[] = [
  { name: 'Redis', program: 'redis-server', packages: ['redis-server'] },
  { name: 'S3', program: 'radosgw', packages: ['radosgw', 'ceph-mon', 'ceph-osd'] },
  { name: 'Backup encryption', program: 'age', packages: ['age'] },
  { name: 'Virus scanner', program: 'clamd', packages: ['clamav-daemon'] },
  { name: 'HTML checker', program: 'java', packages: ['default-jre-headless'] },
]

const report = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`)
}

const answers = (program: string, option = '--version'): boolean =>
  spawnSync(program, [option], { stdio: 'ignore' }).status === 0

const apt = (...options: readonly string[]): boolean => {
  // RUNLEVEL prevents the package from starting its own server.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync('apt-get', ['-q', ...options], { stdio: ['ignore', 2, 2], env }).status === 0
}

const install = (packages: readonly string[]): boolean =>
  apt('update') && apt('install', '--yes', '--no-install-recommends', ...packages)

const ensure = ({ name, program, packages }: TestServer): void => {
  if (answers(program)) {
    report(`${name}: ${program} is installed.`)
    return
  }
  const listed = packages.join(' ')
  if (process.getuid?.() !== 0 || !answers('apt-get')) {
    report(`${name}: not installed; install ${listed}, or its tests are skipped.`)
    return
  }
  report(`${name}: not installed; installing Debian’s package ${listed}.`)
  const installed = install(packages) && answers(program)
  report(`${name}: ${installed ? 'installed.' : 'could not be installed; its tests are skipped.'}`)
}

export const ensureServers = (): void => {
  // Debian installs clamd in /usr/sbin, which many users' PATH lacks; the tests inherit this PATH.
  process.env['PATH'] = `${process.env['PATH']}:/usr/sbin`
  servers.forEach(ensure)
}

if (import.meta.main) ensureServers()
