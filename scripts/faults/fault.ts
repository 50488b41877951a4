import { type FaultySite, startFaultySite, untilReady } from './faultySite.ts'
import type { Load } from './senders.ts'

export interface Stage {
  readonly folder: string
  readonly load: Load
  /** Repetitions of a fault without duration. `lastsMs` is the duration of other faults. */
  readonly turns: number
  readonly lastsMs: number
  readonly site: () => FaultySite
  readonly replaceSite: (site: FaultySite) => void
  /** Records forms that are lost or duplicated in a copy of the data, after a simulated power cut. */
  readonly lost: (names: readonly string[]) => void
}

type Run<Given extends readonly unknown[]> = (stage: Stage, ...given: Given) => Promise<void>

export interface PreparedFault {
  /** Injects the fault under load; the site must work again when the promise resolves. */
  readonly run: Run<[]>
  readonly remove: () => void
}

export interface Fault {
  readonly name: string
  /** Fraction of the requested turns, such as 0.25; `undefined` means a single turn. */
  readonly turnsShare?: number
  /** Relative number of forms that are sent during this fault; defaults to 1. */
  readonly formsShare?: number
  /** Prepares the data folder; returns `undefined` if this machine does not support the fault. */
  readonly prepare: (folder: string) => PreparedFault | undefined
}

export const plain =
  (run: Run<[]>): Fault['prepare'] =>
  () => ({ run, remove: () => undefined })

export const onDisk =
  <Disk extends { readonly remove: () => void }>(
    open: (folder: string) => Disk | undefined,
    run: Run<[disk: Disk]>,
  ): Fault['prepare'] =>
  (folder) => {
    const disk = open(folder)
    return disk && { run: (stage) => run(stage, disk), remove: disk.remove }
  }

export const portOf = (site: FaultySite): number => Number(new URL(site.origin).port)

export const restart = async (stage: Stage, clockAheadMs = 0): Promise<void> => {
  const { folder, load } = stage
  load.mended()
  const site = await startFaultySite({ folder, port: portOf(stage.site()), clockAheadMs })
  stage.replaceSite(site)
  await untilReady(site)
}

export const stop = async (site: FaultySite, signal: NodeJS.Signals): Promise<void> => {
  site.process.kill(signal)
  await site.ended
}

export const untilUnderWay = (load: Load): Promise<void> =>
  load.untilMore(Math.min(20, Math.ceil(load.count / 4)))

export const someAnswers = ({ load, turns }: Stage): number =>
  1 + Math.floor(Math.random() * Math.min(25, load.count / turns))
