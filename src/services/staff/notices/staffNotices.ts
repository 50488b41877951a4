import { isDeepStrictEqual } from 'node:util'
import type { OnUnreadable, Records } from '../../adapters/records/records.js'
import { draftNotice, type Notice, readNotice } from '../../notices/notice.js'
import { listNotices, type NoticeBoard } from '../../notices/noticeBoard.js'
import type { Clock } from '../../../shared/time/clock.js'
import type { AuditLog } from '../audit/auditLog.js'
import { retryConflicts } from '../retryConflicts.js'
import type { StaffAct } from '../staffAct.js'

export interface StaffNotices {
  list(): Promise<readonly Notice[]>
  /** Publishes a notice, idempotently; `taken`: a different notice, such as an earlier edit, has its id. */
  publish(act: StaffAct, notice: Notice): Promise<'published' | 'taken'>
  remove(act: StaffAct, id: string): Promise<void>
}

export interface StaffNoticesParts {
  readonly records: Pick<Records, 'list' | 'read'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
  /** Notice board, refreshed at once in this process; other processes watch the audit log. */
  readonly notices: Pick<NoticeBoard, 'refresh'>
}

export const createStaffNotices = (parts: StaffNoticesParts): StaffNotices => {
  const { records, audit, clock, notices } = parts
  return {
    list: () => listNotices(parts),
    publish: async ({ signedIn, requestId }, notice) => {
      const { status } = await audit.commit(
        { actor: signedIn, action: 'noticePublished', subject: notice.id, requestId },
        [{ create: draftNotice(notice, clock.now()) }],
      )
      await notices.refresh()
      if (status === 'committed') return 'published'
      const stored = await records.read('notices', notice.id)
      return stored !== undefined && isDeepStrictEqual(readNotice(stored), notice)
        ? 'published'
        : 'taken'
    },
    remove: async ({ signedIn, requestId }, id) => {
      await retryConflicts(async () => {
        const record = await records.read('notices', id)
        if (record === undefined) return 'gone'
        const { version } = record
        const { status } = await audit.commit(
          { actor: signedIn, action: 'noticeRemoved', subject: id, requestId },
          [{ remove: { collection: 'notices', id, version } }],
        )
        return status === 'committed' ? 'gone' : 'conflict'
      })
      await notices.refresh()
    },
  }
}
