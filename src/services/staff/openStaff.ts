import type { BaseLogger } from 'pino'
import type { Clock } from '../../shared/time/clock.js'
import type { EmailTransport, Mailbox } from '../adapters/email/emailTransport.js'
import type { Files } from '../adapters/files/files.js'
import type { Clinic } from '../clinic/readClinic.js'
import type { SiteContent } from '../content/siteContent.js'
import { createStaffApplications } from './applications/staffApplications.js'
import { createIncidents } from './incidents/incidents.js'
import { createStaffNotices, type StaffNoticesParts } from './notices/staffNotices.js'
import type { StaffAccess, StaffAccessParts } from './openStaffAccess.js'
import { createStaffOutbox } from './outbox/staffOutbox.js'
import { createPrivacyOffice } from './privacy/privacyOffice.js'
import { applicationReplies } from './replies/applicationReplies.js'
import { createReplyTemplates } from './replies/replyTemplates.js'
import { requestReplies } from './replies/requestReplies.js'
import { createStaffReplies, type StaffRepliesParts } from './replies/staffReplies.js'
import { countOwnDay } from './dailyCounts/ownDay.js'
import { createStaffRequests } from './requests/staffRequests.js'
import type { Staff } from './staff.js'
import { createStaffStatistics } from './statistics/statistics.js'

interface Parts
  extends Pick<StaffAccessParts, 'records' | 'onUnreadable' | 'origin'>,
    Pick<StaffRepliesParts, 'outbox' | 'retention' | 'from'> {
  readonly access: StaffAccess
  readonly desk: Mailbox
  readonly hr: Mailbox
  readonly clinic: Clinic
  readonly content: SiteContent
  readonly emailFacts: StaffRepliesParts['facts']
  readonly emailViews: StaffRepliesParts['views']
  readonly files: Files
  readonly notices: StaffNoticesParts['notices']
  readonly emailCopies: Pick<EmailTransport, 'removeCopies'>
  readonly mailboxes: readonly string[]
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'info' | 'warn'>
}

export const openStaff = (parts: Parts): Staff => {
  const { access } = parts
  const { audit } = access
  const requests = createStaffRequests({ ...parts, audit })
  const applications = createStaffApplications({ ...parts, audit })
  const replies = { ...parts, audit, facts: parts.emailFacts, views: parts.emailViews }
  return {
    ...access,
    requests,
    ownDay: (staffId) => countOwnDay({ ...parts, audit, requests }, staffId),
    requestReplies: createStaffReplies(
      { ...replies, mailbox: parts.desk },
      requestReplies(requests, access.requestAddress),
    ),
    applicationReplies: createStaffReplies(
      { ...replies, mailbox: parts.hr },
      applicationReplies(applications),
    ),
    replyTemplates: createReplyTemplates({ ...parts, audit }),
    outbox: createStaffOutbox({ ...parts, audit }),
    applications,
    notices: createStaffNotices({ ...parts, audit }),
    statistics: createStaffStatistics(parts),
    privacy: createPrivacyOffice({ ...parts, audit }),
    incidents: createIncidents({ ...parts, audit }),
  }
}
