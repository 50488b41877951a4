import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/freePort.js'
import { examNames } from '../../../src/addresses/pageTable.js'
import { doctorTable, unconfirmedTextsTable } from '../../../src/commands/doctor/doctorTable.js'
import { openStoredFiles } from '../../../src/commands/shared/openStoredFiles.js'
import { readConfig } from '../../../src/config/readConfig.js'
import { openEmailTransport } from '../../../src/services/adapters/email/openEmailTransport.js'
import { openRateLimits } from '../../../src/services/adapters/rateLimits/openRateLimits.js'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import { openVerification } from '../../../src/services/adapters/verification/openVerification.js'
import { noteBackup } from '../../../src/services/backup/lastBackup.js'
import { readClinic } from '../../../src/services/clinic/readClinic.js'
import { textKeys } from '../../../src/services/clinic/textsToConfirm.js'
import { checkDesk } from '../../../src/services/doctor/deskCheck.js'
import { runChecks } from '../../../src/services/doctor/check.js'
import { type Settings, settingsChecks } from '../../../src/services/doctor/settingsChecks.js'
import { type Components, siteChecks } from '../../../src/services/doctor/siteChecks.js'
import { unconfirmedTexts } from '../../../src/services/doctor/unconfirmedTexts.js'
import { emailCollection } from '../../../src/services/email/emailRecord.js'
import { day, hour, minute } from '../../../src/shared/time/durations.js'
import { jobs } from '../../support/site/shippedContent.js'
import { describeWithRedis, startRedis } from '../../support/servers/redisServer.js'
import { startSmtp } from '../../support/servers/smtpServer.js'
import { startVerifier } from '../../support/servers/verifier.js'
import { appForTests } from '../../support/site/appForTests.js'
import { runBuilt } from '../../support/site/builtSite.js'
import { recordedLog } from '../../support/site/recordedLog.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'
import { signedIn } from '../../support/staff/signedIn.js'
import { aClinic } from '../../unit/clinic/aClinic.js'

const now = Date.parse('2026-11-21T15:00:00.000Z')

let folder: ReturnType<typeof temporaryFolder>
let embedded: Components
beforeEach(() => {
  folder = temporaryFolder()
  const { log } = recordedLog()
  const file = join(folder.path, 'records.sqlite')
  embedded = {
    jobs: async () => jobs,
    records: () => openRecords({ kind: 'sqlite', file }),
    recordsAt: { place: file, exists: true },
    files: () =>
      openStoredFiles(readConfig({ DATA_DIR: folder.path, NODE_ENV: 'test' }, folder.path)),
    scanner: async () => undefined,
    mail: () => openEmailTransport({ kind: 'eml', folder: join(folder.path, 'mail') }, log),
    limits: () => openRateLimits({ kind: 'memory' }, log, 'secret'),
    limitsMayDiffer: false,
    verification: async () => undefined,
    emailsReachPeople: true,
    interfaces: async () => ['localhost'],
    disk: { folder: folder.path, reserveBytes: 0 },
    now: () => now,
  }
})
afterEach(() => folder.remove())

const examine = (changes: Partial<Components> = {}) =>
  runChecks(siteChecks({ ...embedded, ...changes }))
const statesOf = (findings: Awaited<ReturnType<typeof examine>>) =>
  Object.fromEntries(findings.map(({ name, state }) => [name, state]))

const sound = {
  interface: 'sound',
  records: 'sound',
  outbox: 'sound',
  files: 'sound',
  deletion: 'sound',
  releases: 'sound',
  'front desk': 'doubtful',
  'last backup': 'sound',
  disk: expect.stringMatching(/^(sound|doubtful)$/),
  scanner: 'off',
  mail: 'sound',
  limits: 'sound',
  verification: 'off',
}

test('doctor › passes every check on a new installation without a front desk account, and leaves no test data', async () => {
  expect(statesOf(await examine())).toEqual(sound)
  const records = await embedded.records()
  expect(await records.count('trials')).toBe(0)
  await records.close()
})

test('doctor › warns until an account reads requests', async () => {
  const app = await appForTests()
  expect(await checkDesk(app.services.records)).toMatchObject({
    seen: 'no account reads requests, and people get no link to theirs',
  })
  await signedIn(app, { roles: ['desk'] })
  expect(await checkDesk(app.services.records)).toBe('accounts that read requests: 1')
  await app.end()
})

test('doctor › warns when a production site writes emails to files, with advice', async () => {
  const findings = await examine({ emailsReachPeople: false })
  expect(statesOf(findings)).toEqual({ ...sound, mail: 'doubtful' })
  const table = doctorTable(findings).join('\n')
  expect(table).toMatch(
    /^! mail +emails are written to .+\n +→ They are not sent: set SMTP_URL\.$/m,
  )
})

test('doctor › reports records that cannot be opened, with advice', async () => {
  const records = () => openRecords({ kind: 'sqlite', file: '/dev/null/records.sqlite' })
  const findings = await examine({ records })
  expect(statesOf(findings)).toEqual({
    ...sound,
    records: 'invalid',
    outbox: 'invalid',
    deletion: 'invalid',
    releases: 'invalid',
    'front desk': 'invalid',
    'last backup': 'invalid',
  })
  expect(findings[0]?.advice).toContain('DATA_DIR')
})

test('doctor › reports a missing file store and an unresponsive scanner', async () => {
  const away = () => Promise.reject(new Error('away'))
  const findings = await examine({
    files: away,
    scanner: async () => ({ scan: async () => ({ state: 'notScanned' }) }),
  })
  expect(statesOf(findings)).toEqual({ ...sound, files: 'invalid', scanner: 'invalid' })
  const clean: Components['scanner'] = async () => ({ scan: async () => ({ state: 'clean' }) })
  expect(statesOf(await examine({ scanner: clean }))).toEqual({ ...sound, scanner: 'sound' })
})

test('doctor › reports an email that has been queued for too long', async () => {
  const records = await embedded.records()
  const createdAt = now - 16 * minute
  await records.createAll([
    { collection: emailCollection, id: 'one', createdAt, dueAt: now + minute, fields: {} },
  ])
  await records.close()
  const findings = await examine()
  expect(statesOf(findings)).toEqual({ ...sound, outbox: 'invalid', releases: 'invalid' })
  expect(findings[1]?.seen).toBe('oldest email queued for 16 min')
})

test('doctor › warns when the last backup is older than a day and a half', async () => {
  const records = await embedded.records()
  await noteBackup(records, now - 2 * day)
  await records.close()
  const row = (await examine()).find(({ name }) => name === 'last backup')
  expect(row).toMatchObject({ state: 'doubtful', seen: 'last at 2026-11-19T15:00:00.000Z' })
  expect(statesOf(await examine({ now: () => now - day }))).toEqual(sound)
})

test('doctor › counts abandoned and refused emails without a failure', async () => {
  const records = await embedded.records()
  const email = (id: string, status: string) =>
    ({ collection: emailCollection, id, createdAt: now, fields: { status } }) as const
  await records.createAll([email('a', 'failed'), email('b', 'refused'), email('c', 'sent')])
  await records.close()
  const outbox = (await examine())[1]
  expect(outbox).toMatchObject({
    state: 'sound',
    seen: 'no email is waiting; 1 failed after 3 days; 1 to invalid addresses',
  })
})

describe('doctor › deletion of expired data', () => {
  const lastDone = async (ago: number): Promise<void> => {
    const records = await embedded.records()
    const doneAt = new Date(now - ago).toISOString()
    await records.createAll([
      { collection: 'retention', id: 'daily', createdAt: now, dueAt: now, fields: { doneAt } },
      { collection: 'requests', id: 'old', createdAt: now - ago, expiresAt: now, fields: {} },
    ])
    await records.close()
  }
  const deletion = async () => (await examine()).find(({ name }) => name === 'deletion')

  test('reports the last run and the number of due records', async () => {
    await lastDone(hour)
    const seen = 'last at 2026-11-21T14:00:00.000Z; records due: 1'
    expect(await deletion()).toMatchObject({ state: 'sound', seen })
  })

  test('warns two days after the last run', async () => {
    await lastDone(2 * day)
    expect(await deletion()).toMatchObject({ state: 'doubtful' })
  })

  test('fails when the site refuses to delete because its clock may be wrong', async () => {
    await lastDone(8 * day)
    expect(await deletion()).toMatchObject({
      state: 'invalid',
      seen: 'deletion is paused: the last run was at 2026-11-13T15:00:00.000Z, more than a week ago',
      advice: expect.stringContaining('npm run purge -- --confirm'),
    })
  })
})

test('doctor › measures the disk of the parent folder before the first start', async () => {
  const disk = { folder: join(folder.path, 'not-yet'), reserveBytes: 0 }
  const found = (await examine({ disk })).find(({ name }) => name === 'disk')
  expect(found?.seen).toMatch(/GB free in .+not-yet$/)
})

test('doctor › reports a disk without space for files', async () => {
  const disk = { folder: folder.path, reserveBytes: 1e18 }
  const findings = await examine({ disk })
  expect(findings.find(({ name }) => name === 'disk')).toMatchObject({
    state: 'invalid',
    seen: expect.stringContaining('less than DISK_RESERVE_MB: files are refused'),
  })
})

test('doctor › passes a responding mail server and fails if it is down or rejects the user', async () => {
  const port = await findFreePort()
  const { log } = recordedLog()
  const mailWith = (auth: object) => () =>
    openEmailTransport(
      {
        kind: 'smtp',
        server: { host: '127.0.0.1', port, secure: false, ...auth },
        requireTls: false,
      },
      log,
    )
  expect(statesOf(await examine({ mail: mailWith({}) }))).toEqual({ ...sound, mail: 'invalid' })
  const smtp = await startSmtp(port, {
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('unknown user')),
  })
  expect(statesOf(await examine({ mail: mailWith({}) }))).toEqual(sound)
  const unknown = await examine({ mail: mailWith({ auth: { user: 'site', pass: 'hunter2' } }) })
  expect(statesOf(unknown)).toEqual({ ...sound, mail: 'invalid' })
  expect(JSON.stringify(unknown)).not.toContain('hunter2')
  expect(smtp.emails).toEqual([])
  await smtp.close()
})

test('doctor › passes the verification provider only if it accepts the secret key', async () => {
  const verifier = await startVerifier()
  const { log } = recordedLog()
  const verification = () =>
    openVerification(
      {
        siteKey: 'site-key-1234',
        secretKey: 'secret-key-1234',
        scriptUrl: verifier.url,
        verifyUrl: verifier.url,
        host: 'clinic.example',
      },
      log,
    )
  verifier.willAnswer({ success: false, 'error-codes': ['invalid-input-response'] })
  expect(statesOf(await examine({ verification }))).toEqual({ ...sound, verification: 'sound' })
  verifier.willAnswer({ success: false, 'error-codes': ['invalid-input-secret'] })
  const refused = await examine({ verification })
  expect(statesOf(refused)).toEqual({ ...sound, verification: 'invalid' })
  expect(JSON.stringify(refused)).not.toContain('secret-key-1234')
  await verifier.close()
})

test('doctor › warns about rate limits when machines share records but not counters', async () => {
  const findings = await examine({ limitsMayDiffer: true })
  expect(findings.find(({ name }) => name === 'limits')).toMatchObject({
    state: 'doubtful',
    advice: expect.stringContaining('REDIS_URL'),
  })
})

describeWithRedis('doctor › Redis', () => {
  test('passes when it responds and fails when it is down', async () => {
    const redis = await startRedis(await findFreePort())
    const url = `redis://127.0.0.1:${redis.port}`
    const limits = () =>
      openRateLimits({ kind: 'redis', url, verifyTls: true }, recordedLog().log, 'secret')
    try {
      expect(statesOf(await examine({ limits }))).toEqual(sound)
    } finally {
      await redis.kill()
    }
    expect(statesOf(await examine({ limits }))).toEqual({ ...sound, limits: 'invalid' })
  })
})

test('doctor › aligns its table, with advice below each failed check', () => {
  expect(
    doctorTable([
      { name: 'records', state: 'sound', seen: 'fine' },
      { name: 'mail', state: 'invalid', seen: 'refused', advice: 'Look at SMTP_URL.' },
      { name: 'limits', state: 'off', seen: 'not in use' },
    ]),
  ).toEqual([
    '✓ records  fine',
    '✗ mail     refused',
    '           → Look at SMTP_URL.',
    '– limits   not in use',
  ])
})

describe('doctor › settings and content', () => {
  const settings = (changes: Partial<Settings> = {}): Settings => ({
    production: true,
    origin: 'http://localhost:3000',
    originIsGuessed: true,
    clinic: async () =>
      aClinic({ email: 'allo@clinique.quebec', hiringEmail: 'emplois@clinique.quebec' }),
    localesFolder: join(__dirname, '../../../locales'),
    hosting: { bucketRegion: undefined, recordsLocation: undefined },
    staffSecret: 'file',
    misspelt: [],
    emailEvents: undefined,
    backupsAreEncrypted: true,
    mailboxes: { from: 'site@clinique.quebec', desk: 'accueil@clinique.quebec', hr: undefined },
    offered: async () => ({ hasPage }),
    now: () => now,
    ...changes,
  })
  const look = async (name: string, changes: Partial<Settings> = {}) => {
    const findings = await runChecks(settingsChecks(settings(changes)))
    return findings.find((finding) => finding.name === name)
  }

  test('fails for a clinic file with errors and warns about expired prices', async () => {
    expect(await look('clinic')).toMatchObject({ state: 'sound' })
    const file = join(folder.path, 'clinic.json')
    writeFileSync(file, JSON.stringify(aClinic({ mriTableKilograms: 0 })))
    expect(await look('clinic', { clinic: async () => readClinic(file) })).toMatchObject({
      state: 'invalid',
      seen: expect.stringContaining('clinic.json: line 1: mriTableKilograms: Enter a whole number'),
    })
    const past = { ...aClinic().coverage, pricesValidUntil: '2026-11-20' }
    expect(await look('clinic', { clinic: async () => aClinic({ coverage: past }) })).toMatchObject(
      {
        state: 'doubtful',
        seen: 'prices valid until 2026-11-20',
      },
    )
  })

  const hasPage = (): boolean => true

  const confirmedAll = () => ({
    reviews: Object.fromEntries(
      examNames.map((name) => [
        name,
        { by: { fr: 'radiologiste', en: 'radiologist' }, on: '2026-11-20' },
      ]),
    ),
    coverage: { ...aClinic().coverage, prpBilling: 'confirmed' } as const,
    confirmed: Object.fromEntries(textKeys.map((key) => [key, '2026-11-20'])),
  })

  test('counts unconfirmed texts until each has a date', async () => {
    expect(await look('words')).toMatchObject({
      state: 'doubtful',
      seen: expect.stringMatching(/^to confirm before the site goes live: \d+/),
    })
    expect(await look('words', { production: false })).toMatchObject({ state: 'sound' })
    expect(await look('words', { clinic: async () => aClinic(confirmedAll()) })).toMatchObject({
      state: 'sound',
      seen: 'all texts that need confirmation are confirmed',
    })
  })

  test('lists each unconfirmed text with key, page and reason, and prices a month before they expire', () => {
    const clinic = aClinic(confirmedAll())
    expect(unconfirmedTexts(clinic, hasPage, '2026-11-21')).toEqual([])
    const { prp: _, ...reviews } = clinic.reviews
    const coverage = {
      ...clinic.coverage,
      pricesValidUntil: '2026-12-15',
      prpBilling: 'toConfirm',
    } as const
    const { laws: __, ...confirmed } = clinic.confirmed
    const lines = unconfirmedTextsTable(
      unconfirmedTexts(aClinic({ reviews, coverage, confirmed }), hasPage, '2026-11-21'),
    )
    expect(lines.slice(1)).toEqual([
      'Before opening, confirm (key, page, why):',
      expect.stringMatching(/^ {2}reviews\.prp +prp +not reviewed by a professional$/),
      expect.stringMatching(/^ {2}coverage\.pricesValidUntil +tools +.*2026-12-15$/),
      expect.stringMatching(/^ {2}coverage\.prpBilling +prp +.*RAMQ/),
      expect.stringMatching(/^ {2}confirmed\.laws +privacy +.*R-22\.1/),
    ])
  })

  test('lists no text of an exam that is not offered', () => {
    const isLeft = (page: string): boolean => page !== 'prp' && page !== 'breastMri'
    const keys = unconfirmedTexts(aClinic(), isLeft, '2026-11-21').map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['reviews.mri', 'confirmed.mri']))
    expect(keys).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(reviews\.(prp|breastMri)|coverage\.prp|confirmed\.biopsy)/),
      ]),
    )
  })

  const iowa = async (): Promise<string> => 'us-central1'
  const denied = (): Promise<string> => Promise.reject(new Error('denied'))

  test.each([
    ['on this machine', {}, 'sound', /on this machine.*“in Québec”/],
    ['in Montréal', { bucketRegion: 'ca-central-1' }, 'sound', /^files in ca-central-1/],
    ['in Virginia', { bucketRegion: 'us-east-1' }, 'doubtful', /^files in us-east-1/],
    ['in Iowa', { recordsLocation: iowa }, 'doubtful', /^records in us-central1/],
    [
      'in an unknown region',
      { recordsLocation: denied },
      'doubtful',
      /^records in an unknown region/,
    ],
  ] as const)(
    'compares data stored %s with the privacy policy',
    async (_where, places, state, seen) => {
      const hosting = { bucketRegion: undefined, recordsLocation: undefined, ...places }
      expect(await look('hosting', { hosting })).toMatchObject({
        state,
        seen: expect.stringMatching(seen),
      })
    },
  )

  test('warns about an address that is guessed, unencrypted or unreachable', async () => {
    const given = { originIsGuessed: false }
    expect(await look('address')).toMatchObject({ state: 'doubtful' })
    expect(await look('address', { production: false })).toMatchObject({ state: 'sound' })
    const open = { ...given, origin: 'http://clinic.example' }
    expect(await look('address', open)).toMatchObject({
      state: 'doubtful',
      seen: 'http://clinic.example is not encrypted',
    })
    const silent = { ...given, origin: `http://localhost:${await findFreePort()}` }
    expect(await look('address', silent)).toMatchObject({
      state: 'doubtful',
      seen: expect.stringMatching(/is unreachable: ./),
    })
    const server = createServer((_req, res) => res.end('ok')).listen(0)
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const answering = { ...given, origin: `http://localhost:${port}` }
    expect(await look('address', answering)).toMatchObject({ state: 'sound' })
    server.close()
  })

  test('warns about misspelt variables with the correct name', async () => {
    expect(await look('variables')).toMatchObject({ state: 'sound' })
    const misspelt = [{ name: 'PUBLIC_ULR', meant: 'PUBLIC_URL' }]
    expect(await look('variables', { misspelt })).toEqual({
      name: 'variables',
      state: 'doubtful',
      seen: 'PUBLIC_ULR is ignored',
      advice: 'Correct the name: PUBLIC_ULR → PUBLIC_URL.',
    })
  })

  test('shows where the mail provider reports bounces', async () => {
    expect(await look('bounces')).toMatchObject({ state: 'off' })
    expect(await look('bounces', { emailEvents: 'ses' })).toMatchObject({
      state: 'sound',
      seen: 'reported as ses events to http://localhost:3000/email/events',
    })
  })

  test('warns about unencrypted backups in production only', async () => {
    const backupsAreEncrypted = false
    expect(await look('backup')).toMatchObject({ state: 'sound' })
    expect(await look('backup', { backupsAreEncrypted })).toMatchObject({ state: 'doubtful' })
    expect(await look('backup', { backupsAreEncrypted, production: false })).toMatchObject({
      state: 'sound',
    })
  })

  test('reports the recipients of emails and warns about impossible addresses', async () => {
    expect(await look('readers')).toEqual({
      name: 'readers',
      state: 'sound',
      seen: 'requests to accueil@clinique.quebec, applications to emplois@clinique.quebec, from site@clinique.quebec',
    })
    const mailboxes = { from: 'site@clinique.quebec', desk: 'x@clinic.example', hr: undefined }
    expect(await look('readers', { mailboxes })).toMatchObject({ state: 'doubtful' })
    const shared = { ...mailboxes, desk: 'x@clinique.quebec', hr: 'x@clinique.quebec' }
    expect(await look('readers', { mailboxes: shared })).toMatchObject({
      advice: expect.stringContaining('set MAIL_HR'),
    })
  })
})

describe('npm run doctor', () => {
  const run = (env: Readonly<Record<string, string>> = {}) =>
    runBuilt('dist/commands/doctor.js', { DATA_DIR: folder.path, ...env })

  test('exits with 0 when every check passes, and names the records', async () => {
    await (await embedded.records()).close()
    const { status, output, errors } = run()
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(output).toMatch(
      /^✓ records +a record was written, read, changed and removed in .+records\.sqlite$/m,
    )
    expect(output).toMatch(/^– verification +not in use$/m)
  })

  test('warns about missing records and creates none', () => {
    const { status, output } = run()
    expect(status).toBe(0)
    expect(output).toMatch(/^! records +none at .+records\.sqlite\n +→ .+ set DATA_DIR/m)
    expect(output).not.toMatch(/^✓ (outbox|deletion)/m)
    expect(existsSync(join(folder.path, 'records.sqlite'))).toBe(false)
  })

  test('exits with 1 when a check fails, and still runs the others', async () => {
    await (await embedded.records()).close()
    const SMTP_URL = `smtp://127.0.0.1:${await findFreePort()}`
    const { status, output } = run({ SMTP_URL, MAIL_FROM: 'site@clinic.example' })
    expect(status).toBe(1)
    expect(output).toMatch(/^✗ mail .*ECONNREFUSED/m)
    expect(output).toMatch(/→ Check SMTP_URL/)
    expect(output).toMatch(/^✓ records/m)
  })

  test('exits with 1 when the clinic file is invalid', () => {
    const CLINIC_FILE = join(folder.path, 'clinic.json')
    writeFileSync(CLINIC_FILE, '{')
    const { status, output } = run({ CLINIC_FILE })
    expect(status).toBe(1)
    expect(output).toMatch(/^✗ clinic +clinic\.json: line 1, column 2: the file ends too soon/m)
  })

  test('names the variable of a missing clinic file', () => {
    const { output } = run({ CLINIC_FILE: join(folder.path, 'none.json') })
    expect(output).toMatch(
      /^✗ clinic +none\.json: cannot be read \(ENOENT\): set CLINIC_FILE .+none\.json\.$/m,
    )
  })

  test('names the variable of a missing network interface', () => {
    // Documentation address (RFC 5737), which no machine has.
    const { status, output } = run({ HOST: '203.0.113.7' })
    expect(status).toBe(1)
    expect(output).toMatch(/^✗ interface +The site cannot listen on 203\.0\.113\.7 .+ Set HOST to/m)
  })

  test('exits with 78 when the variables are invalid', () => {
    const { status, errors } = run({ REDIS_URL: 'hunter2' })
    expect(status).toBe(78)
    expect(errors).toContain('REDIS_URL must be')
    expect(errors).not.toContain('hunter2')
  })
})

test('npm run purge › deletes expired data and reports the count', async () => {
  const records = await embedded.records()
  await records.createAll([
    { collection: 'requests', id: 'old', createdAt: 1, expiresAt: 2, fields: {} },
    { collection: 'requests', id: 'new', createdAt: 1, expiresAt: Date.now() + 1e9, fields: {} },
  ])
  await records.close()
  const { status, output } = runBuilt('dist/commands/purge.js', { DATA_DIR: folder.path })
  expect({ status, output }).toEqual({
    status: 0,
    output: expect.stringMatching(/^requests: 1 removed$/m),
  })
})

test('npm run purge › deletes no data after a clock jump unless the clock is confirmed', async () => {
  const expiresAt = Date.now() - 1
  const records = await embedded.records()
  await records.createAll([
    { collection: 'requests', id: 'old', createdAt: 1, expiresAt, fields: {} },
    {
      collection: 'retention',
      id: 'daily',
      createdAt: 1,
      dueAt: 1,
      fields: { doneAt: '2026-01-01T00:00:00.000Z', removed: {} },
    },
  ])
  await records.close()
  const purge = (...options: readonly string[]) =>
    runBuilt('dist/commands/purge.js', { DATA_DIR: folder.path }, ...options)
  expect(purge()).toMatchObject({
    status: 1,
    output: '',
    errors: expect.stringMatching(
      /^Nothing was deleted: the clock shows 20.+, but the last run was at 2026-01-01T.+--confirm”; otherwise correct it\.\n$/,
    ),
  })
  const confirmed = purge('--confirm')
  expect([confirmed.status, confirmed.output]).toEqual([
    0,
    expect.stringContaining('requests: 1 removed'),
  ])
  // The clock is trusted after the confirmation.
  expect(purge()).toMatchObject({
    status: 0,
    output: expect.stringContaining('requests: 0 removed'),
  })
})
