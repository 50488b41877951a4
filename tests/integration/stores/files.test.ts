import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import PQueue from 'p-queue'
import { uploadChunkBytes } from '../../../src/config/limits.js'
import type { S3Options } from '../../../src/config/filesConfig.js'
import type { Files, SignedPost } from '../../../src/services/adapters/files/files.js'
import { openFiles } from '../../../src/services/adapters/files/openFiles.js'
import { openS3Files } from '../../../src/services/adapters/files/s3Files.js'
import { readStoredSecret } from '../../../src/services/adapters/storedSecret.js'
import { createSigner } from '../../../src/services/http/signer.js'
import { systemClock } from '../../../src/shared/time/clock.js'
import { hour, minute } from '../../../src/shared/time/durations.js'
import { filesContract, postFile } from '../../support/contracts/filesContract.js'
import { describeWithS3, type S3Server, startS3Server } from '../../support/servers/s3Server.js'
import { appForTests } from '../../support/site/appForTests.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const dayMs = 86_400_000

const openDisk = async () => {
  const { app, config, services, clock, end } = await appForTests()
  if (config.files.kind !== 'disk') throw new Error('The embedded site keeps files on its disk.')
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    files: services.careers.files,
    signTooEarly: async (sign: () => Promise<SignedPost>) => {
      const signed = await sign()
      clock.pass(dayMs)
      return signed
    },
    folder: config.files.folder,
    reach: (path: string) => `http://127.0.0.1:${port}${path}`,
    end: async () => {
      server.closeAllConnections()
      server.close()
      await end()
    },
  }
}

/** APIs that stay real; only `Date` is faked, from which the S3 client reads the time. */
const allButDate: FakeableAPI[] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
]

filesContract('a folder', openDisk)

describe('file folder', () => {
  const type = 'text/plain'
  const content = Buffer.from('Bonjour')

  test('accepts each signature once', async () => {
    const disk = await openDisk()
    const signed = await disk.files.sign({ key: 'incoming/once', type, size: content.length })
    const url = disk.reach(signed.postEndpoint)
    expect(await postFile(url, signed.signature, content)).toBe(201)
    expect(await postFile(url, signed.signature, Buffer.from('Bonsoir'))).toBe(403)
    expect(await disk.files.head('incoming/once')).toEqual({ size: content.length, type })
    await disk.end()
  })

  test('rejects a repeated chunk before and after the file is assembled', async () => {
    const disk = await openDisk()
    const key = 'chunks/once-1'
    const signed = await disk.files.sign({ key, type, size: content.length })
    const url = disk.reach(signed.postEndpoint)
    expect(await postFile(url, signed.signature, content)).toBe(201)
    expect(await postFile(url, signed.signature, content)).toBe(403)
    await disk.files.join([key], 'incoming/joined', { type, size: content.length })
    await disk.files.move('incoming/joined', 'kept/joined')
    expect(await postFile(url, signed.signature, content)).toBe(403)
    expect(statSync(join(disk.folder, key)).size).toBe(0)
    await disk.files.remove(key)
    expect(await disk.files.list('chunks/once-')).toEqual(new Map())
    await disk.end()
  })

  test('assembles the same chunks once under concurrent requests', async () => {
    const disk = await openDisk()
    const keys = ['chunks/race-1', 'chunks/race-2']
    for (const key of keys) {
      const signed = await disk.files.sign({ key, type, size: content.length })
      await postFile(disk.reach(signed.postEndpoint), signed.signature, content)
    }
    const whole = { type, size: 2 * content.length }
    const joins = Array.from({ length: 4 }, () => disk.files.join(keys, 'incoming/race', whole))
    const outcomes = await Promise.allSettled(joins)
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
    expect(await disk.files.head('incoming/race')).toEqual({ type, size: 2 * content.length })
    expect(readdirSync(disk.folder).filter((name) => name.startsWith('.'))).toEqual([])
    await disk.end()
  })

  test('answers 503 when the folder itself is missing', async () => {
    const disk = await openDisk()
    const { files } = disk
    const elsewhere = `${disk.folder}-elsewhere`
    await files.put('incoming/mine', Readable.from([content]), { type, atMost: 100 })
    renameSync(disk.folder, elsewhere)
    for (const ask of [
      () => files.head('incoming/mine'),
      () => files.read('incoming/mine'),
      () => files.move('incoming/mine', 'kept/mine'),
      () => files.list('chunks/mine-'),
      () => files.put('incoming/other', Readable.from([content]), { type, atMost: 100 }),
      () => files.sign({ key: 'incoming/other', type, size: 1 }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ status: 503 })
    }
    renameSync(elsewhere, disk.folder)
    expect(await files.head('incoming/mine')).toEqual({ size: content.length, type })
    await disk.end()
  })

  test('contains no partial files, and its files are readable by the owner only', async () => {
    const disk = await openDisk()
    const signed = await disk.files.sign({ key: 'incoming/mine', type, size: 3 })
    await postFile(disk.reach(signed.postEndpoint), signed.signature, content)
    const again = await disk.files.sign({ key: 'incoming/mine', type, size: content.length })
    await postFile(disk.reach(again.postEndpoint), again.signature, content)
    expect(readdirSync(disk.folder).filter((name) => name.startsWith('.'))).toEqual([])
    expect(statSync(join(disk.folder, 'incoming/mine')).mode & 0o077).toBe(0)
    await disk.end()
  })
})

/** Writes an incomplete file; only its age distinguishes a running upload from an abandoned one. */
const aPart = (folder: string, name: string, age: number): string => {
  const path = join(folder, name)
  writeFileSync(path, 'half')
  const written = (Date.now() - age) / 1000
  utimesSync(path, written, written)
  return name
}

describe('partial files', () => {
  test('are deleted from the temporary folder once abandoned, with S3', async () => {
    const name = aPart(tmpdir(), `.clinic-site-upload-${randomUUID()}`, hour)
    const options = { bucket: 'any', region: 'ca-central-1', encryption: 'AES256' } as const
    await (await openS3Files(options)).close()
    expect(existsSync(join(tmpdir(), name))).toBe(false)
  })

  test('of another container with the same host name and process id are preserved', async () => {
    const folder = temporaryFolder()
    const store = { kind: 'disk', folder: folder.path, reserveBytes: 0 } as const
    const parts = { signer: createSigner('x'), clock: systemClock, postEndpoint: '' }
    const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
    const written = [
      aPart(folder.path, `.part-${machine}-${process.pid}-${randomUUID()}`, 0),
      aPart(folder.path, `.part-${randomUUID()}`, minute),
    ]
    aPart(folder.path, `.part-${machine}-${process.pid}-${randomUUID()}`, hour)
    aPart(folder.path, `.part-${randomUUID()}`, hour)
    await (await openFiles(store, parts)).close()
    const left = readdirSync(folder.path).filter((name) => name.startsWith('.part-'))
    expect(left.toSorted()).toEqual(written.toSorted())
    folder.remove()
  })
})

describe('upload secret file', () => {
  test('is created once under concurrent access and is readable by the owner only', async () => {
    const folder = temporaryFolder()
    const file = join(folder.path, 'upload-secret')
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readStoredSecret(file)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(readdirSync(folder.path)).toEqual(['upload-secret'])
    folder.remove()
  })

  test('is rejected when it is empty after a power failure', async () => {
    const folder = temporaryFolder()
    const file = join(folder.path, 'upload-secret')
    writeFileSync(file, '')
    await expect(readStoredSecret(file)).rejects.toThrow(/upload-secret is empty or truncated/)
    folder.remove()
  })
})

const clientOf = ({ region, endpoint = '', keys }: S3Options): S3Client =>
  new S3Client({
    region,
    endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId: keys?.id ?? '', secretAccessKey: keys?.secret ?? '' },
  })

describeWithS3('S3 file store', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
  })
  afterAll(() => server.stop())

  const openBucket = async () => {
    const options = await server.bucket()
    const files = await openS3Files(options)
    return {
      files,
      signTooEarly: async (sign: () => Promise<SignedPost>) => {
        jest.useFakeTimers({ now: Date.now() - dayMs, doNotFake: allButDate })
        return sign().finally(() => jest.useRealTimers())
      },
      reach: (url: string) => url,
      end: async () => {
        await files.close()
      },
    }
  }

  filesContract('S3', openBucket)

  test('stores files privately and with server-side encryption', async () => {
    const { files, end } = await openBucket()
    const type = 'text/plain'
    const signed = await files.sign({ key: 'incoming/private', type, size: 2 })
    expect(signed.signature).toMatchObject({
      'x-amz-server-side-encryption': 'AES256',
      success_action_status: '201',
    })
    expect(await postFile(signed.postEndpoint, signed.signature, Buffer.from('ab'))).toBe(201)
    const answer = await fetch(`${signed.postEndpoint}/incoming/private`)
    expect(answer.status).toBe(403)
    await end()
  })

  test('rejects multipart uploads with parts as small as our chunks', async () => {
    // This S3 limit is the reason why chunks are separate files that the site joins.
    const options = await server.bucket()
    const client = clientOf(options)
    const place = { Bucket: options.bucket, Key: 'incoming/parts' }
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(place))
    const Parts = []
    for (const PartNumber of [1, 2]) {
      const Body = Buffer.alloc(uploadChunkBytes)
      const part = new UploadPartCommand({ ...place, UploadId, PartNumber, Body })
      const { ETag } = await client.send(part)
      Parts.push({ PartNumber, ETag })
    }
    const completing = client.send(
      new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }),
    )
    await expect(completing).rejects.toMatchObject({ name: 'EntityTooSmall' })
    client.destroy()
  })

  test('lists more keys than one response contains', async () => {
    const options = await server.bucket()
    const client = clientOf(options)
    const keys = Array.from({ length: 1001 }, (_, place) => `chunks/many-${place}`)
    const put = (Key: string) =>
      client.send(new PutObjectCommand({ Bucket: options.bucket, Key, Body: 'a' }))
    const queue = new PQueue({ concurrency: 20 })
    await queue.addAll(keys.map((key) => () => put(key)))
    const files = await openS3Files(options)
    expect((await files.list('chunks/many-')).size).toBe(keys.length)
    await files.close()
    client.destroy()
  })

  const open = async (changes: Partial<S3Options>): Promise<Files> =>
    openS3Files({ ...(await server.bucket()), ...changes })
  const rule = { type: 'text/plain', atMost: 10 }
  const calls: readonly ((files: Files) => Promise<unknown>)[] = [
    (files) => files.put('incoming/x', Readable.from([Buffer.from('a')]), rule),
    (files) => files.list('chunks/x-'),
    (files) => files.remove('incoming/x'),
  ]

  test('answers 503 when the store is unreachable', async () => {
    const files = await open({ endpoint: 'http://127.0.0.1:9' })
    for (const call of calls) await expect(call(files)).rejects.toMatchObject({ status: 503 })
    await files.close()
  })

  test.each<[string, Partial<S3Options>]>([
    ['InvalidAccessKeyId', { keys: { id: 'AKIAUNKNOWN', secret: 'wrong' } }],
    ['SignatureDoesNotMatch', { keys: { id: 'AKIAOFTHETESTS', secret: 'wrong' } }],
    ['NoSuchBucket', { bucket: 'there-is-no-such-bucket' }],
  ])('reports invalid settings to operators: %s', async (name, changes) => {
    const files = await open(changes)
    for (const call of calls) {
      await expect(call(files)).rejects.toMatchObject({
        status: 500,
        cause: { message: expect.stringContaining(`S3 refused the request (${name})`) },
      })
    }
    await files.close()
  })
})

test('file folder › does not load the S3 library', async () => {
  const folder = temporaryFolder()
  const parts = { signer: createSigner('x'), clock: systemClock, postEndpoint: '' }
  await openFiles({ kind: 'disk', folder: folder.path, reserveBytes: 0 }, parts)
  expect(existsSync(join(folder.path, 'incoming'))).toBe(true)
  folder.remove()
})
