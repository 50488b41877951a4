import { randomUUID } from 'node:crypto'
import { Firestore } from 'firebase-admin/firestore'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import type {
  OnUnreadable,
  RecordDraft,
  Records,
} from '../../../src/services/adapters/records/records.js'
import { contentContract } from '../../support/contracts/contentContract.js'
import { recordsContract } from '../../support/contracts/recordsContract.js'
import { eventually } from '../../support/site/eventually.js'
import { describeWithEmulator, startEmulator } from '../../support/servers/firestoreEmulator.js'
import { findFreePort } from '../../../scripts/freePort.js'
import type { StartedServer } from '../../support/servers/startedServer.js'

// Prevents the Firestore client from waiting for Google's metadata server.
process.env['METADATA_SERVER_DETECTION'] = 'none'

const randomActs = 10

describeWithEmulator('stores in the Firestore emulator', (file) => {
  let emulator: StartedServer
  beforeAll(async () => {
    emulator = await startEmulator(file, await findFreePort())
  })
  afterAll(() => emulator.kill())

  /** Each project id has a separate, empty database. */
  const openProject = (projectId = `demo-${randomUUID()}`, onUnreadable?: OnUnreadable) => {
    const emulatorHost = `127.0.0.1:${emulator.port}`
    return () => openRecords({ kind: 'firestore', projectId, emulatorHost }, onUnreadable)
  }

  const openSeveral = (open: () => Promise<Records>) => {
    const all: Records[] = []
    return {
      another: async (): Promise<Records> => {
        const records = await open()
        all.push(records)
        return records
      },
      end: async (): Promise<void> => {
        await Promise.all(all.map((records) => records.close()))
      },
    }
  }

  const damageDocument = async (projectId: string, path: string): Promise<void> => {
    const documents = `http://127.0.0.1:${emulator.port}/v1/projects/${projectId}/databases/(default)/documents`
    const { status } = await fetch(`${documents}/${path}?updateMask.fieldPaths=fields`, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ fields: { fields: { stringValue: 'nothing of ours' } } }),
    })
    expect(status).toBe(200)
  }

  recordsContract('Firestore', async () => {
    const projectId = `demo-${randomUUID()}`
    const unreadable = new Set<string>()
    const open = openProject(projectId, ({ collection, id }) => {
      unreadable.add(`${collection}/${id}`)
    })
    const { another, end } = openSeveral(open)
    return {
      records: await another(),
      another,
      damage: (collection, id) => damageDocument(projectId, `${collection}/${id}`),
      unreadable: () => [...unreadable],
      end,
    }
  })

  contentContract('Firestore', async () => openSeveral(openProject()), randomActs)

  const aDraft = (id: string): RecordDraft => ({
    collection: 'requests',
    id,
    createdAt: 1,
    fields: { name: 'Jeanne' },
  })
  const unavailable = { status: 503, key: 'unavailable' }
  const secondsOf = async (work: Promise<unknown>): Promise<number> => {
    const begun = performance.now()
    await work
    return (performance.now() - begun) / 1000
  }

  /** Retries as visitors do, each time with a new timeout. */
  const untilStored = async (records: Records, id: string): Promise<void> => {
    for (let turn = 0; ; turn += 1) {
      try {
        await records.createAll([aDraft(id)])
        return
      } catch (thrown) {
        if (turn === 10) throw thrown
      }
    }
  }

  test('a commit whose response is lost is detected as stored', async () => {
    const records = await openProject()()
    await records.createAll([aDraft('one')])
    const spy = jest.spyOn(Firestore.prototype, 'runTransaction')
    spy.mockImplementationOnce(async function (this: Firestore, ...call) {
      // The mock applies to one call, so this nested call writes.
      await this.runTransaction(...call)
      throw Object.assign(new Error('No answer.'), { code: 14 })
    })
    const update = { collection: 'requests', id: 'one', version: 1 } as const
    const steps = [{ update, changes: { fields: { seen: true } } }, { create: aDraft('two') }]
    expect(await records.commit(steps)).toEqual({ status: 'committed' })
    expect(spy).toHaveBeenCalledTimes(3)
    spy.mockRestore()
    expect(await records.read('requests', 'one')).toMatchObject({ version: 2 })
    expect(await records.commit(steps)).toEqual({ status: 'refused', step: 0 })
    await records.close()
  })

  describe('Firestore outage', () => {
    test('causes a 503 within 15 seconds and ends without a restart', async () => {
      const records = await openProject()()
      const seen: (string | undefined)[] = []
      records.watch('requests', (newest) => seen.push(newest))
      expect(await records.createAll([aDraft('before')])).toBe('created')
      await emulator.kill()
      const refused = expect(records.createAll([aDraft('lost')])).rejects.toMatchObject(unavailable)
      const unread = expect(records.tryWrite(1)).rejects.toMatchObject(unavailable)
      expect(await secondsOf(Promise.all([refused, unread]))).toBeLessThan(15)
      emulator = await startEmulator(file, emulator.port)
      expect(await secondsOf(untilStored(records, 'after'))).toBeLessThan(30)
      // A write refused with 503 must not be stored later.
      expect(await records.read('requests', 'lost')).toBeUndefined()
      await eventually(() => expect(seen.at(-1)).toBe('after'))
      await records.close()
    })

    test('causes no error if it ends before the timeout', async () => {
      const records = await openProject()()
      await records.tryWrite(1)
      await emulator.freeze()
      const created = records.createAll([aDraft('patient')])
      // Resolves after another request got no response, so the write is pending.
      await emulator.freeze()
      emulator.thaw()
      expect(await created).toBe('created')
      await records.close()
    })

    test('without any response causes a 503', async () => {
      const records = await openProject()()
      await records.tryWrite(1)
      await emulator.freeze()
      const refused = expect(records.createAll([aDraft('one')])).rejects.toMatchObject(unavailable)
      expect(await secondsOf(refused)).toBeLessThan(15)
      emulator.thaw()
      await records.tryWrite(1)
      await records.close()
    })
  })

  test('missing credentials are reported before the site starts', async () => {
    process.env['GOOGLE_APPLICATION_CREDENTIALS'] = '/nowhere/key.json'
    await expect(openRecords({ kind: 'firestore', projectId: 'clinic' })).rejects.toThrow(
      'Firestore has no credentials: set FIREBASE_SERVICE_ACCOUNT',
    )
    delete process.env['GOOGLE_APPLICATION_CREDENTIALS']
  })
})
