import { fillDisk, startReadOnly, takeFolder, turnReadOnly } from './diskFaults.ts'
import { type Fault, onDisk, plain } from './fault.ts'
import { openImageDisk } from './imageDisk.ts'
import { cutPowerDroppingWrites, cutPowerKeepingWrites } from './powerFaults.ts'
import { jumpClock, killAtRandom, lockRecords, runTwo } from './processFaults.ts'
import { openSmallDisk } from './smallDisk.ts'

export const faults: readonly Fault[] = [
  { name: 'kill -9 at random points', turnsShare: 1, formsShare: 6, prepare: plain(killAtRandom) },
  {
    name: 'power cut, unsynchronised writes lost',
    turnsShare: 0.25,
    prepare: onDisk(openImageDisk, cutPowerDroppingWrites),
  },
  {
    name: 'power cut, all writes preserved',
    turnsShare: 0.25,
    prepare: plain(cutPowerKeepingWrites),
  },
  { name: 'disk full', prepare: onDisk(openSmallDisk, fillDisk) },
  {
    name: 'disk turns read-only',
    prepare: onDisk(openImageDisk, turnReadOnly),
  },
  { name: 'data folder gone', prepare: plain(takeFolder) },
  {
    name: 'records read-only at the start',
    prepare: plain(startReadOnly),
  },
  {
    name: 'records locked by another program',
    prepare: plain(lockRecords),
  },
  {
    name: 'clock 400 days ahead, with a restart',
    prepare: plain(jumpClock),
  },
  { name: 'two processes, one killed', turnsShare: 0.1, prepare: plain(runTwo) },
]
