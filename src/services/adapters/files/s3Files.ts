import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import type { S3Options } from '../../../config/filesConfig.js'
import { AppError, OperatorError } from '../../errors/errors.js'
import {
  checkKey,
  checkPrefix,
  FileTooLarge,
  type Files,
  inOrder,
  MissingFile,
  signatureSeconds,
  type StoredFile,
} from './files.js'
import { clearAbandonedParts, partPath, shorten, withDisk } from './diskWrites.js'

const temporaryPrefix = '.clinic-site-upload-'

const isMissing = (thrown: unknown): boolean =>
  thrown instanceof S3ServiceException &&
  thrown.$metadata.httpStatusCode === 404 &&
  thrown.name !== 'NoSuchBucket'

const transientStatuses: readonly number[] = [408, 409, 429]

const isRefusal = (thrown: unknown): thrown is Error => {
  if (!(thrown instanceof S3ServiceException)) {
    return thrown instanceof Error && thrown.name === 'CredentialsProviderError'
  }
  const status = thrown.$metadata.httpStatusCode ?? 500
  return status >= 300 && status < 500 && !transientStatuses.includes(status)
}

const refusal = (thrown: Error): AppError => {
  const sentence = `S3 refused the request (${thrown.name}): check S3_BUCKET, AWS_REGION, and the access key with its permissions.`
  return new AppError(
    500,
    'unexpected',
    {},
    { cause: new OperatorError(sentence, { cause: thrown }) },
  )
}

const isNotImplemented = (thrown: unknown): boolean =>
  thrown instanceof AppError &&
  thrown.cause instanceof S3ServiceException &&
  thrown.cause.$metadata.httpStatusCode === 501

class S3Files implements Files {
  private readonly client: S3Client
  private readonly encrypted: { readonly ServerSideEncryption?: 'AES256' | 'aws:kms' }

  constructor(
    private readonly options: S3Options,
    private readonly stopClearing: () => void,
  ) {
    const { region, endpoint, keys, bucket, encryption } = options
    this.encrypted = encryption === 'none' ? {} : { ServerSideEncryption: encryption }
    this.client = new S3Client({
      region,
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(keys === undefined
        ? {}
        : { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
      // A wildcard certificate covers one label, so a bucket name with a dot needs path style.
      forcePathStyle: endpoint !== undefined || bucket.includes('.'),
      // S3-compatible services may not support AWS's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000 },
    })
  }

  async sign({
    key,
    type,
    size,
    least = size,
  }: Parameters<Files['sign']>[0]): ReturnType<Files['sign']> {
    const { bucket, encryption, lifetimeSeconds = signatureSeconds } = this.options
    const { url, fields } = await createPresignedPost(this.client, {
      Bucket: bucket,
      Key: checkKey(key),
      Expires: lifetimeSeconds,
      Conditions: [['content-length-range', least, size]],
      Fields: {
        'Content-Type': type,
        success_action_status: '201',
        ...(encryption === 'none' ? {} : { 'x-amz-server-side-encryption': encryption }),
      },
    })
    return { signature: fields, postEndpoint: url }
  }

  async head(key: string): Promise<StoredFile | undefined> {
    const found = await this.headOf(key)
    if (found === undefined) return undefined
    return { size: found.ContentLength ?? 0, type: found.ContentType ?? '' }
  }

  async writtenAt(key: string): Promise<number | undefined> {
    return (await this.headOf(key))?.LastModified?.getTime()
  }

  async read(key: string, range?: Parameters<Files['read']>[1]): Promise<Readable> {
    const place = this.placeOf(key)
    const end = range?.to === undefined ? '' : range.to - 1
    const part = range === undefined ? {} : { Range: `bytes=${range.from}-${end}` }
    const found = await this.attempt(() =>
      this.client.send(new GetObjectCommand({ ...place, ...part })),
    )
    if (found === undefined || !(found.Body instanceof Readable)) throw new MissingFile()
    return found.Body
  }

  put(
    key: string,
    content: Readable,
    { type, atMost }: Parameters<Files['put']>[2],
  ): Promise<StoredFile> {
    return this.putOf(key, content, type, { least: 0, most: atMost })
  }

  async move(from: string, to: string): Promise<void> {
    const source = `${this.options.bucket}/${checkKey(from)}`
    const place = this.placeOf(to)
    try {
      const copy = new CopyObjectCommand({ ...place, ...this.encrypted, CopySource: source })
      const copied = await this.attempt(() => this.client.send(copy))
      if (copied === undefined) throw new MissingFile()
    } catch (thrown) {
      if (!isNotImplemented(thrown)) throw thrown
      await this.copyThrough(from, to)
    }
    await this.remove(from)
  }

  async list(prefix: string): Promise<ReadonlyMap<string, number>> {
    const place = { Bucket: this.options.bucket, Prefix: checkPrefix(prefix) }
    const sizes = new Map<string, number>()
    await this.attempt(async () => {
      for await (const page of paginateListObjectsV2({ client: this.client }, place)) {
        for (const { Key = '', Size = 0 } of page.Contents ?? []) sizes.set(Key, Size)
      }
    })
    return sizes
  }

  /** Joins in this process: parts of S3's multipart uploads have at least 5 MiB, chunks less. */
  async join(
    from: readonly string[],
    to: string,
    { type, size }: Parameters<Files['join']>[2],
  ): Promise<void> {
    const content = Readable.from(inOrder(from, (key) => this.read(key)))
    await this.putOf(to, content, type, { least: size, most: size })
    await Promise.all(from.map((key) => this.remove(key)))
  }

  async remove(key: string): Promise<void> {
    const place = this.placeOf(key)
    await this.attempt(() => this.client.send(new DeleteObjectCommand(place)))
  }

  async close(): Promise<void> {
    this.stopClearing()
    this.client.destroy()
  }

  private headOf(key: string) {
    const place = this.placeOf(key)
    return this.attempt(() => this.client.send(new HeadObjectCommand(place)))
  }

  /** Copies through this process: some stores refuse to copy encrypted files. */
  private async copyThrough(from: string, to: string): Promise<void> {
    const stored = await this.head(from)
    if (stored === undefined) throw new MissingFile()
    await this.put(to, await this.read(from), { type: stored.type, atMost: stored.size })
  }

  /** Buffers the content on the local disk, not in memory, because S3 requires its length first. */
  private async putOf(
    key: string,
    content: Readable,
    type: string,
    { least, most }: { readonly least: number; readonly most: number },
  ): Promise<StoredFile> {
    const place = this.placeOf(key)
    const path = partPath(tmpdir(), temporaryPrefix)
    const short = shorten(content, most)
    try {
      const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
      await withDisk(() => pipeline(short.content, target))
      if (short.isOver()) throw new FileTooLarge()
      const size = target.bytesWritten
      if (size < least) throw new MissingFile()
      const stored = await this.attempt(() =>
        this.client.send(
          new PutObjectCommand({
            ...place,
            ...this.encrypted,
            Body: createReadStream(path),
            ContentLength: size,
            ContentType: type,
          }),
        ),
      )
      if (stored === undefined) throw new AppError(503, 'unavailable')
      return { type, size }
    } finally {
      await rm(path, { force: true })
    }
  }

  private placeOf(key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.options.bucket, Key: checkKey(key) }
  }

  /** Returns `undefined` if missing. @throws AppError 503 if S3 is unavailable, 500 if it refuses settings */
  private async attempt<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await ask()
    } catch (thrown) {
      if (isMissing(thrown)) return undefined
      if (isRefusal(thrown)) throw refusal(thrown)
      throw new AppError(503, 'unavailable', {}, { cause: thrown })
    }
  }
}

export const openS3Files = async (options: S3Options): Promise<Files> => {
  const stopClearing = await clearAbandonedParts(tmpdir(), temporaryPrefix)
  return new S3Files(options, stopClearing)
}
