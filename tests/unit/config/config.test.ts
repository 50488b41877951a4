import { generateKeyPairSync } from 'node:crypto'
import { ConfigError } from '../../../src/config/configError.js'
import { readConfig } from '../../../src/config/readConfig.js'

const errorsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env, '/srv/site')
    return []
  } catch (thrown) {
    if (thrown instanceof ConfigError) return thrown.errors
    throw thrown
  }
}

test('configuration › has defaults for every variable in development', () => {
  const config = readConfig({}, '/srv/site')
  expect(config).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    dataDir: '/srv/site/var',
    records: { kind: 'sqlite', file: '/srv/site/var/records.sqlite' },
    email: { kind: 'eml', folder: '/srv/site/var/mail' },
    rootRedirect: undefined,
  })
})

test('configuration › disables the service worker with live reload', () => {
  const env = { LIVE_RELOAD: '/srv/site/error.txt', SERVICE_WORKER: 'on' }
  expect(readConfig(env, '/srv/site').serviceWorker).toBe(false)
  const released = { ...env, NODE_ENV: 'production', DATA_DIR: '/mnt/kept' }
  expect(readConfig(released, '/srv/site')).toMatchObject({ serviceWorker: true })
  expect(readConfig(released, '/srv/site')).not.toHaveProperty('liveReload')
})

test('configuration › caches pages unless PAGE_CACHE is off or live reload is on', () => {
  const cachesPages = (env: Record<string, string>): boolean =>
    readConfig(env, '/srv/site').cachesPages
  expect(cachesPages({})).toBe(true)
  expect(cachesPages({ PAGE_CACHE: 'off' })).toBe(false)
  expect(cachesPages({ PAGE_CACHE: 'on', LIVE_RELOAD: '/srv/site/error.txt' })).toBe(false)
})

const { privateKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const serviceAccount = (project: string, key = privateKey): string =>
  JSON.stringify({ project_id: project, client_email: 'site@clinic.example', private_key: key })
const sharedRecords = {
  FIREBASE_PROJECT_ID: 'clinic',
  STAFF_SECRET: 'a secret of at least thirty-two characters',
}
const firestore = (account: string) => ({
  ...sharedRecords,
  FIREBASE_SERVICE_ACCOUNT: account,
})
const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@clinic.example' }
const eventsSecret = 'a secret of at least thirty-two characters'
const topic = 'arn:aws:sns:ca-central-1:123456789012:bounces'
const keys = { RECAPTCHA_SITE_KEY: 'site-key-1234', RECAPTCHA_SECRET_KEY: 'secret-key-1234' }

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PUBLIC_URL: 'www.example.ca' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://www.example.ca/path' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
  [{ ROOT_REDIRECT: '//evil.example' }, 'ROOT_REDIRECT'],
  [{ ROOT_REDIRECT: 'https://evil.example' }, 'ROOT_REDIRECT'],
  [{ ROOT_REDIRECT: '/' }, 'ROOT_REDIRECT'],
  // A redirect loop, which browsers end after twenty redirects.
  [{ ROOT_REDIRECT: '/#contact' }, 'ROOT_REDIRECT'],
  [{ ROOT_REDIRECT: '/?from=sign' }, 'ROOT_REDIRECT'],
  [{ ROOT_REDIRECT: '/%2e/' }, 'ROOT_REDIRECT'],
  [{ ROOT_REDIRECT: 'nonsense', ROOT_REDIRECT_STATUS: '302' }, 'ROOT_REDIRECT'],
  [{ ROOT_REDIRECT: '/en', ROOT_REDIRECT_STATUS: '200' }, 'ROOT_REDIRECT_STATUS'],
  [{ ROOT_REDIRECT_STATUS: '302' }, 'ROOT_REDIRECT_STATUS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  // `docker run --env-file` and some control panels pass the quotes on; mail servers refuse such addresses.
  [{ MAIL_DESK: '"accueil@clinic.example"' }, 'MAIL_DESK'],
  [{ MAIL_HR: "'rh@clinic.example'" }, 'MAIL_HR'],
  [{ MAIL_OPS: 'mailto:site@clinic.example' }, 'MAIL_OPS'],
  [{ MAIL_FROM: 'site@clinic..example' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'réception@clinic.example' }, 'MAIL_FROM'],
  [{ HOST: 'http://localhost' }, 'HOST'],
  [{ HOST: '"0.0.0.0"' }, 'HOST'],
  [{ HOST: '0.0.0.0:3000' }, 'HOST'],
  [{ PORT: '4000', METRICS_PORT: '4000' }, 'METRICS_PORT'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ METRICS_PORT: '9464', METRICS_HOST: 'http://10.0.0.5' }, 'METRICS_HOST'],
  // Taken literally, these paths would be in the folder of the code, which the next release deletes.
  [{ DATA_DIR: '"/mnt/kept"' }, 'DATA_DIR'],
  [{ DATA_DIR: '~/kept' }, 'DATA_DIR'],
  [{ DATA_DIR: '$HOME/kept' }, 'DATA_DIR'],
  [{ CLINIC_FILE: "'clinic.json'" }, 'CLINIC_FILE'],
  [{ RETENTION_REQUEST_DAYS: '0' }, 'RETENTION_REQUEST_DAYS'],
  // Applications with consent for other offers would expire before those without it.
  [{ RETENTION_OTHER_OFFERS_DAYS: '30' }, 'RETENTION_OTHER_OFFERS_DAYS'],
  [{ RETENTION_APPLICATION_DAYS: '400' }, 'RETENTION_OTHER_OFFERS_DAYS'],
  [{ NODE_ENV: 'production' }, 'DATA_DIR'],
  [{ NODE_ENV: 'production', ...sharedRecords }, 'DATA_DIR'],
  [{ ...smtp, NODE_ENV: 'production' }, 'DATA_DIR'],
  [{ FIREBASE_PROJECT_ID: 'Not a project' }, 'FIREBASE_PROJECT_ID'],
  [{ FIREBASE_SERVICE_ACCOUNT: serviceAccount('clinic') }, 'FIREBASE_SERVICE_ACCOUNT'],
  [firestore('{"type": "service_account"}'), 'FIREBASE_SERVICE_ACCOUNT'],
  [firestore('/srv/key.json'), 'FIREBASE_SERVICE_ACCOUNT'],
  [firestore(serviceAccount('clinic', 'no key')), 'FIREBASE_SERVICE_ACCOUNT'],
  [firestore(serviceAccount('another')), 'FIREBASE_SERVICE_ACCOUNT'],
  [{ FIRESTORE_EMULATOR_HOST: 'localhost:8080' }, 'FIRESTORE_EMULATOR_HOST'],
  [{ ...sharedRecords, FIRESTORE_EMULATOR_HOST: 'localhost' }, 'FIRESTORE_EMULATOR_HOST'],
  [{ ...sharedRecords, FIRESTORE_EMULATOR_HOST: 'localhost:80800' }, 'FIRESTORE_EMULATOR_HOST'],
  [
    { ...firestore(serviceAccount('clinic')), FIRESTORE_EMULATOR_HOST: 'localhost:8080' },
    'FIRESTORE_EMULATOR_HOST',
  ],
  [{ RECORDS_CACHE_BYTES: '1048575' }, 'RECORDS_CACHE_BYTES'],
  [{ RECORDS_CACHE_BYTES: '2000000.5' }, 'RECORDS_CACHE_BYTES'],
  [{ ...sharedRecords, RECORDS_CACHE_BYTES: '2000000' }, 'RECORDS_CACHE_BYTES'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL'],
  [{ ...smtp, SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
  [{ ...smtp, SMTP_URL: 'smtp://user@mail.example' }, 'SMTP_URL'],
  [{ ...smtp, SMTP_URL: 'smtp://user:50%@mail.example' }, 'SMTP_URL'],
  [{ ...smtp, SMTP_URL: 'smtp://mail.example?pool=true' }, 'SMTP_URL'],
  [{ SMTP_TLS: 'optional' }, 'SMTP_TLS'],
  [{ ...smtp, SMTP_URL: 'smtps://mail.example', SMTP_TLS: 'optional' }, 'SMTP_TLS'],
  [{ ...smtp, EMAIL_EVENTS: 'mailgun', EMAIL_EVENTS_SECRET: eventsSecret }, 'EMAIL_EVENTS'],
  [{ EMAIL_EVENTS: 'postmark', EMAIL_EVENTS_SECRET: eventsSecret }, 'EMAIL_EVENTS'],
  [{ ...smtp, EMAIL_EVENTS: 'postmark' }, 'EMAIL_EVENTS'],
  [{ ...smtp, EMAIL_EVENTS: 'postmark', EMAIL_EVENTS_SECRET: 'short' }, 'EMAIL_EVENTS_SECRET'],
  [{ ...smtp, EMAIL_EVENTS: 'standard', EMAIL_EVENTS_SECRET: eventsSecret }, 'EMAIL_EVENTS_SECRET'],
  [{ ...smtp, EMAIL_EVENTS: 'ses' }, 'EMAIL_EVENTS'],
  [{ ...smtp, EMAIL_EVENTS: 'ses', EMAIL_EVENTS_TOPIC: 'bounces' }, 'EMAIL_EVENTS_TOPIC'],
  [{ ...smtp, EMAIL_EVENTS_TOPIC: topic }, 'EMAIL_EVENTS_TOPIC'],
  [
    { ...smtp, EMAIL_EVENTS: 'ses', EMAIL_EVENTS_TOPIC: topic, EMAIL_EVENTS_SECRET: eventsSecret },
    'EMAIL_EVENTS_SECRET',
  ],
  [{ REDIS_URL: 'http://redis.example' }, 'REDIS_URL'],
  [{ REDIS_URL: 'redis://:50%@redis.example' }, 'REDIS_URL'],
  [{ REDIS_URL: 'redis://redis.example/counts' }, 'REDIS_URL'],
  [{ REDIS_URL: 'redis://redis.example', REDIS_TLS_VERIFY: 'off' }, 'REDIS_TLS_VERIFY'],
  [{ REDIS_URL: 'nonsense', REDIS_TLS_VERIFY: 'off' }, 'REDIS_URL'],
  [{ RATE_LIMIT_POSTS: '0' }, 'RATE_LIMIT_POSTS'],
  [{ TRUSTED_PROXIES: '11' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8,' }, 'TRUSTED_PROXIES'],
  // Every client would be trusted as a proxy and could forge addresses to evade rate limits.
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8,::/0' }, 'TRUSTED_PROXIES'],
  // The records would be served at /records.sqlite, or deleted by the next build.
  [{ DATA_DIR: 'public/data' }, 'DATA_DIR'],
  [{ DATA_DIR: '/srv/site/dist' }, 'DATA_DIR'],
  [{ DATA_DIR: 'dist/assets' }, 'DATA_DIR'],
  [{ RECAPTCHA_SITE_KEY: 'site-key-1234' }, 'RECAPTCHA_SECRET_KEY'],
  [{ RECAPTCHA_SECRET_KEY: 'secret-key-1234' }, 'RECAPTCHA_SITE_KEY'],
  // The secret key would be published in every page.
  [{ ...keys, RECAPTCHA_SITE_KEY: keys.RECAPTCHA_SECRET_KEY }, 'RECAPTCHA_SITE_KEY'],
  [{ RECAPTCHA_VERIFY_URL: 'https://provider.example' }, 'RECAPTCHA_VERIFY_URL'],
  [{ ...keys, RECAPTCHA_SCRIPT_URL: 'http://provider.example' }, 'RECAPTCHA_SCRIPT_URL'],
  [{ ...keys, NODE_ENV: 'production', DATA_DIR: '/mnt/kept' }, 'PUBLIC_URL'],
])('configuration › %j is reported as an error of %s', (env, variable) => {
  const errors = errorsOf(env)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(new RegExp(`^${variable} .+\\.$`))
})

test.each(['0.0.0.0', '::', 'fe80::1%eth0', 'localhost', 'site_1.internal'])(
  'HOST › accepts %s',
  (host) => {
    expect(readConfig({ HOST: host }, '/srv/site').host).toBe(host)
  },
)

test.each([
  ['a.o’neill@clinic.example', "a.o'neill@clinic.example"],
  ["o'neill@clinic.example", "o'neill@clinic.example"],
  ['rh+site@mail.clinic.example', 'rh+site@mail.clinic.example'],
])('MAIL_DESK › accepts %s', (desk, address) => {
  expect(readConfig({ MAIL_DESK: desk }, '/srv/site').email.desk).toBe(address)
})

test.each(['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'])(
  'configuration › with %s alone reports that no key is provided',
  (name) => {
    expect(errorsOf({ [name]: 'a-key-of-the-tests' }).join()).toContain('no key provided')
  },
)

test('configuration › reports all errors together, without values', () => {
  const errors = errorsOf({ PORT: 'hunter2', LOG_LEVEL: 'hunter2', NODE_ENV: 'production' })
  expect(errors).toHaveLength(3)
  expect(errors.join()).not.toContain('hunter2')
})

test('configuration › accepts a persistent disk in production', () => {
  expect(readConfig({ NODE_ENV: 'production', DATA_DIR: '/mnt/kept' }, '/srv/site').dataDir).toBe(
    '/mnt/kept',
  )
})

test('configuration › needs no DATA_DIR with Firestore, S3 and SMTP', () => {
  const config = readConfig(
    {
      ...smtp,
      ...firestore(serviceAccount('clinic')),
      ...keys,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://clinic.example',
      SMTP_URL: 'smtps://us%40er:p%3Aw@mail.example',
      REDIS_URL: 'rediss://:pw@redis.example:6380',
      REDIS_TLS_VERIFY: 'off',
      S3_BUCKET: 'clinic-files',
      AWS_REGION: 'ca-central-1',
      UPLOAD_SECRET: 'a secret of at least thirty-two characters',
    },
    '/srv/site',
  )
  expect(config).toMatchObject({
    records: {
      kind: 'firestore',
      projectId: 'clinic',
      serviceAccount: { projectId: 'clinic', clientEmail: 'site@clinic.example', privateKey },
    },
    email: {
      kind: 'smtp',
      server: {
        host: 'mail.example',
        port: 465,
        secure: true,
        auth: { user: 'us@er', pass: 'p:w' },
      },
      from: 'site@clinic.example',
    },
    rateLimits: { kind: 'redis', verifyTls: false, posts: 10 },
    verification: { siteKey: 'site-key-1234' },
  })
})

test.each([
  ['smtp://mail.example', undefined, true],
  ['smtp://localhost:1025', undefined, false],
  ['smtp://127.0.0.1:1025', undefined, false],
  ['smtp://mail.example', 'optional', false],
  ['smtp://localhost:1025', 'required', true],
])('SMTP › %s with SMTP_TLS %s requires encryption: %s', (url, tls, requireTls) => {
  const env = { ...smtp, SMTP_URL: url, ...(tls === undefined ? {} : { SMTP_TLS: tls }) }
  expect(readConfig(env, '/srv/site').email).toMatchObject({
    requireTls,
    server: { secure: false },
  })
})

test('SMTP_URL › accepts an IPv6 address', () => {
  const { email } = readConfig({ ...smtp, SMTP_URL: 'smtp://[fd00::25]:2525' }, '/srv/site')
  // Node would resolve an address in brackets as a name.
  expect(email).toMatchObject({ server: { host: 'fd00::25', port: 2525 }, requireTls: true })
})

test('IMAGE_CACHE_MB › is divided into whole bytes among three processes', () => {
  for (const workers of ['1', '2', '3', '6', '7', '64']) {
    const { imageCache } = readConfig({ WEB_CONCURRENCY: workers }, '/srv/site')
    expect([workers, Number.isInteger(imageCache.bytes)]).toEqual([workers, true])
  }
})

test('configuration › omits secrets from error messages', () => {
  const secret = 'hunter2-hunter2'
  const env = {
    FIREBASE_SERVICE_ACCOUNT: secret,
    SMTP_URL: `http://user:${secret}@mail.example`,
    REDIS_URL: `http://:${secret}@redis.example`,
    RECAPTCHA_SECRET_KEY: `${secret} `.repeat(20),
  }
  const errors = errorsOf(env)
  expect(errors.length).toBeGreaterThanOrEqual(4)
  expect(errors.join()).not.toContain(secret)
})

describe('staff configuration', () => {
  const apiKey = { FIREBASE_API_KEY: 'AIza-a-key-of-these-tests' }

  test('accepts a Firebase API key with its project', () => {
    const { staff } = readConfig({ ...firestore(serviceAccount('clinic')), ...apiKey }, '/srv/site')
    expect(staff.firebase).toMatchObject({ projectId: 'clinic', apiKey: apiKey.FIREBASE_API_KEY })
  })

  test('rejects a Firebase API key without a project', () => {
    expect(errorsOf(apiKey).join()).toContain('FIREBASE_PROJECT_ID')
  })

  test('rejects the Auth emulator in production, because it accepts unsigned tokens', () => {
    const emulator = { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099', DATA_DIR: '/mnt/kept' }
    expect(errorsOf(emulator)).toEqual([])
    const errors = errorsOf({ ...emulator, NODE_ENV: 'production' })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain('FIREBASE_AUTH_EMULATOR_HOST')
  })

  test('rejects a short STAFF_SECRET', () => {
    expect(errorsOf({ STAFF_SECRET: 'short' }).join()).toContain('at least 32 characters')
  })

  test('requires STAFF_SECRET when processes share records in Firestore', () => {
    expect(errorsOf({ FIREBASE_PROJECT_ID: 'clinic' })).toEqual([
      expect.stringMatching(
        /^STAFF_SECRET is not set but FIREBASE_PROJECT_ID is: set it to .+openssl/,
      ),
    ])
  })
})

test.each([
  ['a missing letter', 'PUBLIC_UR', 'PUBLIC_URL'],
  ['two swapped letters', 'PUBLIC_ULR', 'PUBLIC_URL'],
  ['an extra letter', 'SMTPS_URL', 'SMTP_URL'],
  ['another letter', 'TRUSTED_PROXYES', 'TRUSTED_PROXIES'],
  ['a singular', 'TRUSTED_PROXY', 'TRUSTED_PROXIES'],
])('misspelt variable › with %s is reported with the name it resembles', (_error, name, meant) => {
  expect(readConfig({ [name]: 'x' }, '/srv/site').misspelt).toEqual([{ name, meant }])
})

test('misspelt variable › ignores variables of other programs', () => {
  const env = { PATH: '/bin', HOSTS: 'x', PORTS: '1', SMTP_SERVER: 'x', npm_config_cache: 'x' }
  expect(readConfig(env, '/srv/site').misspelt).toEqual([])
})
