import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stage, someAnswers, stop } from './fault.ts'
import { giveToSite, startFaultySite, untilReady } from './faultySite.ts'
import type { DiskCopy, ImageDisk } from './imageDisk.ts'
import { compareStored } from './storedData.ts'

/* Simulates power cuts: a second site opens a copy of the data while the first one stays under load. */

const startOn = async (copy: DiskCopy, { load, lost }: Stage, before: number): Promise<void> => {
  giveToSite(copy.path)
  const startedAt = performance.now()
  const site = await startFaultySite({ folder: copy.path })
  try {
    await untilReady(site)
    load.recovered(performance.now() - startedAt)
  } finally {
    await stop(site, 'SIGTERM')
  }
  const stored = compareStored(copy.path, load.acknowledged.slice(0, before))
  lost([...stored.lost, ...stored.twice])
}

const cutPower = async (stage: Stage, copyDisk: () => DiskCopy): Promise<void> => {
  for (let turn = 0; turn < stage.turns; turn += 1) {
    await stage.load.untilMore(someAnswers(stage))
    const child = stage.site().process
    // SIGSTOP takes effect between system calls: a write in progress completes, and no other begins.
    child.kill('SIGSTOP')
    const before = stage.load.acknowledged.length
    const copy = copyDisk()
    child.kill('SIGCONT')
    try {
      await startOn(copy, stage, before)
    } finally {
      copy.remove()
    }
  }
}

export const cutPowerKeepingWrites = async (stage: Stage): Promise<void> =>
  cutPower(stage, () => {
    const path = mkdtempSync(join(tmpdir(), 'power-cut-'))
    cpSync(stage.folder, path, { recursive: true })
    rmSync(join(path, 'records.sqlite-shm'), { force: true })
    return { path, remove: () => rmSync(path, { recursive: true }) }
  })

export const cutPowerDroppingWrites = async (stage: Stage, disk: ImageDisk): Promise<void> =>
  cutPower(stage, () => disk.copy())
