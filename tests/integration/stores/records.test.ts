import { join } from 'node:path'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import type { Records } from '../../../src/services/adapters/records/records.js'
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
