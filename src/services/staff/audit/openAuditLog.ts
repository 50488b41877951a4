import type { BaseLogger } from 'pino'
import type { Committed, Records, Step } from '../../adapters/records/records.js'
import { AppError } from '../../errors.js'
import { createBackoff } from '../../time/backoff.js'
import type { Clock } from '../../time/clock.js'
import { second } from '../../time/durations.js'
import { sleep } from '../../time/sleep.js'
import type { StaffKeys } from '../staffKeys.js'
import {
  type AuditEntry,
  type AuditHead,
  draftEntry,
  emptyHead,
  entryId,
  nextEntry,
  readEntry,
} from './auditEntry.js'
import type { AuditDraft } from './auditDraft.js'
import type { AuditLog } from './auditLog.js'
import { verifyAuditLog } from './verifyAuditLog.js'

interface Parts {
  readonly records: Pick<Records, 'commit' | 'list' | 'read'>
  readonly keys: StaffKeys
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<BaseLogger, 'info'>
}

/** Other processes write entries too: whoever is slower takes the number after theirs. */
const mostTries = 50
const turnBackoff = createBackoff({ baseMs: 2, factor: 1.5, jitter: 1, capMs: 100 })

const readHead = async (records: Pick<Records, 'list'>): Promise<AuditHead> => {
  const { records: newest } = await records.list('audit', { limit: 1 })
  const [last] = newest
  return last === undefined ? emptyHead : readEntry(last)
}

/** The log in the records of the site. */
export const openAuditLog = ({ records, keys, clock, log }: Parts): AuditLog => {
  /** A store whose answer was lost is asked again, and refuses what it has already kept. */
  const isOurs = async ({ sequence, mac }: AuditEntry): Promise<boolean> => {
    const record = await records.read('audit', entryId(sequence))
    return record !== undefined && readEntry(record).mac === mac
  }

  const attempt = async (
    draft: AuditDraft,
    steps: readonly Step[],
    tries: number,
  ): Promise<Committed> => {
    const entry = nextEntry(keys, await readHead(records), draft, clock.now())
    const done = await records.commit([...steps, { create: draftEntry(entry) }])
    if (done.status === 'committed' || (await isOurs(entry))) {
      const { sequence, mac } = entry
      // Kept by the platform: a log whose last entries were cut off no longer ends as this says.
      log.info({ audit: { sequence, mac } }, 'audit entry')
      return { status: 'committed' }
    }
    if (done.step < steps.length) return done
    if (tries >= mostTries) throw new AppError(503, 'unavailable')
    await sleep(turnBackoff(tries), AbortSignal.timeout(second))
    return attempt(draft, steps, tries + 1)
  }

  // One after the other within a process: they would only take each other's numbers.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<Committed>): Promise<Committed> => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }

  return {
    append: async (draft) => {
      await inTurn(() => attempt(draft, [], 1))
    },
    commit: (draft, steps) => inTurn(() => attempt(draft, steps, 1)),
    verify: (logged) => verifyAuditLog({ records, keys, now: clock.now() }, logged),
    list: async ({ limit, cursor, action }) => {
      const page = await records.list('audit', {
        limit,
        ...(cursor === undefined ? {} : { cursor }),
        ...(action === undefined ? {} : { where: { field: 'action', equals: action } }),
      })
      const entries = page.records.map(readEntry)
      return page.cursor === undefined ? { entries } : { entries, cursor: page.cursor }
    },
  }
}
