import type { KeptKind } from '../../content/pages/whatWeKeep.js'
import type { ApplicationField } from '../../shared/careers/applicationFields.js'
import type { ContactField } from '../../shared/contact/contactFields.js'
import type { FeedbackField } from '../../shared/feedback/feedbackFields.js'
import type { Collection } from '../adapters/records/records.js'
import type { Application } from '../careers/application.js'
import type { Upload } from '../careers/uploadRecord.js'
import type { ContactRequest } from '../contact/contactRequest.js'
import type { StoredEmail } from '../email/emailRecord.js'
import type { Feedback } from '../feedback/feedback.js'
import type { PlainMessageKey } from '../language/messages.js'
import type { StoredAccount } from '../staff/accounts/accountRecord.js'
import type { ApplicationDesk } from '../staff/applications/applicationDesk.js'
import type { AuditEntry } from '../staff/audit/auditEntry.js'
import type { IncidentItem } from '../staff/incidents/incident.js'
import type { PrivacyRequest } from '../staff/privacy/privacyRequest.js'
import type { Desk } from '../staff/requests/deskRecord.js'

/* Maps stored fields to their description on the privacy page. Missing fields or collections do not compile. */

type FieldWords<Field extends PropertyKey> = Readonly<Record<Field, PlainMessageKey>>

const submission = {
  id: 'legal:fields.reference',
  createdAt: 'legal:fields.sentAt',
  locale: 'legal:fields.locale',
  suspected: 'legal:fields.suspected',
} as const

const requests: FieldWords<ContactField | keyof ContactRequest | keyof Desk> = {
  name: 'forms:shared.name',
  phone: 'forms:shared.phone',
  phoneExtension: 'forms:shared.phone',
  email: 'forms:shared.email',
  contactBy: 'legal:fields.contactBy',
  subject: 'forms:contact.subject',
  language: 'forms:contact.language',
  preferredLanguage: 'forms:contact.language',
  moments: 'emails:rows.moments',
  halfDays: 'emails:rows.halfDays',
  message: 'forms:contact.message',
  consent: 'legal:fields.consent',
  consentAt: 'legal:fields.consent',
  reference: 'legal:fields.reference',
  ...submission,
  source: 'legal:fields.source',
  visit: 'legal:fields.visit',
  shortNotice: 'legal:fields.shortNotice',
  verification: 'legal:fields.verification',
  state: 'legal:fields.state',
  assignee: 'legal:fields.assignee',
  mine: 'legal:fields.assignee',
  promised: 'legal:fields.promised',
  snoozedUntil: 'legal:fields.promised',
  isUrgent: 'legal:fields.state',
  events: 'legal:fields.events',
  undo: 'legal:fields.events',
  undone: 'legal:fields.events',
}

const applications: FieldWords<ApplicationField | keyof Application | keyof ApplicationDesk> = {
  name: 'forms:shared.name',
  email: 'forms:shared.email',
  phone: 'forms:shared.phone',
  phoneExtension: 'forms:shared.phone',
  offer: 'applications:form.offer',
  offerCloses: 'applications:form.offer',
  availability: 'applications:form.availability',
  message: 'applications:form.message',
  files: 'applications:upload.label',
  uploads: 'applications:upload.label',
  consent: 'legal:fields.consent',
  consentAt: 'legal:fields.consent',
  keep: 'legal:fields.keep',
  keepForOthers: 'legal:fields.keep',
  reference: 'legal:fields.reference',
  ...submission,
  state: 'legal:fields.state',
  events: 'legal:fields.events',
  undo: 'legal:fields.events',
  undone: 'legal:fields.events',
}

const feedback: FieldWords<FeedbackField | keyof Feedback> = {
  page: 'legal:fields.page',
  answer: 'legal:fields.answer',
  sentence: 'legal:fields.sentence',
  ...submission,
  id: 'legal:fields.number',
}

const uploads: FieldWords<keyof Upload> = {
  name: 'legal:fields.fileName',
  kind: 'legal:fields.fileType',
  type: 'legal:fields.fileType',
  size: 'legal:fields.fileSize',
  owner: 'legal:fields.fileOwner',
  application: 'legal:fields.fileApplication',
  claimedUntil: 'legal:fields.fileApplication',
  quarantined: 'legal:fields.fileThreat',
  signed: 'legal:fields.fileOwner',
}

const emails: FieldWords<keyof StoredEmail> = {
  email: 'legal:fields.email',
  recipient: 'legal:fields.email',
  kind: 'legal:fields.emailKind',
  reference: 'legal:fields.reference',
  status: 'legal:fields.emailState',
  tries: 'legal:fields.emailState',
  queuedAt: 'legal:fields.emailState',
  sentAt: 'legal:fields.emailState',
  answer: 'legal:fields.emailState',
  lastFault: 'legal:fields.emailState',
}

const staff: FieldWords<keyof StoredAccount> = {
  name: 'legal:fields.staffName',
  email: 'legal:fields.staffName',
  roles: 'legal:fields.staffRoles',
  locale: 'legal:fields.staffSettings',
  singleKeys: 'legal:fields.staffSettings',
  state: 'legal:fields.staffState',
  invitation: 'legal:fields.staffState',
  confirmedAt: 'legal:fields.staffState',
  signedInAt: 'legal:fields.staffState',
  password: 'legal:fields.staffSecrets',
  providerUid: 'legal:fields.staffSecrets',
  oneTimeSecret: 'legal:fields.staffSecrets',
  lastStep: 'legal:fields.staffSecrets',
  recoveryCodes: 'legal:fields.staffSecrets',
  passkeys: 'legal:fields.staffSecrets',
}

const audit: FieldWords<keyof AuditEntry> = {
  at: 'legal:fields.auditAt',
  createdAt: 'legal:fields.auditAt',
  actor: 'legal:fields.auditActor',
  roles: 'legal:fields.auditActor',
  action: 'legal:fields.auditAction',
  subject: 'legal:fields.reference',
  count: 'legal:fields.auditAction',
  outcome: 'legal:fields.auditAction',
  requestId: 'legal:fields.auditProof',
  sequence: 'legal:fields.auditProof',
  nonce: 'legal:fields.auditProof',
  previous: 'legal:fields.auditProof',
  previousAt: 'legal:fields.auditProof',
  mac: 'legal:fields.auditProof',
}

const privacyRequests: FieldWords<Exclude<keyof PrivacyRequest, 'version'>> = {
  reference: 'legal:fields.reference',
  form: 'legal:fields.reference',
  kinds: 'legal:fields.privacyKinds',
  receivedOn: 'legal:fields.privacyDays',
  answerBy: 'legal:fields.privacyDays',
  state: 'legal:fields.state',
  search: 'legal:fields.privacySearch',
  chosen: 'legal:fields.privacySearch',
  decisions: 'legal:fields.privacyDecisions',
  deletion: 'legal:fields.privacyDecisions',
  attestation: 'legal:fields.privacyDecisions',
}

const incidents: FieldWords<IncidentItem> = {
  information: 'legal:fields.incidentInformation',
  circumstances: 'legal:fields.incidentCircumstances',
  occurred: 'legal:fields.incidentDays',
  awareOn: 'legal:fields.incidentDays',
  persons: 'legal:fields.incidentPersons',
  law: 'legal:fields.incidentRisk',
  serious: 'legal:fields.incidentRisk',
  reasons: 'legal:fields.incidentRisk',
  noticeCommission: 'legal:fields.incidentNotices',
  noticeMinister: 'legal:fields.incidentNotices',
  noticePersons: 'legal:fields.incidentNotices',
  publicNotice: 'legal:fields.incidentNotices',
  measures: 'legal:fields.incidentMeasures',
  linked: 'legal:fields.reference',
}

interface KeptIn {
  readonly kind: KeptKind
  readonly words: readonly PlainMessageKey[]
}

const collections: Readonly<Record<Collection, KeptIn>> = {
  requests: { kind: 'requests', words: Object.values(requests) },
  applications: { kind: 'applications', words: Object.values(applications) },
  feedback: { kind: 'feedback', words: Object.values(feedback) },
  uploads: { kind: 'files', words: Object.values(uploads) },
  emails: { kind: 'emails', words: Object.values(emails) },
  letters: { kind: 'emails', words: Object.values(emails) },
  staff: { kind: 'accounts', words: Object.values(staff) },
  sessions: { kind: 'accounts', words: ['legal:fields.staffSessions'] },
  templates: { kind: 'accounts', words: ['legal:fields.staffTexts'] },
  notices: { kind: 'accounts', words: ['legal:fields.staffTexts'] },
  contentVersions: { kind: 'content', words: ['legal:fields.contentTexts'] },
  contentDrafts: {
    kind: 'content',
    words: ['legal:fields.contentTexts', 'legal:fields.contentAuthors'],
  },
  releases: { kind: 'content', words: ['legal:fields.contentAuthors'] },
  contentSchedules: { kind: 'content', words: ['legal:fields.contentAuthors'] },
  contentPreviews: { kind: 'content', words: ['legal:fields.previewLinks'] },
  audit: { kind: 'audit', words: Object.values(audit) },
  privacyRequests: { kind: 'privacyRequests', words: Object.values(privacyRequests) },
  incidents: { kind: 'incidents', words: Object.values(incidents) },
  repeats: { kind: 'counters', words: ['legal:fields.digest'] },
  acknowledgements: { kind: 'counters', words: ['legal:fields.digest'] },
  signInAttempts: { kind: 'counters', words: ['legal:fields.digest'] },
  passkeyChallenges: { kind: 'counters', words: [] },
  retention: { kind: 'counters', words: [] },
  sequences: { kind: 'counters', words: [] },
  trials: { kind: 'counters', words: [] },
}

export const storedFieldLabels = (kind: KeptKind): readonly PlainMessageKey[] => {
  const words = Object.values(collections)
    .filter((one) => one.kind === kind)
    .flatMap((one) => one.words)
  // Rate limits count by client network, outside the record store.
  return [...new Set(kind === 'counters' ? [...words, 'legal:fields.sends' as const] : words)]
}
