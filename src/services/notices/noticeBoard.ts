import type { BaseLogger } from 'pino'
import { readable } from '../adapters/records/readable.js'
import type { OnUnreadable, Records, StoredRecord } from '../adapters/records/records.js'
import type { Closure } from '../../shared/clinic/closures.js'
import { everyRecord } from '../adapters/records/everyRecord.js'
import type { Backoff } from '../../shared/time/backoff.js'
import type { Clock } from '../../shared/time/clock.js'
import { minute } from '../../shared/time/durations.js'
import { createRecurringTask } from '../../shared/time/recurringTask.js'
import { closureOf, isShown, type Notice, noticeKinds, readNotice } from './notice.js'
import type { Clinic } from '../clinic/readClinic.js'

/** Polling interval, which finds notices that the watch missed. */
const lookMs = minute

/** Notices cached in memory, so that pages never wait for the store. */
export interface NoticeBoard {
  shown(): readonly Notice[]
  /** Returns all closures, including future ones; the same array until they change. */
  closures(): readonly Closure[]
  readonly version: () => number
  /** Sets the only listener, the page cache. */
  onChange(listener: () => void): void
  refresh(): Promise<void>
  start(): void
  stop(): Promise<void>
}

export interface NoticeBoardParts {
  readonly records: Pick<Records, 'list' | 'watch'>
  readonly onUnreadable: OnUnreadable
  readonly timeZone: string
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'error'>
  readonly backoff: Backoff
}

interface Kept {
  notices: readonly Notice[]
  closures: readonly Closure[]
  written: string
  version: number
  listener: () => void
}

const rank = ({ kind, from, id }: Notice): string => {
  const place = noticeKinds.findIndex((known) => known === kind)
  return `${place === -1 ? noticeKinds.length : place}${from}${id}`
}

export const listNotices = async ({
  records,
  onUnreadable,
}: Pick<NoticeBoardParts, 'onUnreadable'> & {
  readonly records: Pick<Records, 'list'>
}): Promise<readonly Notice[]> => {
  const stored: StoredRecord[] = []
  for await (const record of everyRecord(records, 'notices')) stored.push(record)
  return readable(stored, readNotice, (record) => record, onUnreadable).toSorted((one, other) =>
    rank(one) < rank(other) ? -1 : 1,
  )
}

export const createNoticeBoard = (parts: NoticeBoardParts): NoticeBoard => {
  const { records, timeZone, clock, log, backoff } = parts
  const board: Kept = {
    notices: [],
    closures: [],
    written: '[]',
    version: 0,
    listener: () => undefined,
  }

  let endWatch = (): void => undefined

  const refresh = async (): Promise<void> => {
    const notices = await listNotices(parts)
    const written = JSON.stringify(notices)
    if (written === board.written) return
    board.notices = notices
    board.closures = notices
      .filter(({ kind }) => kind === 'closure')
      .map((notice) => closureOf(notice, timeZone))
    board.written = written
    board.version += 1
    board.listener()
  }

  const task = createRecurringTask({
    run: async () => {
      await refresh()
      return lookMs
    },
    onError: (error) =>
      log.error({ err: error }, 'notice refresh failed: showing the last known notices'),
    backoff,
    longestWaitMs: lookMs,
    clock,
  })

  return {
    shown: () => board.notices.filter((notice) => isShown(notice, clock.now())),
    closures: () => board.closures,
    version: () => board.version,
    onChange: (listener) => {
      board.listener = listener
    },
    refresh,
    start: () => {
      void task.start()
      // Watches the audit log, not the notices, because a removal adds no notice but adds an audit entry.
      endWatch = records.watch('audit', () => task.wake())
    },
    stop: () => {
      endWatch()
      return task.stop()
    },
  }
}

export const clinicWithNotices = (clinic: Clinic, board: Pick<NoticeBoard, 'closures'>): Clinic => {
  // Joined once per change, as pages read closures for many days.
  const joined = { added: board.closures(), closures: clinic.closures }
  return {
    ...clinic,
    get closures(): readonly Closure[] {
      const added = board.closures()
      if (added !== joined.added) {
        joined.added = added
        joined.closures = [...clinic.closures, ...added]
      }
      return joined.closures
    },
  }
}
