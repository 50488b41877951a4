import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fieldExpression } from '../../../src/services/adapters/records/sqlite/sqliteIndexes.js'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { copySqlite } from '../../../src/services/adapters/records/sqlite/sqliteCopy.js'
import { openSqliteRecords } from '../../../src/services/adapters/records/sqlite/sqliteRecords.js'
import { StartError } from '../../../src/services/errors/errors.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const databaseFiles = (path: string): readonly string[] =>
  ['', '-wal', '-shm'].map((suffix) => path + suffix)

describe('SQLite file', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let file: string
  beforeEach(() => {
    folder = temporaryFolder()
    file = join(folder.path, 'deep', 'down', 'records.sqlite')
  })
  afterEach(() => folder.remove())
  const open = () => openRecords({ kind: 'sqlite', file })

  const look = (pragma: string): unknown => {
    const database = new DatabaseSync(file)
    const row = database.prepare(`PRAGMA ${pragma}`).get()
    database.close()
    return Object.values(row ?? {})[0]
  }

  test('is created with its folder, readable by the owner only', async () => {
    await (await open()).close()
    expect(existsSync(file)).toBe(true)
    expect(statSync(join(folder.path, 'deep')).mode & 0o077).toBe(0)
  })

  test('has a write-ahead log and a schema version', async () => {
    await (await open()).close()
    expect(look('journal_mode')).toBe('wal')
    expect(look('user_version')).toBe(1)
  })

  test('contains its records when it is opened again', async () => {
    const first = await open()
    await first.createAll([{ collection: 'requests', id: 'one', createdAt: 1, fields: {} }])
    await first.close()
    const second = await open()
    expect(await second.count('requests')).toBe(1)
    await second.close()
  })

  test('with a newer schema is rejected without being modified', async () => {
    await (await open()).close()
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 99')
    database.close()
    await expect(open()).rejects.toThrow(
      'The records were last written by a newer release (version 99, this one knows 1).',
    )
    expect(look('user_version')).toBe(99)
  })

  test('has its permissions restricted when an earlier release left it readable', async () => {
    const earlier = await open()
    for (const path of databaseFiles(file)) chmodSync(path, 0o644)
    const records = await open()
    await records.tryWrite(1)
    const openToOthers = databaseFiles(file).filter((path) => (statSync(path).mode & 0o077) !== 0)
    expect(openToOthers).toEqual([])
    await Promise.all([earlier.close(), records.close()])
  })

  const draft = { collection: 'requests', id: 'locked', createdAt: 1, fields: {} } as const

  test('locked by another process delays a write without blocking other work', async () => {
    const records = await open()
    const holder = new DatabaseSync(file)
    holder.exec('BEGIN IMMEDIATE')
    const created = records.createAll([draft])
    // Other clients are served while the lock is held.
    for (let turn = 0; turn < 20; turn += 1) await nextTurn()
    holder.exec('ROLLBACK')
    holder.close()
    expect(await created).toBe('created')
    await records.close()
  })

  test('locked by another process longer than the busy timeout causes a 503', async () => {
    const records = openSqliteRecords({ file, busyTimeoutMs: 20 })
    const holder = new DatabaseSync(file)
    holder.exec('BEGIN IMMEDIATE')
    const other = { ...draft, id: 'other' }
    const unavailable = { status: 503, key: 'unavailable' }
    await expect(records.createAll([other])).rejects.toMatchObject(unavailable)
    await expect(records.tryWrite(1)).rejects.toMatchObject(unavailable)
    holder.exec('ROLLBACK')
    holder.close()
    expect(await records.createAll([other])).toBe('created')
    await records.close()
  })

  test('has no part of a commit during which the process was killed', async () => {
    const records = await open()
    const fields = { last: 0 }
    await records.createAll([{ collection: 'sequences', id: 'audit', createdAt: 1, fields }])
    const { signal } = spawnSync(process.execPath, [
      join('tests', 'fixtures', 'killedWhileCommitting.mjs'),
      file,
    ])
    expect(signal).toBe('SIGKILL')
    const counter = await records.read('sequences', 'audit')
    expect(counter).toMatchObject({ version: 2, fields: { last: 1 } })
    const { records: entries } = await records.list('audit', { limit: 10 })
    expect(entries.map(({ id }) => id)).toEqual(['first'])
    await records.close()
  })

  test('is copied without data that a backup must not contain', async () => {
    const records = await open()
    const secret = 'd41d8cd98f00b204'
    await records.createAll([
      { collection: 'sessions', id: secret, createdAt: 1, fields: { agent: 'x'.repeat(9000) } },
      { collection: 'staff', id: 'jeanne', createdAt: 1, fields: {} },
    ])
    const copied = join(folder.path, 'copy.sqlite')
    await copySqlite(file, copied, ['sessions'])
    expect(databaseFiles(copied).filter((path) => existsSync(path))).toEqual([copied])
    expect(readFileSync(copied).includes(secret)).toBe(false)
    const copy = openSqliteRecords({ file: copied })
    expect([await copy.count('sessions'), await copy.count('staff')]).toEqual([0, 1])
    expect(await records.count('sessions')).toBe(1)
    await Promise.all([copy.close(), records.close()])
  })

  test('finds the next due record as fast with 20 000 sent emails as with none', async () => {
    const records = await open()
    const sent = { collection: 'emails', createdAt: 1, fields: { text: 'x'.repeat(500) } } as const
    const milliseconds = async (): Promise<number> => {
      const before = process.cpuUsage()
      for (let turn = 0; turn < 100; turn += 1) await records.nextDue('emails')
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    await records.createAll([{ ...sent, id: 'waiting', dueAt: 7 }])
    await milliseconds()
    const alone = await milliseconds()
    await records.createAll(
      Array.from({ length: 20_000 }, (_, place) => ({ ...sent, id: `sent-${place}` })),
    )
    // A full scan takes a hundred times as long.
    expect(await milliseconds()).toBeLessThan(10 * alone + 20)
    expect(await records.nextDue('emails')).toBe(7)
    await records.close()
  })

  const requests = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, place) => ({
      ...draft,
      id: `request-${from + place}`,
      createdAt: from + place,
      fields: { name: `Zoé Tremblay ${from + place}`, message: 'x'.repeat(500) },
    }))
  const searchBy = async (records: Records, ...words: readonly string[]) => {
    const search = { field: 'name', words, since: 0, limit: 5 } as const
    return (await records.search('requests', search)).map(({ id }) => id)
  }

  test('finds a name as fast among 10 000 requests as among 200', async () => {
    const records = await open()
    const milliseconds = async (): Promise<number> => {
      const before = process.cpuUsage()
      for (let turn = 0; turn < 100; turn += 1) await searchBy(records, 'léa', 'rosiers')
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    const fields = { name: 'Léa Desrosiers' }
    await records.createAll([...requests(0, 200), { ...draft, id: 'lea', fields }])
    await milliseconds()
    const among200 = await milliseconds()
    await records.createAll(requests(200, 10_000))
    expect(await milliseconds()).toBeLessThan(10 * among200 + 20)
    expect(await searchBy(records, 'lea', 'rosiers')).toEqual(['lea'])
    expect(await searchBy(records, 'tremblay 9999')).toEqual(['request-9999'])
    await records.close()
  })

  test('of an earlier release without a search index is indexed when opened', async () => {
    const earlier = await open()
    await earlier.createAll(requests(0, 20))
    await earlier.close()
    const database = new DatabaseSync(file)
    for (const name of ['created', 'changed', 'removed'])
      database.exec(`DROP TRIGGER search_${name}`)
    database.exec('DROP TABLE search_index; DROP TABLE search_keys')
    database.close()
    const records = await open()
    expect(await searchBy(records, 'tremblay', '7')).toEqual(['request-17', 'request-7'])
    await records.close()
  })

  test('has its outdated search index rebuilt', async () => {
    const earlier = await open()
    await earlier.createAll([{ ...draft, id: 'dang', fields: { name: 'Đặng' } }])
    await earlier.close()
    const database = new DatabaseSync(file)
    for (const name of ['created', 'changed', 'removed'])
      database.exec(`DROP TRIGGER search_${name}`)
    database.exec(`DROP TABLE search_index;
      CREATE VIRTUAL TABLE search_index USING fts5(name, email, phone,
        tokenize = 'trigram remove_diacritics 1');
      INSERT INTO search_index (rowid, name)
        SELECT key, fields ->> '$.name' FROM search_keys JOIN records USING (collection, id);
      CREATE TRIGGER search_created AFTER INSERT ON records BEGIN SELECT 1; END;`)
    database.close()
    const records = await open()
    expect(await searchBy(records, 'dang')).toEqual(['dang'])
    await records.createAll([{ ...draft, id: 'soren', fields: { name: 'Søren' } }])
    expect(await searchBy(records, 'soren')).toEqual(['soren'])
    await records.close()
  })

  const inState = (id: string, state: string) => ({
    ...draft,
    id,
    fields: { folder: 'inbox', desk: { state } },
  })
  const countsOf = async (records: Records) => {
    const count = (state: string) =>
      records.count('requests', { field: 'desk.state', equals: state })
    const inbox = await records.count('requests', { field: 'folder', equals: 'inbox' })
    return { inbox, new: await count('new'), done: await count('done') }
  }

  test('counts requests by state after every type of write', async () => {
    const records = await open()
    await records.createAll(['a', 'b', 'c', 'd', 'e'].map((id) => inState(id, 'new')))
    expect(await countsOf(records)).toEqual({ inbox: 5, new: 5, done: 0 })
    const fields = { desk: { state: 'done' } }
    await records.update('requests', 'a', 1, { fields })
    const place = { collection: 'requests', id: 'b', version: 1 } as const
    await records.commit([{ update: place, changes: { fields } }])
    expect(await countsOf(records)).toEqual({ inbox: 5, new: 3, done: 2 })
    await records.update('requests', 'c', 1, { expiresAt: 2 })
    expect(await countsOf(records)).toEqual({ inbox: 5, new: 3, done: 2 })
    await records.removeExpired(3)
    await records.remove('requests', 'a')
    expect(await countsOf(records)).toEqual({ inbox: 3, new: 2, done: 1 })
    await expect(records.createAll([inState('f', 'new'), inState('f', 'new')])).rejects.toThrow()
    expect(await countsOf(records)).toEqual({ inbox: 3, new: 2, done: 1 })
    await records.close()
  })

  test('of an earlier release loses its counting triggers when opened and counts the same', async () => {
    const earlier = await open()
    await earlier.createAll([inState('a', 'new'), inState('b', 'done'), inState('c', 'done')])
    await earlier.close()
    const database = new DatabaseSync(file)
    database.exec(`
      CREATE TABLE record_counts (collection TEXT, field TEXT, value TEXT, total INTEGER) STRICT;
      CREATE TRIGGER "count_removed_desk.state" AFTER DELETE ON records
        BEGIN UPDATE record_counts SET total = total - 1; END;
      CREATE TRIGGER "count_created_folder" AFTER INSERT ON records
        BEGIN INSERT INTO record_counts VALUES ('requests', 'folder', 'inbox', 1); END;`)
    database.close()
    const records = await open()
    await records.remove('requests', 'c')
    await records.createAll([inState('d', 'new')])
    expect(await countsOf(records)).toEqual({ inbox: 3, new: 2, done: 1 })
    await records.close()
    using after = new DatabaseSync(file)
    const sql = "SELECT name FROM sqlite_schema WHERE name LIKE '%count%'"
    expect(after.prepare(sql).all()).toEqual([])
  })

  test('counts indexed fields without reading the records', async () => {
    const records = await open()
    await records.close()
    using database = new DatabaseSync(file)
    for (const field of ['folder', 'desk.state', 'desk.mine', 'status'] as const) {
      const sql = `EXPLAIN QUERY PLAN SELECT count(*) FROM records
        WHERE collection = 'requests' AND ${fieldExpression(field)} = '"new"'`
      expect(JSON.stringify(database.prepare(sql).all())).toContain('USING COVERING INDEX')
    }
  })

  test('deletes all expired records, however many', async () => {
    const records = await open()
    await records.createAll(requests(0, 45).map((request) => ({ ...request, expiresAt: 2 })))
    expect(await records.removeExpired(3)).toBe(45)
    expect(await records.count('requests')).toBe(0)
    await records.close()
  })

  test('contains no byte of expired records, nor does its write-ahead log', async () => {
    const [records, reader] = [openSqliteRecords({ file }), openSqliteRecords({ file })]
    const word = 'Madeleine-de-Verchères'
    const fields = { name: word, message: word.repeat(2000) }
    await records.createAll([{ ...draft, id: 'old', expiresAt: 2, fields }])
    await records.update('requests', 'old', 1, { fields: { seen: true } })
    await reader.read('requests', 'old')
    const holders = () => databaseFiles(file).filter((path) => readFileSync(path).includes(word))
    expect(holders()).not.toEqual([])
    expect(await records.removeExpired(3)).toBe(1)
    expect(holders()).toEqual([])
    await records.createAll([{ ...draft, id: 'asked', fields }])
    await records.removeAll([{ collection: 'requests', id: 'asked' }])
    expect(holders()).not.toEqual([])
    await records.eraseRemoved()
    expect(holders()).toEqual([])
    await Promise.all([records.close(), reader.close()])
  })

  test.each([
    ['not a database', () => Buffer.from('Bonjour. '.repeat(1000))],
    ['a truncated database', () => readFileSync(file).subarray(0, 5000)],
  ])('that is %s causes an error message and is not modified', async (_what, contentOf) => {
    await (await open()).close()
    const content = contentOf()
    writeFileSync(file, content)
    await expect(open()).rejects.toBeInstanceOf(StartError)
    await expect(open()).rejects.toThrow(/are damaged\. Move the file away/)
    expect(readFileSync(file)).toEqual(content)
  })

  const rootPages = (): readonly number[] => {
    using database = new DatabaseSync(file)
    const sql = "SELECT rootpage FROM sqlite_schema WHERE tbl_name = 'records' AND rootpage > 0"
    return database
      .prepare(sql)
      .all()
      .map(({ rootpage }) => Number(rootpage))
  }

  test('with pages damaged later causes a 503', async () => {
    const records = await open()
    await records.createAll([{ ...draft, fields: { message: 'a'.repeat(100_000) } }])
    await records.removeExpired(1)
    const damaged = readFileSync(file)
    for (const page of rootPages()) damaged.fill(1, (page - 1) * 4096, page * 4096)
    writeFileSync(file, damaged)
    const other = await open()
    await expect(other.tryWrite(1)).rejects.toMatchObject({ status: 503 })
    await Promise.all([records.close(), other.close()])
  })
})
