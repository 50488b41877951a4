import type { BaseLogger } from 'pino'
import { readable } from '../../adapters/records/readable.js'
import type {
  Committed,
  Filter,
  OnUnreadable,
  Records,
  Step,
} from '../../adapters/records/records.js'
import { AppError } from '../../errors/errors.js'
import { createBackoff } from '../../../shared/time/backoff.js'
import type { Clock } from '../../../shared/time/clock.js'
import { second } from '../../../shared/time/durations.js'
import { sleep } from '../../../shared/time/timeout.js'
import type { StaffKeys } from '../staffKeys.js'
import {
  type AuditDraft,
  type AuditEntry,
  type AuditHead,
  draftEntry,
  emptyHead,
  entryId,
  nextEntry,
  readAuditHead,
  readEntry,
} from './auditEntry.js'
import type { AuditListOptions, AuditLog } from './auditLog.js'
import { verifyAuditLog } from './verifyAuditLog.js'

interface Parts {
  readonly records: Pick<Records, 'commit' | 'list' | 'read'>
  readonly keys: StaffKeys
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<BaseLogger, 'info'>
  readonly onUnreadable: OnUnreadable
}

/**
 * Maximum number of tries. With four processes that write continuously, all tries of one fail with
 * a probability of 6e-7.
 */
const mostTries = 50
const turnBackoff = createBackoff({ baseMs: 2, factor: 1.5, jitter: 1, capMs: 100 })

const readHead = async (records: Pick<Records, 'list'>): Promise<AuditHead> => {
  const { records: newest } = await records.list('audit', { limit: 1 })
  const [last] = newest
  return last === undefined ? emptyHead : readAuditHead(last)
}

const chainEntries = (
  keys: StaffKeys,
  head: AuditHead,
  drafts: readonly AuditDraft[],
  now: number,
): readonly AuditEntry[] => {
  let last = head
  return drafts.map((draft) => {
    const entry = nextEntry(keys, last, draft, now)
    last = entry
    return entry
  })
}

interface EntryFilter extends Filter {
  readonly field: 'subject' | 'actor' | 'action'
}

/** Returns the filters, most selective first, because the store applies the first one only. */
const filtersOf = (options: AuditListOptions): readonly EntryFilter[] =>
  (['subject', 'actor', 'action'] as const).flatMap((field) => {
    const equals = options[field]
    return equals === undefined ? [] : [{ field, equals }]
  })

export const openAuditLog = ({ records, keys, clock, log, onUnreadable }: Parts): AuditLog => {
  /** Returns whether an earlier attempt stored this entry, although its response was lost. */
  const isOurs = async ({ sequence, mac }: AuditEntry): Promise<boolean> => {
    const record = await records.read('audit', entryId(sequence))
    return record !== undefined && readAuditHead(record).mac === mac
  }

  const attempt = async (
    drafts: readonly AuditDraft[],
    steps: readonly Step[],
    tries: number,
  ): Promise<Committed> => {
    const entries = chainEntries(keys, await readHead(records), drafts, clock.now())
    const last = entries.at(-1)
    if (last === undefined) throw new Error('A commit to the audit log needs an entry.')
    const created = entries.map((entry) => ({ create: draftEntry(entry) }))
    const done = await records.commit([...steps, ...created])
    if (done.status === 'committed' || (await isOurs(last))) {
      const { sequence, mac } = last
      // The platform stores this line, which later proves that the last entries were not removed.
      log.info({ audit: { sequence, mac } }, 'audit entry')
      return { status: 'committed' }
    }
    if (done.step < steps.length) return done
    if (tries >= mostTries) throw new AppError(503, 'unavailable')
    await sleep(turnBackoff(tries), AbortSignal.timeout(second))
    return attempt(drafts, steps, tries + 1)
  }

  // Serialized within a process: concurrent attempts would compete for the same number.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<Committed>): Promise<Committed> => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }

  return {
    append: async (drafts) => {
      await inTurn(() => attempt([drafts].flat(), [], 1))
    },
    commit: (drafts, steps) => inTurn(() => attempt([drafts].flat(), steps, 1)),
    verify: (logged) => verifyAuditLog({ records, keys, now: clock.now() }, logged),
    list: async (options) => {
      const { limit, cursor } = options
      const [where, ...others] = filtersOf(options)
      const page = await records.list('audit', {
        limit,
        ...(cursor === undefined ? {} : { cursor }),
        where,
      })
      const entries = readable(page.records, readEntry, (record) => record, onUnreadable).filter(
        (entry) => others.every(({ field, equals }) => entry[field] === equals),
      )
      return page.cursor === undefined ? { entries } : { entries, cursor: page.cursor }
    },
  }
}
