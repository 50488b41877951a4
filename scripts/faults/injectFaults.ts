import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault, PreparedFault } from './fault.ts'
import { faults } from './faultList.ts'
import { giveToSite, startFaultySite, untilReady } from './faultySite.ts'
import { startLoad } from './senders.ts'
import { compareStored } from './storedData.ts'

export interface Outcome {
  readonly name: string
  /** Number of forms sent until acknowledged; 0 if the machine does not support this fault. */
  readonly tried: number
  readonly lost: readonly string[]
  readonly twice: readonly string[]
  /** Longest time from the end of the fault to the next acknowledgement, in milliseconds. */
  readonly recoveryMs: number
}

export interface InjectionOptions {
  /** Number of forms for all faults together; one in ten has a file. */
  readonly requests: number
  readonly turns: number
  readonly lastsMs: number
  readonly atOnce: number
  readonly only?: string
}

const notPossible = (name: string): Outcome => ({
  name,
  tried: 0,
  lost: [],
  twice: [],
  recoveryMs: 0,
})

const formsOf = (
  { formsShare = 1 }: Fault,
  chosen: readonly Fault[],
  { requests }: InjectionOptions,
): number => {
  const shares = chosen.reduce((sum, { formsShare: one = 1 }) => sum + one, 0)
  return Math.ceil((requests * formsShare) / shares)
}

const turnsOf = ({ turnsShare = 0 }: Fault, turns: number): number =>
  Math.max(1, Math.ceil(turns * turnsShare))

const injectPrepared = async (
  fault: Fault,
  { run }: PreparedFault,
  folder: string,
  options: InjectionOptions,
): Promise<Outcome> => {
  const { name } = fault
  giveToSite(folder)
  let site = await startFaultySite({ folder })
  try {
    await untilReady(site)
    const load = startLoad(options.requests, () => site.origin)
    const lostOnTheWay: string[] = []
    await run({
      folder,
      load,
      turns: turnsOf(fault, options.turns),
      lastsMs: options.lastsMs,
      site: () => site,
      replaceSite: (other) => {
        site = other
      },
      lost: (names) => void lostOnTheWay.push(...names),
    })
    await load.finished
    site.process.kill('SIGTERM')
    const status = await site.ended
    if (status !== 0) throw new Error(`${name}: the site exited with ${status}. ${site.errors()}`)
    const stored = compareStored(folder, load.acknowledged)
    const lost = [...lostOnTheWay, ...stored.lost]
    const recoveryMs = load.longestRecovery()
    return { name, tried: options.requests, lost, twice: stored.twice, recoveryMs }
  } finally {
    site.process.kill('SIGKILL')
    await site.ended
  }
}

const injectOne = async (fault: Fault, options: InjectionOptions): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const prepared = fault.prepare(folder)
  try {
    if (prepared === undefined) return notPossible(fault.name)
    return await injectPrepared(fault, prepared, folder, options)
  } finally {
    prepared?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const injectFaults = async (
  options: InjectionOptions,
  onDone: (outcome: Outcome) => void = () => undefined,
): Promise<readonly Outcome[]> => {
  const chosen = faults.filter(({ name }) => name.includes(options.only ?? ''))
  const outcomes: Outcome[] = []
  const queue = chosen.entries()
  const lane = async (): Promise<void> => {
    for (const [place, fault] of queue) {
      const requests = formsOf(fault, chosen, options)
      outcomes[place] = await injectOne(fault, { ...options, requests })
      onDone(outcomes[place])
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, lane))
  return outcomes
}
