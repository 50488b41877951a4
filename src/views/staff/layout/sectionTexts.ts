import type { StaffSection } from '../../../addresses/staffTable.js'
import type { PlainMessageKey } from '../../../services/language/messages.js'

export const sectionTexts: Readonly<Record<StaffSection, PlainMessageKey>> = {
  requests: 'staffRequests:section',
  applications: 'staffApplications:section',
  outbox: 'staffOutbox:section',
  privacy: 'staffPrivacy:title',
  incidents: 'staffIncidents:section',
  siteEditor: 'staffSiteEditor:section',
  notices: 'staffNotices:section',
  statistics: 'staffStatistics:title',
  accounts: 'staffAccounts:title',
  audit: 'staffAudit:title',
}
