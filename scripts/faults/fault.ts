import { type FaultySite, startFaultySite, untilReady } from './faultySite.ts'
import type { Load } from './senders.ts'

export interface Stage {
  readonly folder: string
  readonly load: Load
  /** Number of repetitions of a repeatable fault, and duration of a lasting one. */
  readonly turns: number
  readonly lastsMs: number
  readonly site: () => FaultySite
  readonly replaceSite: (site: FaultySite) => void
  /** Counts losses in a copy of the data; used by power cuts. */
  readonly lost: (names: readonly string[]) => void
}

type Run<Given extends readonly unknown[]> = (stage: Stage, ...given: Given) => Promise<void>

export interface PreparedFault {
  /** Runs under load; must leave a working site. */
  readonly run: Run<[]>
  readonly remove: () => void
}

export interface Fault {
  readonly name: string
  /** Share of the requested turns: 0.25 is every fourth. Defaults to one turn. */
  readonly turnsShare?: number
  /** Weight of this fault's share of the forms. Defaults to 1. */
  readonly formsShare?: number
  /** Sets up the folder; undefined if this machine does not support the fault. */
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
