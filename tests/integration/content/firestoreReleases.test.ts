import { randomUUID } from 'node:crypto'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { contentContract } from '../../support/contracts/contentContract.js'
import { describeWithEmulator, startEmulator } from '../../support/servers/firestoreEmulator.js'
import { findFreePort } from '../../../scripts/freePort.js'
import type { StartedServer } from '../../support/servers/startedServer.js'

// Prevents the library from waiting for Google's metadata server.
process.env['METADATA_SERVER_DETECTION'] = 'none'

describeWithEmulator('content releases with the Firestore emulator', (file) => {
  let emulator: StartedServer
  beforeAll(async () => {
    emulator = await startEmulator(file, await findFreePort())
  })
  afterAll(() => emulator.kill())

  contentContract(
    'Firestore',
    async () => {
      const projectId = `demo-${randomUUID()}`
      const emulatorHost = `127.0.0.1:${emulator.port}`
      const all: Records[] = []
      return {
        another: async () => {
          const records = await openRecords({ kind: 'firestore', projectId, emulatorHost })
          all.push(records)
          return records
        },
        end: async () => {
          await Promise.all(all.map((records) => records.close()))
        },
      }
    },
    30,
  )
})
