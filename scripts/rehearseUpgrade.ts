/*
 * Upgrades the data of an earlier revision and goes back: `npm run test:upgrade -- REVISION`. That revision and
 * this build run in turn on one DATA_DIR. Each publishes another phone number and stores a request, a withdrawn
 * request, an application with a file, a draft, a staff account and a closure; every run checks all of them so far.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportFailure } from './failure.ts'
import { findFreePort } from './freePort.ts'
import { step } from './step.ts'
import { buildRelease, type Release, runIn, startRelease } from './upgrade/release.ts'
import { type Check, publishPhone, storedItems } from './upgrade/storedItems.ts'

const root = join(import.meta.dirname, '..')
const data = mkdtempSync(join(tmpdir(), 'clinic-site-upgrade-'))
const checks: Check[] = []

const runRelease = async (release: Release, number: number): Promise<void> => {
  const stop = await startRelease(release)
  try {
    await publishPhone(release, number)
    for (const store of storedItems) checks.push(await store(release, number))
    for (const check of checks) await check(release)
  } finally {
    await stop()
  }
}

const rehearse = async (revision: string | undefined): Promise<void> => {
  if (revision === undefined) throw new Error('Name a revision: npm run test:upgrade -- REVISION')
  const port = await findFreePort()
  const place = { dataDir: join(data, 'site'), port, origin: `http://127.0.0.1:${port}` }
  const earlier = { ...place, folder: join(data, 'earlier') }
  const current = { ...place, folder: root }
  await step(`build of ${revision}`, async () => buildRelease(earlier, revision, root))
  await step('earlier release', () => runRelease(earlier, 1))
  await step('upgrade', () => runRelease(current, 2))
  await step('rollback', () => {
    runIn(current, 'dist/commands/downgrade.js')
    return runRelease(earlier, 3)
  })
  await step('second upgrade', () => runRelease(current, 4))
}

await rehearse(process.argv[2])
  .catch(reportFailure)
  .finally(() => rmSync(data, { recursive: true, force: true }))
