import type { DeskApplication } from './applications/applicationDesk.js'
import type { StaffApplications } from './applications/staffApplications.js'
import type { StaffAccess } from './openStaffAccess.js'
import type { StaffNotices } from './notices/staffNotices.js'
import type { OwnDay } from './dailyCounts/ownDay.js'
import type { StaffOutbox } from './outbox/staffOutbox.js'
import type { ReplyTemplates } from './replies/replyTemplates.js'
import type { StaffReplies } from './replies/staffReplies.js'
import type { DeskRequest } from './requests/deskRecord.js'
import type { StaffStatistics } from './statistics/statistics.js'
import type { StaffRequests } from './requests/staffRequests.js'
import type { Incidents } from './incidents/incidents.js'
import type { PrivacyOffice } from './privacy/privacyOffice.js'

export interface Staff extends StaffAccess {
  readonly requests: StaffRequests
  readonly ownDay: (staffId: string) => Promise<OwnDay>
  readonly requestReplies: StaffReplies<DeskRequest>
  readonly applicationReplies: StaffReplies<DeskApplication>
  readonly replyTemplates: ReplyTemplates
  readonly outbox: StaffOutbox
  readonly applications: StaffApplications
  readonly notices: StaffNotices
  readonly statistics: StaffStatistics
  readonly privacy: PrivacyOffice
  readonly incidents: Incidents
}
