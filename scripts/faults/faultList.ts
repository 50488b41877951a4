import { chmodSync, cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { type FaultySite, giveToSite, startFaultySite, untilReady } from './faultySite.ts'
import type { Load } from './senders.ts'
import type { SmallDisk } from './smallDisk.ts'
import { lookInto } from './storedData.ts'

/** What a fault is given to work on. */
export interface Stage {
  readonly folder: string
  readonly load: Load
  /** How often what can be repeated is done, and how long what lasts goes on. */
  readonly turns: number
  readonly lastsMs: number
  readonly disk: SmallDisk | undefined
  /** The site that is sent to now. */
  readonly site: () => FaultySite
  readonly replaceSite: (site: FaultySite) => void
  /** Counts what was lost in a copy; see the power cut. */
  readonly lost: (names: readonly string[]) => void
}

export interface Fault {
  readonly name: string
  /** Where this machine cannot bring it about, it is left out, and that is told. */
  readonly needsDisk?: boolean
  /** Takes place while people send; must leave a site that works. */
  readonly run: (stage: Stage) => Promise<void>
}

const port = (site: FaultySite): number => Number(new URL(site.origin).port)

/** Starts a site in the place of one that has ended. */
const restart = async (stage: Stage, clockAheadMs = 0): Promise<void> => {
  const { folder, load } = stage
  load.mended()
  const site = await startFaultySite({ folder, port: port(stage.site()), clockAheadMs })
  stage.replaceSite(site)
  await untilReady(site)
}

const stop = async (site: FaultySite, signal: NodeJS.Signals): Promise<void> => {
  site.process.kill(signal)
  await site.ended
}

const someAnswers = (): number => 1 + Math.floor(Math.random() * 25)

const killAtRandom = async (stage: Stage): Promise<void> => {
  for (let turn = 0; turn < stage.turns; turn += 1) {
    await stage.load.untilMore(someAnswers())
    await stop(stage.site(), 'SIGKILL')
    await restart(stage)
  }
}

/** What a disk holds between two calls of the system, with what only memory holds taken away. */
const cutPower = async (stage: Stage): Promise<void> => {
  const { folder, load } = stage
  for (let turn = 0; turn < stage.turns; turn += 1) {
    await load.untilMore(someAnswers())
    const child = stage.site().process
    child.kill('SIGSTOP')
    const acknowledged = [...load.acknowledged]
    const copy = mkdtempSync(join(tmpdir(), 'power-cut-'))
    cpSync(folder, copy, { recursive: true })
    child.kill('SIGCONT')
    rmSync(join(copy, 'records.sqlite-shm'), { force: true })
    giveToSite(copy)
    const startedAt = performance.now()
    const site = await startFaultySite({ folder: copy })
    await untilReady(site)
    load.recovered(performance.now() - startedAt)
    await stop(site, 'SIGTERM')
    const { lost, twice } = lookInto(copy, acknowledged)
    stage.lost([...lost, ...twice])
    rmSync(copy, { recursive: true })
  }
}

const fillDisk = async ({ load, site, disk, lastsMs }: Stage): Promise<void> => {
  await load.untilMore(20)
  disk?.fill(site().process.pid ?? 0)
  await wait(lastsMs)
  disk?.empty(site().process.pid ?? 0)
  load.mended()
}

const takeFolder = async ({ folder, load, lastsMs }: Stage): Promise<void> => {
  await load.untilMore(20)
  const elsewhere = `${folder}-elsewhere`
  renameSync(folder, elsewhere)
  await wait(lastsMs)
  // A picture cache may have been made where it was: what was kept is not in there.
  rmSync(folder, { recursive: true, force: true })
  renameSync(elsewhere, folder)
  load.mended()
}

const startReadOnly = async (stage: Stage): Promise<void> => {
  const { folder, load } = stage
  await load.untilMore(20)
  await stop(stage.site(), 'SIGTERM')
  const file = join(folder, 'records.sqlite')
  chmodSync(file, 0o444)
  const refused = await startFaultySite({ folder, port: port(stage.site()) })
  const status = await refused.ended
  chmodSync(file, 0o600)
  if (status !== 78) throw new Error(`A site whose records are read-only ended with ${status}.`)
  await restart(stage)
}

const lockRecords = async ({ folder, load, lastsMs }: Stage): Promise<void> => {
  await load.untilMore(20)
  const other = new DatabaseSync(join(folder, 'records.sqlite'), { timeout: 5000 })
  other.exec('BEGIN IMMEDIATE')
  await wait(lastsMs)
  other.exec('ROLLBACK')
  other.close()
  load.mended()
}

const aheadMs = 400 * 86_400_000

const jumpClock = async (stage: Stage): Promise<void> => {
  const { load } = stage
  await load.untilMore(20)
  stage.site().setClock(aheadMs)
  await load.untilMore(20)
  await stop(stage.site(), 'SIGTERM')
  // Expired data is deleted when a site starts.
  await restart(stage, aheadMs)
  await load.untilMore(20)
  stage.site().setClock(0)
  load.mended()
}

/** Both on the same folder, sent to by turns; one dies again and again. */
const runTwo = async (stage: Stage): Promise<void> => {
  const first = stage.site()
  let second = await startFaultySite({ folder: stage.folder })
  for (let turn = 0; turn < stage.turns; turn += 1) {
    await untilReady(second)
    stage.replaceSite(second)
    await stage.load.untilMore(someAnswers())
    stage.replaceSite(first)
    await stage.load.untilMore(someAnswers())
    stage.replaceSite(second)
    await stage.load.untilMore(1)
    await stop(second, 'SIGKILL')
    stage.replaceSite(first)
    stage.load.mended()
    await stage.load.untilMore(1)
    second = await startFaultySite({ folder: stage.folder })
  }
  await untilReady(second)
  await stop(second, 'SIGTERM')
}

export const faults: readonly Fault[] = [
  { name: 'kill -9 at random points', run: killAtRandom },
  { name: 'power cut (copies between system calls)', run: cutPower },
  { name: 'disk full', needsDisk: true, run: fillDisk },
  { name: 'data folder gone', run: takeFolder },
  { name: 'records read-only at the start', run: startReadOnly },
  { name: 'records locked by another program', run: lockRecords },
  { name: 'clock 400 days ahead, with a restart', run: jumpClock },
  { name: 'two processes, one killed', run: runTwo },
]
