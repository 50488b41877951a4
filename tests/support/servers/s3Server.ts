import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Options } from '../../../src/config/filesConfig.js'
import { eventually } from '../site/eventually.js'
import { temporaryFolder } from '../site/temporaryFolder.js'
import { findFreePort } from '../../../scripts/freePort.js'

/** A Ceph object store with the S3 protocol, on loopback and in memory. */
export interface S3Server {
  readonly bucket: () => Promise<S3Options>
  readonly stop: () => Promise<void>
}

export const s3Variables = ({
  bucket,
  region,
  endpoint = '',
  keys: own,
  encryption,
}: S3Options): Readonly<Record<string, string>> => ({
  S3_BUCKET: bucket,
  AWS_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_ENCRYPTION: encryption,
  AWS_ACCESS_KEY_ID: own?.id ?? '',
  AWS_SECRET_ACCESS_KEY: own?.secret ?? '',
  UPLOAD_SECRET: 'a secret of the tests, longer than 32 characters',
})

const commands = ['ceph-mon', 'ceph-osd', 'monmaptool', 'ceph', 'radosgw', 'radosgw-admin']

const missingCommands = (): readonly string[] =>
  commands.filter((name) => spawnSync('which', [name], { stdio: 'ignore' }).status !== 0)

export const describeWithS3 = (name: string, tests: () => void): void => {
  const missing = missingCommands()
  if (missing.length === 0) {
    describe(name, tests)
    return
  }
  const lacks = `this machine lacks ${missing.join(', ')} (Debian: radosgw ceph-mon ceph-osd)`
  process.stderr.write(`\nSKIPPED “${name}”: ${lacks}.\n\n`)
  describe.skip(`${name} (${lacks})`, tests)
}

const keys = { id: 'AKIAOFTHETESTS', secret: 'secret-of-the-tests' }

const configuration = (folder: string, id: string, monitor: number, gateway: number): string => `
[global]
fsid = ${id}
mon host = v1:127.0.0.1:${monitor}
public network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
ms bind msgr2 = false
mon allow pool size one = true
mon data avail crit = 1
mon max pg per osd = 1000
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 536870912
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
pid file = ${folder}/$name.pid
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw crypt require ssl = false
rgw crypt default encryption key = ${Buffer.alloc(32, 'k').toString('base64')}
`

const run = (command: string, ...options: readonly string[]): void => {
  const { status, stderr } = spawnSync(command, options, { encoding: 'utf8', timeout: 60_000 })
  if (status !== 0) throw new Error(`${command} exited with ${status}. ${stderr}`)
}

const untilIt = (holds: () => boolean | Promise<boolean>, what: string): Promise<void> =>
  eventually(async () => {
    if (!(await holds())) throw new Error(`${what} was not ready within a minute.`)
  })

/** Starts one monitor, one store in memory and the gateway; ready in about 15 seconds. */
export const startS3Server = async (): Promise<S3Server> => {
  const folder = temporaryFolder()
  const [monitor, gateway] = [await findFreePort(), await findFreePort()]
  const id = randomUUID()
  const file = join(folder.path, 'ceph.conf')
  const started: ChildProcess[] = []
  const start = (command: string, ...options: readonly string[]): ChildProcess => {
    const child = spawn(command, ['-c', file, '-f', ...options], { stdio: 'ignore' })
    started.push(child)
    return child
  }
  const atExit = (): void => started.forEach((child) => child.kill('SIGKILL'))
  process.once('exit', atExit)
  const stop = async (): Promise<void> => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    process.off('exit', atExit)
    folder.remove()
  }
  try {
    for (const name of ['mon', 'osd']) mkdirSync(join(folder.path, name))
    writeFileSync(join(folder.path, 'keyring'), '')
    writeFileSync(file, configuration(folder.path, id, monitor, gateway))
    const map = join(folder.path, 'monmap')
    run('monmaptool', '--create', '--fsid', id, '--addv', 'a', `[v1:127.0.0.1:${monitor}]`, map)
    run('ceph-mon', '-c', file, '--mkfs', '-i', 'a', '--monmap', map)
    start('ceph-mon', '-i', 'a')
    const store = randomUUID()
    // A monitor refuses commands right after its start.
    await untilIt(() => knowsStore(file, store), 'The monitor')
    run('ceph-osd', '-c', file, '-i', '0', '--mkfs', '--osd-uuid', store)
    let osd = start('ceph-osd', '-i', '0')
    await untilIt(() => {
      // The store exits if it reaches the monitor before its registration.
      if (osd.exitCode !== null) osd = start('ceph-osd', '-i', '0')
      return isStoreUp(file)
    }, 'The store')
    await untilIt(() => hasUser(file), 'The user')
    start('radosgw', '--name', 'client.rgw')
    const endpoint = `http://127.0.0.1:${gateway}`
    await untilIt(
      () =>
        fetch(endpoint).then(
          (answer) => answer.ok,
          () => false,
        ),
      'The gateway',
    )
    return { stop, bucket: () => makeBucket(endpoint) }
  } catch (error) {
    await stop()
    throw error
  }
}

const knowsStore = (file: string, store: string): boolean => {
  const command = ['-c', file, '--connect-timeout', '30', 'osd', 'new', store]
  return spawnSync('ceph', command, { encoding: 'utf8', timeout: 60_000 }).status === 0
}

/** Returns whether the store is up; before that, commands of the gateway would block for ever. */
const isStoreUp = (file: string): boolean => {
  const { stdout } = spawnSync('ceph', ['-c', file, 'osd', 'stat', '-f', 'json'], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  return /"num_up_osds":\s*1\b/.test(stdout)
}

/** Returns whether the user exists. Commands may hang in the first seconds, so the timeout allows a retry. */
const hasUser = (file: string): boolean => {
  const user = ['user', 'create', '--uid', 'tests', '--display-name', 'tests']
  const options = ['-c', file, ...user, '--access-key', keys.id, '--secret-key', keys.secret]
  const { status, stderr } = spawnSync('radosgw-admin', options, {
    encoding: 'utf8',
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  return status === 0 || stderr.includes('exists')
}

const makeBucket = async (endpoint: string): Promise<S3Options> => {
  const bucket = `tests-${randomUUID()}`
  const region = 'us-east-1'
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret },
  })
  // The gateway responds before it can create buckets.
  await untilIt(
    () =>
      client.send(new CreateBucketCommand({ Bucket: bucket })).then(
        () => true,
        () => false,
      ),
    'The bucket',
  )
  // `.env.example` requires this rule: browsers post to the bucket from the site's origin.
  const posts = { AllowedMethods: ['POST'], AllowedOrigins: ['http://127.0.0.1:*'] }
  await client.send(
    new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [posts] } }),
  )
  client.destroy()
  return { bucket, region, endpoint, keys, encryption: 'AES256' }
}
