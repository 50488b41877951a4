import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { recordsContract } from '../../support/contracts/recordsContract.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

recordsContract('SQLite', async () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'records.sqlite')
  const all: Records[] = []
  const unreadable = new Set<string>()
  const another = async (): Promise<Records> => {
    const records = await openRecords({ kind: 'sqlite', file }, ({ collection, id }) => {
      unreadable.add(`${collection}/${id}`)
    })
    all.push(records)
    return records
  }
  return {
    records: await another(),
    another,
    damage: async (collection, id) => {
      const database = new DatabaseSync(file)
      const sql = "UPDATE records SET fields = '[]' WHERE collection = ? AND id = ?"
      database.prepare(sql).run(collection, id)
      database.close()
    },
    unreadable: () => [...unreadable],
    end: async () => {
      await Promise.all(all.map((records) => records.close()))
      folder.remove()
    },
  }
})
