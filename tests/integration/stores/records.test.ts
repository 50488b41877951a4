import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { openSqliteRecords } from '../../../src/services/adapters/records/sqliteRecords.js'
import { recordsContract } from '../../support/contracts/recordsContract.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

recordsContract('SQLite', async () => {
  const folder = temporaryFolder()
  const all: Records[] = []
  const another = async (): Promise<Records> => {
    const records = await openRecords({ kind: 'sqlite', file: join(folder.path, 'records.sqlite') })
    all.push(records)
    return records
  }
  return {
    records: await another(),
    another,
    end: async () => {
      await Promise.all(all.map((records) => records.close()))
      folder.remove()
    },
  }
})

describe('the SQLite file', () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'deep', 'down', 'records.sqlite')
  afterAll(() => folder.remove())

  const look = (pragma: string): unknown => {
    const database = new DatabaseSync(file)
    const row = database.prepare(`PRAGMA ${pragma}`).get()
    database.close()
    return Object.values(row ?? {})[0]
  }

  test('is made with its folder, which nobody else may read', async () => {
    await (await openRecords({ kind: 'sqlite', file })).close()
    expect(existsSync(file)).toBe(true)
    expect(statSync(join(folder.path, 'deep')).mode & 0o077).toBe(0)
  })

  test('has a write-ahead log and says which release wrote it', () => {
    expect(look('journal_mode')).toBe('wal')
    expect(look('user_version')).toBe(1)
  })

  test('keeps its records when it is opened again', async () => {
    const first = await openRecords({ kind: 'sqlite', file })
    await first.createAll([{ collection: 'requests', id: 'one', createdAt: 1, fields: {} }])
    await first.close()
    const second = await openRecords({ kind: 'sqlite', file })
    expect(await second.count('requests')).toBe(1)
    await second.close()
  })

  test('of a newer release is left alone, with a sentence', async () => {
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 99')
    database.close()
    await expect(openRecords({ kind: 'sqlite', file })).rejects.toThrow(
      'The records were last written by a newer release (version 99, this one knows 1).',
    )
    expect(look('user_version')).toBe(99)
  })

  test('locked by another process answers 503 after the busy timeout', async () => {
    const held = join(folder.path, 'held.sqlite')
    const records = openSqliteRecords({ file: held, busyTimeoutMs: 20 })
    const holder = new DatabaseSync(held)
    holder.exec('BEGIN IMMEDIATE')
    const draft = { collection: 'requests', id: 'one', createdAt: 1, fields: {} } as const
    await expect(records.createAll([draft])).rejects.toMatchObject({
      status: 503,
      key: 'unavailable',
    })
    holder.exec('ROLLBACK')
    holder.close()
    expect(await records.createAll([draft])).toBe('created')
    await records.close()
  })
})
