import { type EnvironmentReader, isThisMachine } from './environmentReader.js'

export interface S3Choice {
  readonly kind: 's3'
  readonly bucket: string
  readonly region: string
  readonly endpoint?: string
  /** The machine's own role when absent. */
  readonly keys?: { readonly id: string; readonly secret: string }
  readonly encryption: 'AES256' | 'aws:kms' | 'none'
}

/** Where the files of applications are kept. */
export type FilesChoice = (S3Choice | { readonly kind: 'disk'; readonly folder: string }) & {
  /** Signs uploads and links; one is made and kept beside the files when absent. */
  readonly secret: string | undefined
  readonly secretFile: string
  /** Scheme and host that browsers post their files to; nothing when it is this very site. */
  readonly postOrigin: string | undefined
}

const shortestSecret = 32

const readBucket = (text: string): string | undefined =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined

const readEndpoint = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, origin, pathname, search } = new URL(text)
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))
  return isPrivate && pathname === '/' && search === '' ? origin : undefined
}

const readKeys = (reader: EnvironmentReader): S3Choice['keys'] => {
  const id = reader.text('AWS_ACCESS_KEY_ID')
  const secret = reader.text('AWS_SECRET_ACCESS_KEY')
  if ((id === undefined) !== (secret === undefined) && reader.text('S3_BUCKET') !== undefined) {
    reader.errors.push(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: set both, or neither to use the role of the machine.',
    )
  }
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

/** Settings of S3 that mean nothing without a bucket; AWS's own names may serve other programs. */
const needBucket = ['S3_ENDPOINT', 'S3_ENCRYPTION'] as const

const readS3 = (reader: EnvironmentReader): S3Choice | undefined => {
  const bucket = reader.parsed<string | undefined>(
    'S3_BUCKET',
    undefined,
    'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
    readBucket,
  )
  const endpoint = reader.parsed<string | undefined>(
    'S3_ENDPOINT',
    undefined,
    'must be an https address without a path, or an http one of this machine',
    readEndpoint,
  )
  const encryption = reader.oneOf('S3_ENCRYPTION', 'AES256', ['AES256', 'aws:kms', 'none'])
  const keys = readKeys(reader)
  const region = reader.text('AWS_REGION')
  if (reader.text('S3_BUCKET') === undefined) {
    for (const name of needBucket) {
      if (reader.text(name) !== undefined)
        reader.errors.push(`${name} is set but S3_BUCKET is not: set both, or unset ${name}.`)
    }
    return undefined
  }
  if (region === undefined) {
    reader.errors.push('S3_BUCKET is set but AWS_REGION is not: set both or neither.')
  }
  if (reader.text('UPLOAD_SECRET') === undefined) {
    reader.errors.push(
      'S3_BUCKET is set but UPLOAD_SECRET is not: every process must sign uploads with the same secret.',
    )
  }
  if (bucket === undefined || region === undefined) return undefined
  return {
    kind: 's3',
    bucket,
    region,
    encryption,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(keys === undefined ? {} : { keys }),
  }
}

/**
 * @param folder of the embedded files
 * @param secretFile where the secret is kept when none is given
 */
export const readFilesChoice = (
  reader: EnvironmentReader,
  folder: string,
  secretFile: string,
): FilesChoice => {
  const s3 = readS3(reader)
  const secret = reader.parsed<string | undefined>(
    'UPLOAD_SECRET',
    undefined,
    `must have at least ${shortestSecret} characters`,
    (text) => (text.length >= shortestSecret ? text : undefined),
  )
  const own = { secret, secretFile }
  return s3 === undefined
    ? { kind: 'disk', folder, ...own, postOrigin: undefined }
    : { ...s3, ...own, postOrigin: originOf(s3) }
}

const originOf = ({ bucket, region, endpoint }: S3Choice): string => {
  if (endpoint !== undefined) return endpoint
  // As the cloud library does: a dot in the name would not fit the certificate of the host.
  const host = `s3.${region}.amazonaws.com`
  return bucket.includes('.') ? `https://${host}` : `https://${bucket}.${host}`
}
