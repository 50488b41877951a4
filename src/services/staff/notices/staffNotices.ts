import type { OnUnreadable, Records } from '../../adapters/records/records.js'
import { draftNotice, type Notice } from '../../notices/notice.js'
import { listNotices, type NoticeBoard } from '../../notices/noticeBoard.js'
import type { Clock } from '../../time/clock.js'
import type { AuditLog } from '../audit/auditLog.js'
import type { StaffAct } from '../staffAct.js'

/** What the clinic's manager tells visitors on every page. */
export interface StaffNotices {
  /** Those to come, those shown and those that have just ended. */
  list(): Promise<readonly Notice[]>
  /** Publishing the same notice again does nothing: a double click, or a page sent again. */
  publish(act: StaffAct, notice: Notice): Promise<void>
  remove(act: StaffAct, id: string): Promise<'removed' | 'missing'>
}

export interface StaffNoticesParts {
  readonly records: Pick<Records, 'list' | 'read'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
  /** Other processes look by themselves; in this one it is seen at once. */
  readonly notices: Pick<NoticeBoard, 'refresh'>
}

export const createStaffNotices = (parts: StaffNoticesParts): StaffNotices => {
  const { records, audit, clock, notices } = parts
  return {
    list: () => listNotices(parts),
    publish: async ({ signedIn, requestId }, notice) => {
      await audit.commit(
        { actor: signedIn, action: 'noticePublished', subject: notice.id, requestId },
        [{ create: draftNotice(notice, clock.now()) }],
      )
      await notices.refresh()
    },
    remove: async ({ signedIn, requestId }, id) => {
      const record = await records.read('notices', id)
      if (record === undefined) return 'missing'
      const { version } = record
      await audit.commit({ actor: signedIn, action: 'noticeRemoved', subject: id, requestId }, [
        { remove: { collection: 'notices', id, version } },
      ])
      await notices.refresh()
      return 'removed'
    },
  }
}
