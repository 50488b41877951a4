import type { StaffRouteName, WithoutParameters } from '../../../addresses/staffTable.js'
import type { PlainWordKey } from '../../../services/language/words.js'

/** A link of the bar: shown to whoever may open it, current on these pages. */
export interface StaffSection {
  readonly to: WithoutParameters
  readonly word: PlainWordKey
  readonly pages: readonly StaffRouteName[]
}

/** In the order of the bar. */
export const staffSections: readonly StaffSection[] = [
  {
    to: 'requests',
    word: 'staffRequests:section',
    pages: ['requests', 'requestSearch', 'request', 'requestReply'],
  },
  {
    to: 'applications',
    word: 'staffApplications:section',
    pages: ['applications', 'application'],
  },
  {
    to: 'outbox',
    word: 'staffOutbox:section',
    pages: ['outbox', 'replyTemplates', 'replyTemplate'],
  },
  {
    to: 'privacy',
    word: 'staffPrivacy:title',
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
    pages: ['incidents', 'incidentNew', 'incident'],
  },
  {
    to: 'notices',
    word: 'staffNotices:section',
    pages: ['notices', 'noticeRemove'],
  },
  {
    to: 'statistics',
    word: 'staffStatistics:title',
    pages: ['statistics'],
  },
  {
    to: 'accounts',
    word: 'staffAccounts:title',
    pages: ['accounts', 'account', 'accountInvite', 'accountRoles', 'accountClose', 'accountReset'],
  },
  {
    to: 'audit',
    word: 'staffAudit:title',
    pages: ['audit', 'auditVerify'],
  },
]
