import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { contentContract } from '../../support/contracts/contentContract.js'
import { recordsContract } from '../../support/contracts/recordsContract.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const randomActs = process.env['FUZZ'] === 'full' ? 1000 : 40

const openSeveral = () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'records.sqlite')
  const all: Records[] = []
  const unreadable = new Set<string>()
  return {
    file,
    unreadable: () => [...unreadable],
    another: async (): Promise<Records> => {
      const records = await openRecords({ kind: 'sqlite', file }, ({ collection, id }) => {
        unreadable.add(`${collection}/${id}`)
      })
      all.push(records)
      return records
    },
    end: async (): Promise<void> => {
      await Promise.all(all.map((records) => records.close()))
      folder.remove()
    },
  }
}

recordsContract('SQLite', async () => {
  const { file, ...store } = openSeveral()
  return {
    ...store,
    records: await store.another(),
    damage: async (collection, id) => {
      const database = new DatabaseSync(file)
      const sql = "UPDATE records SET fields = '[]' WHERE collection = ? AND id = ?"
      database.prepare(sql).run(collection, id)
      database.close()
    },
  }
})

contentContract('SQLite', async () => openSeveral(), randomActs)
