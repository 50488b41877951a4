import { type FaultySite, startFaultySite, untilReady } from './faultySite.ts'
import type { Load } from './senders.ts'

/** What a fault is given to work on. */
export interface Stage {
  readonly folder: string
  readonly load: Load
  /** How often what can be repeated is done, and how long what lasts goes on. */
  readonly turns: number
  readonly lastsMs: number
  /** The site that is sent to now. */
  readonly site: () => FaultySite
  readonly replaceSite: (site: FaultySite) => void
  /** Counts what was lost in a copy; see the power cuts. */
  readonly lost: (names: readonly string[]) => void
}

type Run<Given extends readonly unknown[]> = (stage: Stage, ...given: Given) => Promise<void>

/** A fault that this machine can bring about. */
export interface PreparedFault {
  /** Takes place while people send; must leave a site that works. */
  readonly run: Run<[]>
  readonly remove: () => void
}

export interface Fault {
  readonly name: string
  /** Of the turns that are asked for, how many this fault takes: 0.25 is every fourth; else one. */
  readonly turnsShare?: number
  /** How many forms are sent meanwhile, beside the other faults: 2 is twice as many; else 1. */
  readonly formsShare?: number
  /** Makes ready what the fault needs around the folder; nothing where this machine cannot. */
  readonly prepare: (folder: string) => PreparedFault | undefined
}

/** A fault that every machine can bring about. */
export const plain =
  (run: Run<[]>): Fault['prepare'] =>
  () => ({ run, remove: () => undefined })

/** A fault of the disk that the folder stands on. */
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

/** Starts a site in the place of one that has ended. */
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

/** Resolves in the middle of the load: forms have been kept, and people go on sending. */
export const untilUnderWay = (load: Load): Promise<void> =>
  load.untilMore(Math.min(20, Math.ceil(load.count / 4)))

/** So many answers at random that all turns of a fault take place while people send. */
export const someAnswers = ({ load, turns }: Stage): number =>
  1 + Math.floor(Math.random() * Math.min(25, load.count / turns))
