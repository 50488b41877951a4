import type { StaffRole, StaffRouteName } from '../../../addresses/staffTable.js'
import type { PlainWordKey } from '../../../services/language/words.js'

/** A link of the bar: shown to these roles, current on these pages. */
export interface StaffSection {
  readonly to: StaffRouteName
  readonly word: PlainWordKey
  readonly roles: readonly StaffRole[]
  readonly pages: readonly StaffRouteName[]
}

/** In the order of the bar. */
export const staffSections: readonly StaffSection[] = [
  {
    to: 'requests',
    word: 'staffRequests:section',
    roles: ['desk'],
    pages: ['requests', 'requestSearch', 'request', 'requestReply'],
  },
  {
    to: 'applications',
    word: 'staffApplications:section',
    roles: ['hr'],
    pages: ['applications', 'application'],
  },
  {
    to: 'outbox',
    word: 'staffOutbox:section',
    roles: ['admin'],
    pages: ['outbox', 'replyTemplates', 'replyTemplate'],
  },
  {
    to: 'privacy',
    word: 'staffPrivacy:title',
    roles: ['admin'],
    pages: [
      'privacy',
      'privacyRequest',
      'privacySearch',
      'privacyCorrect',
      'privacyCopy',
      'privacyDelete',
      'privacyAttestation',
    ],
  },
  {
    to: 'incidents',
    word: 'staffIncidents:section',
    roles: ['admin'],
    pages: ['incidents', 'incidentNew', 'incident'],
  },
  {
    to: 'notices',
    word: 'staffNotices:section',
    roles: ['admin'],
    pages: ['notices', 'noticeRemove'],
  },
  {
    to: 'statistics',
    word: 'staffStatistics:title',
    roles: ['desk', 'hr', 'admin'],
    pages: ['statistics'],
  },
  {
    to: 'accounts',
    word: 'staffAccounts:title',
    roles: ['admin'],
    pages: ['accounts', 'account', 'accountInvite', 'accountRoles', 'accountClose', 'accountReset'],
  },
  {
    to: 'audit',
    word: 'staffAudit:title',
    roles: ['admin'],
    pages: ['audit', 'auditVerify'],
  },
]
