import { chmodSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { portOf, restart, type Stage, stop, untilUnderWay } from './fault.ts'
import { startFaultySite } from './faultySite.ts'
import type { ImageDisk } from './imageDisk.ts'
import type { SmallDisk } from './smallDisk.ts'

export const fillDisk = async ({ load, site, lastsMs }: Stage, disk: SmallDisk): Promise<void> => {
  await untilUnderWay(load)
  disk.fill(site().process.pid ?? 0)
  await wait(lastsMs)
  disk.empty(site().process.pid ?? 0)
  load.mended()
}

export const takeFolder = async ({ folder, load, lastsMs }: Stage): Promise<void> => {
  await untilUnderWay(load)
  const elsewhere = `${folder}-elsewhere`
  renameSync(folder, elsewhere)
  await wait(lastsMs)
  // The site may have recreated the folder for its picture cache.
  rmSync(folder, { recursive: true, force: true })
  renameSync(elsewhere, folder)
  load.mended()
}

export const startReadOnly = async (stage: Stage): Promise<void> => {
  const { folder, load } = stage
  await untilUnderWay(load)
  await stop(stage.site(), 'SIGTERM')
  const file = join(folder, 'records.sqlite')
  chmodSync(file, 0o444)
  const refused = await startFaultySite({ folder, port: portOf(stage.site()) })
  const status = await refused.ended
  chmodSync(file, 0o600)
  if (status !== 78) throw new Error(`A site whose records are read-only exited with ${status}.`)
  await restart(stage)
}

const untilUnready = async (origin: string): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`)
    await answer.body?.cancel()
    if (answer.status === 503) return
    await wait(20)
  }
}

/** Simulates a file system error: the kernel remounts the disk read-only. */
export const turnReadOnly = async (stage: Stage, disk: ImageDisk): Promise<void> => {
  const { load, lastsMs } = stage
  await untilUnderWay(load)
  await disk.turnReadOnly()
  await untilUnready(stage.site().origin)
  await wait(lastsMs)
  await stop(stage.site(), 'SIGTERM')
  disk.mountAgain()
  await restart(stage)
}
