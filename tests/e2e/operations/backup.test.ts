import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { backupParts, openCopy } from '../../../src/commands/shared/openDataCopies.js'
import { openStoredFiles } from '../../../src/commands/shared/openStoredFiles.js'
import { readConfig } from '../../../src/config/readConfig.js'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import { isSqliteInUse } from '../../../src/services/adapters/records/sqlite/sqliteCopy.js'
import { makeBackup } from '../../../src/services/backup/backup.js'
import { restoreBackup } from '../../../src/services/backup/restore.js'
import { hour } from '../../../src/shared/time/durations.js'
import {
  type BuiltSite,
  runBuilt,
  runBuiltBeside,
  startBuiltSite,
} from '../../support/site/builtSite.js'
import { aCv } from '../../support/careers/applicationForms.js'
import { encryptLegacy } from '../../support/operations/legacyBackup.js'
import { emailsIn, sendApplicationTo, sendRequest } from '../../support/operations/visitors.js'
import { describeWithAge, runAge } from '../../support/servers/age.js'
import { applicationsIn, requestsIn } from '../../support/site/storedSubmissions.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'
import { eventually } from '../../support/site/eventually.js'

const key = 'a key of the tests, longer than 32 characters'

let folder: ReturnType<typeof temporaryFolder>
let backups: ReturnType<typeof temporaryFolder>
let elsewhere: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
  backups = temporaryFolder()
  elsewhere = temporaryFolder()
})
const started: BuiltSite[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((site) => site.abandon()))
  for (const each of [folder, backups, elsewhere]) each.remove()
})

const start = async (path = folder.path): Promise<BuiltSite> => {
  const site = await startBuiltSite({ folder: path })
  started.push(site)
  return site
}

const downloadFiles = (dataDir: string, to: string): readonly string[] => {
  runBuilt('dist/commands/applications.js', { DATA_DIR: dataDir }, '--download', to)
  return readdirSync(to, { recursive: true, encoding: 'utf8' }).map((name) => join(to, name))
}

const backup = (env: Readonly<Record<string, string>> = {}, ...options: readonly string[]) =>
  runBuilt('dist/commands/backup.js', { DATA_DIR: folder.path, ...env }, backups.path, ...options)
const restore = (env: Readonly<Record<string, string>> = {}, ...options: readonly string[]) =>
  runBuilt(
    'dist/commands/restore.js',
    { DATA_DIR: elsewhere.path, ...env },
    backups.path,
    ...options,
  )
const backupFile = (): string =>
  join(backups.path, readdirSync(backups.path).find((name) => name.startsWith('site-')) ?? '')
const references = async (path: string) =>
  (await requestsIn(path)).map(({ reference }) => reference)

const configOf = (DATA_DIR: string) => readConfig({ DATA_DIR, NODE_ENV: 'test' }, DATA_DIR)

/** Runs a backup in this process, because starting the command takes half a second of processor time. */
const backupHere = async (passphrase?: string): Promise<string> => {
  const config = configOf(folder.path)
  const files = await openStoredFiles(config)
  const parts = { ...backupParts(config, files), passphrase }
  const { file } = await makeBackup(parts, backups.path, new Date())
  await files.close()
  return file
}
const restoreHere = async (file: string, passphrase?: string): Promise<void> => {
  const { dataDir, paths } = configOf(elsewhere.path)
  const parts = { dataDir, paths, passphrase, replace: false, openCopy, isInUse: isSqliteInUse }
  await restoreBackup(file, parts)
}

test('backup › restores on another machine all records acknowledged before it, under load and kill -9', async () => {
  const site = await start()
  await sendApplicationTo(site)
  const acknowledged: string[] = []
  const lost = new AbortController()
  const lane = async (): Promise<void> => {
    for (let number = 0; !lost.signal.aborted; number += 1) {
      const reference = await sendRequest(site, { name: `Personne ${number}` })
      if (reference !== undefined) acknowledged.push(reference)
    }
  }
  const lanes = [lane(), lane(), lane(), lane()]
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(20))
  const before = [...acknowledged]
  const env = { DATA_DIR: folder.path, BACKUP_KEY: key }
  const made = runBuiltBeside('dist/commands/backup.js', env, backups.path)
  // Waits until the backup copies the records; the copy may already be complete.
  await eventually(() =>
    expect(readdirSync(folder.path).some((name) => name.startsWith('.backup-'))).toBe(true),
  )
  await site.kill()
  lost.abort()
  await Promise.all(lanes)
  expect(await made).toMatchObject({ status: 0, errors: '' })
  expect((await made).output).toMatch(/^verified +decrypted, opened and counted$/m)

  const ended = restore({ BACKUP_KEY: key })
  expect(ended).toMatchObject({ status: 0, errors: '' })
  expect(await references(elsewhere.path)).toEqual(expect.arrayContaining(before))
  expect(await applicationsIn(elsewhere.path)).toHaveLength(1)
  for (const name of ['upload-secret', 'staff-secret', 'records.sqlite'])
    expect(existsSync(join(elsewhere.path, name))).toBe(true)
  expect(readFileSync(join(elsewhere.path, 'upload-secret'), 'utf8')).toBe(
    readFileSync(join(folder.path, 'upload-secret'), 'utf8'),
  )

  const moved = await start(elsewhere.path)
  expect(await sendRequest(moved, { name: 'Personne après' })).toMatch(/^OND-/)
  await moved.stop()
  const brought = join(elsewhere.path, 'brought')
  const cv = downloadFiles(elsewhere.path, brought).find((name) => name.endsWith('CV.pdf')) ?? ''
  expect(readFileSync(cv).equals(aCv.content)).toBe(true)
})

describe('backup of a stopped site', () => {
  const filled = temporaryFolder()
  beforeAll(async () => {
    const site = await startBuiltSite({ folder: filled.path })
    await sendApplicationTo(site)
    await sendRequest(site, { name: 'Zoé L’Heureux' })
    await eventually(() => expect(emailsIn(filled.path)).toHaveLength(4))
    await site.stop()
  })
  beforeEach(() => cpSync(filled.path, folder.path, { recursive: true }))
  afterAll(() => filled.remove())

  test('includes staff replies written to files and can be restored', async () => {
    const reply = `20260105T140000000Z-${randomUUID()}-${randomUUID()}.eml`
    writeFileSync(join(folder.path, 'mail', reply), 'Bonjour')
    await restoreHere(await backupHere())
    expect(readFileSync(join(elsewhere.path, 'mail', reply), 'utf8')).toBe('Bonjour')
  })

  test('backup without BACKUP_KEY › is a tar archive that unpacks to a data folder', async () => {
    const { status, output } = backup()
    expect(status).toBe(0)
    expect(output).toMatch(/^records +requests: 1, applications: 1, emails: 4/m)
    expect(output).toMatch(/^files +1$/m)
    expect(output).toMatch(/^emails +4$/m)
    expect(output).toContain('! not encrypted: set BACKUP_KEY')
    expect(spawnSync('tar', ['xf', backupFile(), '-C', elsewhere.path]).status).toBe(0)
    expect(await references(elsewhere.path)).toEqual(await references(folder.path))
    expect(emailsIn(elsewhere.path)).toEqual(emailsIn(folder.path))
    const download = join(elsewhere.path, 'brought')
    const ended = runBuilt(
      'dist/commands/applications.js',
      { DATA_DIR: elsewhere.path },
      '--download',
      download,
    )
    expect(ended).toMatchObject({ status: 0, errors: '' })
  })

  test('is readable by its owner only and leaves no temporary files', async () => {
    await backupHere(key)
    expect(readdirSync(backups.path)).toEqual([
      expect.stringMatching(/^site-backup-\d{8}T\d{6}Z\.tar\.age$/),
    ])
    expect(spawnSync('stat', ['-c', '%a', backupFile()], { encoding: 'utf8' }).stdout).toBe('600\n')
    expect(readdirSync(folder.path).filter((name) => name.startsWith('.'))).toEqual([])
    expect(readFileSync(backupFile()).includes('zoe@exemple.ca')).toBe(false)
  })

  describeWithAge('with the age command-line tool', () => {
    test('an encrypted backup decrypts to a tar archive that unpacks to a DATA_DIR', async () => {
      const file = await backupHere(key)
      const archive = join(backups.path, 'decrypted.tar')
      runAge(`-d -o ${archive} ${file}`, key)
      expect(spawnSync('tar', ['xf', archive, '-C', elsewhere.path]).status).toBe(0)
      expect(await references(elsewhere.path)).toEqual(await references(folder.path))
      expect(emailsIn(elsewhere.path)).toEqual(emailsIn(folder.path))
    })
  })

  test('an encrypted backup of release 1.0 can be restored', async () => {
    const file = join(backups.path, 'site-backup-20261122T060000Z.tar.enc')
    writeFileSync(file, encryptLegacy(readFileSync(await backupHere()), key))
    await expect(restoreHere(file, `${key}?`)).rejects.toThrow('BACKUP_KEY is not the one')
    await restoreHere(file, key)
    expect(await references(elsewhere.path)).toEqual(await references(folder.path))
  })

  test('restore verifies the backup before it changes any file', async () => {
    const file = await backupHere(key)
    const whole = readFileSync(file)
    for (const size of [30, whole.length - 1]) {
      truncateSync(file, size)
      await expect(restoreHere(file, key)).rejects.toThrow(
        /^The backup (cannot be decrypted|is damaged)/,
      )
      expect(readdirSync(elsewhere.path)).toEqual([])
      writeFileSync(file, whole)
    }
    await expect(restoreHere(file, `${key}?`)).rejects.toThrow('BACKUP_KEY is not the one')
    expect(restore()).toMatchObject({
      status: 1,
      errors: expect.stringContaining('set BACKUP_KEY'),
    })
    await restoreHere(file, key)
  })

  test('restore rejects a plain backup that was modified or truncated', async () => {
    const file = await backupHere()
    const whole = readFileSync(file)
    const changed = Buffer.from(whole)
    const at = changed.indexOf('Maélie')
    changed.write('Amélie', at)
    for (const bytes of [changed, whole.subarray(0, 600), whole.subarray(0, -1500)]) {
      writeFileSync(file, bytes)
      await expect(restoreHere(file)).rejects.toThrow(/^The backup is damaged/)
      expect(readdirSync(elsewhere.path)).toEqual([])
    }
    writeFileSync(file, whole)
    await expect(restoreHere(file, key)).rejects.toThrow('is not encrypted')
  })

  test('restore refuses a running site, and a store with data unless --replace is given', async () => {
    await backupHere()
    const other = await start(elsewhere.path)
    // Refused even if the site is idle and `--replace` is set.
    const running = restore({}, '--replace')
    expect(running).toMatchObject({ status: 1, errors: expect.stringContaining('stop it first') })
    const reference = await sendRequest(other, { name: 'Quelqu’un d’autre' })
    await eventually(() => expect(emailsIn(elsewhere.path)).toHaveLength(2))
    await other.stop()
    const refused = restore()
    expect(refused).toMatchObject({ status: 1, errors: expect.stringContaining('--replace') })
    expect(await references(elsewhere.path)).toEqual([reference])
    expect(restore({}, '--replace')).toMatchObject({ status: 0, errors: '' })
    expect(await references(elsewhere.path)).toEqual(await references(folder.path))
    expect(emailsIn(elsewhere.path)).toEqual(emailsIn(folder.path))
    expect(readdirSync(elsewhere.path).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('restore › preserves the existing data when a file cannot be moved into place', async () => {
    const file = await backupHere()
    cpSync(folder.path, elsewhere.path, { recursive: true })
    const inside = () => new Set(readdirSync(elsewhere.path, { recursive: true, encoding: 'utf8' }))
    const stored = await references(elsewhere.path)
    const before = inside()
    const { paths } = configOf(elsewhere.path)
    const parts = {
      dataDir: elsewhere.path,
      // The missing folder makes the move fail, as if DATA_DIR contained a mount point.
      paths: { ...paths, secret: join(elsewhere.path, 'missing', 'upload-secret') },
      passphrase: undefined,
      replace: true,
      openCopy,
      isInUse: () => false,
    }
    await expect(restoreBackup(file, parts)).rejects.toThrow('which is unchanged')
    expect(inside()).toEqual(before)
    expect(await references(elsewhere.path)).toEqual(stored)
  })

  test('restore refuses a store that contains only an audit log', async () => {
    const backedUp = await backupHere()
    const file = join(elsewhere.path, 'records.sqlite')
    const records = await openRecords({ kind: 'sqlite', file })
    await records.createAll([{ collection: 'audit', id: '000000000001', createdAt: 1, fields: {} }])
    await records.close()
    await expect(restoreHere(backedUp)).rejects.toThrow('--replace')
  })

  test('backup deletes partial files of a killed backup after one day and not earlier', async () => {
    const left = (name: string) => join(backups.path, `site-backup-${name}.partial`)
    const [old, recent] = [left('20261101T060000Z.tar'), left('20261122T060000Z.tar.enc')]
    for (const file of [old, recent]) writeFileSync(file, 'personal information')
    utimesSync(old, new Date(), new Date(Date.now() - 25 * hour))
    await backupHere()
    expect([old, recent].map((file) => existsSync(file))).toEqual([false, true])
  })

  test('restore uses the newest of several backups, and backup deletes old ones after --keep days', () => {
    const old = 'site-backup-20200101T000000Z.tar'
    for (const name of [old, 'notes.txt']) writeFileSync(join(backups.path, name), '')
    expect(backup({}, '--keep', '30').output).toMatch(/^deleted +1 older backups$/m)
    const left = readdirSync(backups.path)
    expect(left).toHaveLength(2)
    expect(left).not.toContain(old)
    expect(left).toContain('notes.txt')
    copyFileSync(backupFile(), join(backups.path, old))
    expect(restore().output).toMatch(/^restored +.*site-backup-2(?!020)/m)
  })
})

test('backup › reports an unwritable target in one line without a stack trace', async () => {
  const records = await openRecords({ kind: 'sqlite', file: join(folder.path, 'records.sqlite') })
  await records.close()
  const file = join(backups.path, 'a-file')
  writeFileSync(file, '')
  const place = join(file, 'backups')
  const ended = runBuilt('dist/commands/backup.js', { DATA_DIR: folder.path }, place)
  expect(ended.status).toBe(1)
  expect(ended.errors).toMatch(
    /^The operating system refused a call: ENOTDIR.+a-file\/backups.+\n$/,
  )
})

test('backup › reports missing records and creates no store when the variables of the site are not set', () => {
  const { status, errors } = backup()
  expect(status).toBe(1)
  expect(errors).toContain('No records found at')
  expect(readdirSync(folder.path)).toEqual([])
})

test('backup › prints its usage for an unknown option', () => {
  expect(backup({}, '--no-such-thing')).toMatchObject({
    status: 64,
    errors: expect.stringContaining('npm run backup'),
  })
})
