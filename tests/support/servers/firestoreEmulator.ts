import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { eventually } from '../site/eventually.js'
import { type StartedServer, startServer } from './startedServer.js'

const script = 'platform/cloud-firestore-emulator/cloud_firestore_emulator'

const foldersOfTheSdk = (env: NodeJS.ProcessEnv): readonly string[] => {
  const onThePath = (env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))))
  const told = [env['CLOUDSDK_ROOT_DIR'], env['CLOUDSDK_HOME']].filter((one) => one !== undefined)
  return [
    ...told,
    ...onThePath,
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ]
}

export type FoundEmulator = { readonly file: string } | { readonly missing: string }

/** Returns Google's emulator from the gcloud tools, or the missing requirement. */
const findEmulator = (env: NodeJS.ProcessEnv = process.env): FoundEmulator => {
  const file = foldersOfTheSdk(env)
    .map((folder) => join(folder, script))
    .find((path) => existsSync(path))
  if (file === undefined) {
    return { missing: 'the Google Cloud CLI with its component cloud-firestore-emulator' }
  }
  const java = spawnSync('java', ['-version'], { stdio: 'ignore' })
  return java.status === 0 ? { file } : { missing: 'Java 17 or newer' }
}

export const describeWithEmulator = (name: string, tests: (file: string) => void): void => {
  const found = findEmulator()
  if ('file' in found) {
    describe(name, () => tests(found.file))
    return
  }
  process.stderr.write(`\nSKIPPED “${name}”: this machine lacks ${found.missing}.\n\n`)
  describe.skip(`${name} (this machine lacks ${found.missing})`, () => tests(''))
}

/** The first write after a start takes seconds, longer than the site's timeout. */
const writeOnce = async (port: number): Promise<void> => {
  const documents = 'projects/demo-warm-up/databases/(default)/documents'
  const answer = await fetch(`http://127.0.0.1:${port}/v1/${documents}/started`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: '{"fields":{}}',
  })
  if (!answer.ok) throw new Error(`The emulator responded with ${answer.status}.`)
}

export const startEmulator = async (file: string, port: number): Promise<StartedServer> => {
  const server = await startServer(port, file, ['start', '--host=127.0.0.1', `--port=${port}`], {
    // Disables the optimising compiler, which takes half of the processor time of a short run.
    JAVA_TOOL_OPTIONS: '-Xmx512m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
  })
  await eventually(() => writeOnce(port))
  return server
}
