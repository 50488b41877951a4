import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { restart, type Stage, someAnswers, stop, untilUnderWay } from './fault.ts'
import { startFaultySite, untilReady } from './faultySite.ts'

/* Processes that die, wait for each other or tell the time wrongly. */

/** As long as an application with its file takes, so that each step of keeping it is met. */
const aFormTakesMs = 300

export const killAtRandom = async (stage: Stage): Promise<void> => {
  for (let turn = 0; turn < stage.turns; turn += 1) {
    await stage.load.untilMore(someAnswers(stage))
    // Mostly short: requests are kept within milliseconds.
    await wait(Math.random() ** 3 * aFormTakesMs)
    await stop(stage.site(), 'SIGKILL')
    await restart(stage)
  }
}

/** Both on the same folder, sent to by turns; one dies again and again. */
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
  // Expired data is deleted when a site starts.
  await restart(stage, aheadMs)
  await untilUnderWay(load)
  stage.site().setClock(0)
  load.mended()
}
