import { join } from 'node:path'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { temporaryFolder } from './temporaryFolder.js'

export interface TestStore {
  readonly records: Records
  readonly folder: string
  readonly end: () => Promise<void>
}

export const openStore = async (): Promise<TestStore> => {
  const folder = temporaryFolder()
  const records = await openRecords({ kind: 'sqlite', file: join(folder.path, 'records.sqlite') })
  return {
    records,
    folder: folder.path,
    end: async () => {
      await records.close()
      folder.remove()
    },
  }
}
