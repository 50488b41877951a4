import { ConfigError } from '../../../src/config/configError.js'
import { readConfig } from '../../../src/config/readConfig.js'

const read = (env: Record<string, string>) => readConfig(env, '/srv/site')

const errorsOf = (env: Record<string, string>): readonly string[] => {
  try {
    read(env)
    return []
  } catch (thrown) {
    if (thrown instanceof ConfigError) return thrown.errors
    throw thrown
  }
}

const s3 = {
  S3_BUCKET: 'candidatures',
  AWS_REGION: 'ca-central-1',
  AWS_ACCESS_KEY_ID: 'AKIAOFTHETESTS',
  AWS_SECRET_ACCESS_KEY: 'a-secret-of-the-tests',
  UPLOAD_SECRET: 'an upload secret of the tests, long enough',
}

test('files configuration › stores files of up to 10 MB in a folder by default', () => {
  expect(read({}).files).toEqual({
    kind: 'disk',
    folder: '/srv/site/var/files',
    secret: undefined,
    secretFile: '/srv/site/var/upload-secret',
    postOrigin: undefined,
    reserveBytes: 268_435_456,
  })
  expect(read({}).careers).toEqual({
    maxFileBytes: 10_485_760,
    dailyBytes: 1_048_576_000,
    signings: 60,
    scanner: undefined,
    hr: undefined,
  })
})

test('files configuration › uses the bucket of its variables', () => {
  expect(read(s3).files).toMatchObject({
    kind: 's3',
    bucket: 'candidatures',
    region: 'ca-central-1',
    keys: { id: 'AKIAOFTHETESTS' },
    encryption: 'AES256',
    postOrigin: 'https://candidatures.s3.ca-central-1.amazonaws.com',
  })
})

test.each([
  [{ S3_BUCKET: 'rh.candidatures' }, 'https://s3.ca-central-1.amazonaws.com'],
  [{ S3_ENDPOINT: 'https://objets.example.ca/' }, 'https://objets.example.ca'],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'http://127.0.0.1:9000'],
])('files configuration › reads the endpoint %j', (changes, origin) => {
  expect(read({ ...s3, ...changes }).files.postOrigin).toBe(origin)
})

test('files configuration › uses the role of the machine if no keys are set', () => {
  const { AWS_ACCESS_KEY_ID: _id, AWS_SECRET_ACCESS_KEY: _secret, ...role } = s3
  expect(read(role).files).not.toHaveProperty('keys')
})

const without = (name: keyof typeof s3) => {
  const { [name]: _left, ...others } = s3
  return others
}

test.each([
  [without('AWS_REGION'), 'AWS_REGION'],
  [without('UPLOAD_SECRET'), 'UPLOAD_SECRET'],
  [without('AWS_ACCESS_KEY_ID'), 'AWS_ACCESS_KEY_ID'],
  [without('AWS_SECRET_ACCESS_KEY'), 'AWS_SECRET_ACCESS_KEY'],
  [{ ...s3, S3_BUCKET: 'No Bucket' }, 'S3_BUCKET'],
  [{ ...s3, S3_ENDPOINT: 'http://objets.example.ca' }, 'S3_ENDPOINT'],
  [{ ...s3, S3_ENDPOINT: 'https://objets.example.ca/path' }, 'S3_ENDPOINT'],
  [{ ...s3, S3_ENCRYPTION: 'rot13' }, 'S3_ENCRYPTION'],
  [{ ...s3, UPLOAD_SECRET: 'short' }, 'UPLOAD_SECRET'],
  [{ ...s3, UPLOAD_SECRET_PREVIOUS: 'short' }, 'UPLOAD_SECRET_PREVIOUS'],
  [{ ...s3, UPLOAD_SECRET_PREVIOUS: s3.UPLOAD_SECRET }, 'UPLOAD_SECRET_PREVIOUS'],
  [{ S3_ENDPOINT: 'https://objets.example.ca' }, 'S3_BUCKET'],
  [{ S3_ENCRYPTION: 'none' }, 'S3_BUCKET'],
  [{ ...s3, AWS_REGION: 'Canada (Central)' }, 'AWS_REGION'],
  [{ ...s3, AWS_REGION: "x; script-src 'unsafe-inline'" }, 'AWS_REGION'],
  // A file of the maximum size could never be uploaded.
  [{ RATE_LIMIT_UPLOAD_MB: '9' }, 'RATE_LIMIT_UPLOAD_MB'],
  [{ CAREERS_MAX_FILE_MB: '50', RATE_LIMIT_UPLOAD_MB: '20' }, 'RATE_LIMIT_UPLOAD_MB'],
  [{ CAREERS_MAX_FILE_MB: '0' }, 'CAREERS_MAX_FILE_MB'],
  [{ CAREERS_MAX_FILE_MB: '257' }, 'CAREERS_MAX_FILE_MB'],
  [{ CLAMAV_URL: 'http://127.0.0.1:3310' }, 'CLAMAV_URL'],
  [{ CLAMAV_URL: 'tcp://scanner.example.com:3310' }, 'CLAMAV_URL'],
  [{ CLAMAV_URL: 'unix://' }, 'CLAMAV_URL'],
  [{ CLAMAV_URL: 'tcp://[2001:db8::1]:3310' }, 'CLAMAV_URL'],
  [{ MAIL_HR: 'nobody' }, 'MAIL_HR'],
])('files configuration › rejects %j with one sentence, without the secret', (env, name) => {
  const errors = errorsOf(env)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain(name)
  expect(errors[0]).toMatch(/\.$/)
  expect(errors[0]).not.toMatch(/AKIA|a-secret|short|rot13/)
})

test('files configuration › ignores AWS variables without a bucket', () => {
  expect(errorsOf({ AWS_REGION: 'ca-central-1', AWS_ACCESS_KEY_ID: 'AKIA' })).toEqual([])
})

test.each([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['tcp://[fd00::7]', { host: 'fd00::7', port: 3310 }],
  ['tcp://clamav', { host: 'clamav', port: 3310 }],
  ['tcp://10.0.0.5:4000', { host: '10.0.0.5', port: 4000 }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('CLAMAV_URL › accepts %s', (url, place) => {
  expect(read({ CLAMAV_URL: url }).careers.scanner).toEqual(place)
})

test('files configuration › accepts a bucket in place of DATA_DIR in production', () => {
  const errors = errorsOf({ NODE_ENV: 'production', ...s3 })
  expect(errors.join(' ')).not.toContain('files')
})
