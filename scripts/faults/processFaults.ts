import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { restart, type Stage, someAnswers, stop, untilUnderWay } from './fault.ts'
import { startFaultySite, untilReady } from './faultySite.ts'

/** Longest wait before a kill: storing an application with its file takes this long. */
const aFormTakesMs = 300

export const killAtRandom = async (stage: Stage): Promise<void> => {
  for (let turn = 0; turn < stage.turns; turn += 1) {
    await stage.load.untilMore(someAnswers(stage))
    // The cube favours short waits, because requests are stored within milliseconds.
    await wait(Math.random() ** 3 * aFormTakesMs)
    await stop(stage.site(), 'SIGKILL')
    await restart(stage)
  }
}

/** Sends forms alternately to two processes that share a folder, and kills one repeatedly. */
export const runTwo = async (stage: Stage): Promise<void> => {
  const first = stage.site()
  let second = await startFaultySite({ folder: stage.folder })
  for (let turn = 0; turn < stage.turns; turn += 1) {
    await untilReady(second)
    stage.replaceSite(second)
    await stage.load.untilMore(someAnswers(stage))
    stage.replaceSite(first)
    await stage.load.untilMore(someAnswers(stage))
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

export const lockRecords = async ({ folder, load, lastsMs }: Stage): Promise<void> => {
  await untilUnderWay(load)
  const other = new DatabaseSync(join(folder, 'records.sqlite'), { timeout: 5000 })
  other.exec('BEGIN IMMEDIATE')
  await wait(lastsMs)
  other.exec('ROLLBACK')
  other.close()
  load.mended()
}

const aheadMs = 400 * 86_400_000

export const jumpClock = async (stage: Stage): Promise<void> => {
  const { load } = stage
  await untilUnderWay(load)
  stage.site().setClock(aheadMs)
  await untilUnderWay(load)
  await stop(stage.site(), 'SIGTERM')
  // Restarts the site, which deletes expired data at start.
  await restart(stage, aheadMs)
  await untilUnderWay(load)
  stage.site().setClock(0)
  load.mended()
}
