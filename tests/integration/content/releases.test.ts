import { join } from 'node:path'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { contentContract } from '../../support/contracts/contentContract.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const randomActs = process.env['FUZZ'] === 'full' ? 1000 : 60

contentContract(
  'SQLite',
  async () => {
    const folder = temporaryFolder()
    const all: Records[] = []
    return {
      another: async () => {
        const file = join(folder.path, 'records.sqlite')
        const records = await openRecords({ kind: 'sqlite', file })
        all.push(records)
        return records
      },
      end: async () => {
        await Promise.all(all.map((records) => records.close()))
        folder.remove()
      },
    }
  },
  randomActs,
)
