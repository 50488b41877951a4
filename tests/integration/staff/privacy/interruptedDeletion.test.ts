import { randomUUID } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import type { Files } from '../../../../src/services/adapters/files/files.js'
import type { StaffAct } from '../../../../src/services/staff/staffAct.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { temporaryFolder } from '../../../support/site/temporaryFolder.js'
import { signedIn } from '../../../support/staff/signedIn.js'
import {
  filesOf,
  maelie,
  maelieWords,
  storeMaelie,
  storeNamesake,
  wordsLeft,
} from '../../../support/staff/storedPerson.js'

/* A process killed during a deletion loses its memory: the next process resumes from stored data only. */

let running: TestApp
let files: Files
let programs: ReturnType<typeof temporaryFolder>
let program: string
let act: StaffAct

beforeAll(async () => {
  running = await appForTests()
  files = await filesOf(running)
  const manager = await signedIn(running, { roles: ['admin'], name: 'Marie-Ève Lachance' })
  const signed = await running.services.staff.sessions.find(manager.cookie)
  if (signed === undefined) throw new Error('Nobody is signed in.')
  act = { signedIn: signed, requestId: 'test' }
  programs = temporaryFolder()
  program = join(programs.path, 'killedWhileDeleting.mjs')
  // Bundled into one file, because the test starts it twenty times.
  buildSync({
    entryPoints: [join('tests', 'fixtures', 'killedWhileDeleting.ts')],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
  })
})
afterAll(async () => {
  await files.close()
  await running.end()
  programs.remove()
})

interface Kill {
  readonly at: number
  readonly when: 'during' | 'after'
}

const deleteElsewhere = async (reference: string, kill?: Kill) => {
  const { config, clock, services } = running
  const { version } = await services.staff.privacy.read(reference)
  const asked = {
    dataDir: config.dataDir,
    records: config.paths.records,
    secret: readFileSync(config.staff.secretFile, 'utf8').trim(),
    now: clock.now(),
    reference,
    version,
    account: act.signedIn.account,
    ...(kill === undefined ? {} : { kill }),
  }
  const { signal, stdout, stderr } = spawnSync(process.execPath, [program, JSON.stringify(asked)], {
    encoding: 'utf8',
    env: { NODE_COMPILE_CACHE: programs.path },
  })
  return { signal, said: stdout, error: stderr }
}

const ask = async (): Promise<string> => {
  await storeMaelie(running, files)
  return running.services.staff.privacy.open(
    {
      form: randomUUID(),
      kinds: ['delete'],
      receivedOn: '2026-11-20',
      search: { ...maelie, reference: '' },
    },
    act,
  )
}

/** Returns the final state of the request and the person's strings that remain in any file. */
const outcome = async (reference: string) => {
  const request = await running.services.staff.privacy.read(reference)
  const { state, search, chosen, deletion, attestation } = request
  return {
    state,
    search,
    chosen,
    counts: deletion?.counts,
    takenBack: deletion?.takenBack,
    isAttested: attestation !== null,
    left: wordsLeft(running, maelieWords),
  }
}

const finished = {
  state: 'deleted',
  search: null,
  chosen: null,
  counts: { requests: 2, applications: 1, answers: 0, files: 1, emails: 4, notes: 1 },
  takenBack: 1,
  isAttested: true,
  left: [],
}

test('interrupted deletion › is completed by a second run after a kill during or after any write', async () => {
  await storeNamesake(running)
  const undisturbed = await ask()
  const { said, error } = await deleteElsewhere(undisturbed)
  expect({ error, ...(await outcome(undisturbed)) }).toEqual({ error: '', ...finished })
  const stores: readonly string[] = JSON.parse(said)
  const kills = stores.flatMap((store, index): readonly Kill[] => {
    const at = index + 1
    const after = { at, when: 'after' } as const
    // A write to the records is one transaction; `sqliteFile.test.ts` tests a kill during a transaction.
    return store === 'records' ? [after] : [{ at, when: 'during' }, after]
  })
  expect(kills.length).toBeGreaterThanOrEqual(20)
  for (const kill of kills) {
    const reference = await ask()
    const { signal } = await deleteElsewhere(reference, kill)
    const { privacy } = running.services.staff
    await privacy.delete({ reference, version: (await privacy.read(reference)).version }, act)
    expect({ kill, signal, ...(await outcome(reference)) }).toEqual({
      kill,
      signal: 'SIGKILL',
      ...finished,
    })
  }
  const left = await running.services.records.list('requests', { limit: 50 })
  expect(left.records.map(({ fields }) => fields['name'])).toEqual(['Maurice Tremblay'])
})
