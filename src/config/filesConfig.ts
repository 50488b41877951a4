import type { EnvironmentReader } from './environmentReader.js'
import { mebibyte } from './limits.js'
import { isConfidential, matching, readSecret, secretRule } from './variableRules.js'

export type FileStoreConfig =
  | { readonly kind: 'disk'; readonly folder: string }
  | ({ readonly kind: 's3' } & S3Options)

export interface S3Options {
  readonly bucket: string
  readonly region: string
  readonly endpoint?: string
  readonly keys?: { readonly id: string; readonly secret: string }
  /** Server-side encryption of stored objects; `none` for services without it. */
  readonly encryption: 'AES256' | 'aws:kms' | 'none'
  readonly lifetimeSeconds?: number
}

export type FilesConfig = FileStoreConfig & {
  /** HMAC key of uploads and download links; generated beside the files when not set. */
  readonly secret: string | undefined
  readonly previousSecret: string | undefined
  readonly secretFile: string
  /** Free disk space in bytes that uploads must leave, so that requests can still be stored. */
  readonly reserveBytes: number
  /** Origin that browsers upload to; `undefined` if it is this site. */
  readonly postOrigin: string | undefined
}

const readEndpoint = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  const isBare = address.pathname === '/' && address.search === ''
  return isConfidential(address) && isBare ? address.origin : undefined
}

const readKeys = (reader: EnvironmentReader): S3Options['keys'] => {
  const id = reader.text('AWS_ACCESS_KEY_ID')
  const secret = reader.text('AWS_SECRET_ACCESS_KEY')
  if ((id === undefined) !== (secret === undefined) && reader.isSet('S3_BUCKET')) {
    reader.errors.push(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: set both, or neither to use the role of the machine.',
    )
  }
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

const needBucket = ['S3_ENDPOINT', 'S3_ENCRYPTION'] as const

const addContradictions = (reader: EnvironmentReader): void => {
  if (!reader.isSet('S3_BUCKET')) {
    for (const name of needBucket) {
      if (reader.isSet(name))
        reader.errors.push(`${name} is set but S3_BUCKET is not: set both, or unset ${name}.`)
    }
    return
  }
  if (!reader.isSet('AWS_REGION')) {
    reader.errors.push('S3_BUCKET is set but AWS_REGION is not: set both or neither.')
  }
  if (!reader.isSet('UPLOAD_SECRET')) {
    reader.errors.push(
      'S3_BUCKET is set but UPLOAD_SECRET is not: every process must sign uploads with the same secret.',
    )
  }
}

const readS3 = (reader: EnvironmentReader): S3Options | undefined => {
  const bucket = reader.optional(
    'S3_BUCKET',
    'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  )
  const endpoint = reader.optional(
    'S3_ENDPOINT',
    'must be an https address without a path, or an http one of this machine',
    readEndpoint,
  )
  const encryption = reader.oneOf('S3_ENCRYPTION', 'AES256', ['AES256', 'aws:kms', 'none'])
  const keys = readKeys(reader)
  const region = reader.isSet('S3_BUCKET')
    ? reader.optional(
        'AWS_REGION',
        'must be the code of a region, such as ca-central-1',
        // Interpolated into the upload origin, so only host name characters are allowed.
        matching(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i),
      )
    : undefined
  addContradictions(reader)
  if (bucket === undefined || region === undefined) return undefined
  return {
    bucket,
    region,
    encryption,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(keys === undefined ? {} : { keys }),
  }
}

const readSecrets = (reader: EnvironmentReader): Pick<FilesConfig, 'secret' | 'previousSecret'> => {
  const secret = reader.optional('UPLOAD_SECRET', secretRule, readSecret)
  const previousSecret = reader.optional('UPLOAD_SECRET_PREVIOUS', secretRule, readSecret)
  if (reader.isSet('UPLOAD_SECRET_PREVIOUS') && !reader.isSet('UPLOAD_SECRET')) {
    reader.errors.push(
      'UPLOAD_SECRET_PREVIOUS is set but UPLOAD_SECRET is not: set both, or neither.',
    )
  }
  if (previousSecret !== undefined && previousSecret === secret) {
    reader.errors.push(
      'UPLOAD_SECRET_PREVIOUS is the same as UPLOAD_SECRET: set it to the old secret, or unset it.',
    )
  }
  return { secret, previousSecret }
}

export const readFilesConfig = (
  reader: EnvironmentReader,
  folder: string,
  secretFile: string,
): FilesConfig => {
  const s3 = readS3(reader)
  const { secret, previousSecret } = readSecrets(reader)
  const reserveBytes = reader.whole('DISK_RESERVE_MB', 256, 0, 1_000_000_000) * mebibyte
  const own = { secret, previousSecret, secretFile, reserveBytes }
  return s3 === undefined
    ? { kind: 'disk', folder, ...own, postOrigin: undefined }
    : { kind: 's3', ...s3, ...own, postOrigin: originOf(s3) }
}

const originOf = ({ bucket, region, endpoint }: S3Options): string => {
  if (endpoint !== undefined) return endpoint
  // Path-style URL: a bucket name with a dot does not match the wildcard certificate.
  const host = `s3.${region}.amazonaws.com`
  return bucket.includes('.') ? `https://${host}` : `https://${bucket}.${host}`
}
