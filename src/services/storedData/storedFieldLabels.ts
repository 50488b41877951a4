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

/* Maps stored fields to their description on the privacy page. A missing field does not compile. */

type FieldTexts<Field extends PropertyKey> = Readonly<Record<Field, PlainMessageKey>>

const submission = {
  reference: 'legal:fields.reference',
  createdAt: 'legal:fields.sentAt',
  locale: 'legal:fields.locale',
  suspected: 'legal:fields.suspected',
} as const

const requestsAdded = {
  ...submission,
  id: 'legal:fields.reference',
  source: 'legal:fields.source',
  verification: 'legal:fields.suspected',
} as const

const requestsWritten: FieldTexts<
  Exclude<ContactField | keyof ContactRequest, keyof typeof requestsAdded>
> = {
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
  visit: 'legal:fields.visit',
  message: 'forms:contact.message',
  consent: 'legal:fields.consent',
  consentAt: 'legal:fields.consent',
  shortNotice: 'legal:fields.shortNotice',
}

const requestsTeam: FieldTexts<keyof Desk> = {
  state: 'legal:fields.state',
  isUrgent: 'legal:fields.state',
  assignee: 'legal:fields.assignee',
  mine: 'legal:fields.assignee',
  promised: 'legal:fields.promised',
  snoozedUntil: 'legal:fields.promised',
  events: 'legal:fields.events',
  undo: 'legal:fields.events',
  undone: 'legal:fields.events',
}

const applicationsAdded = { ...submission, id: 'legal:fields.reference' } as const

const applicationsWritten: FieldTexts<
  Exclude<ApplicationField | keyof Application, keyof typeof applicationsAdded>
> = {
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
}

const applicationsTeam: FieldTexts<keyof ApplicationDesk> = {
  state: 'legal:fields.state',
  events: 'legal:fields.events',
  undo: 'legal:fields.events',
  undone: 'legal:fields.events',
}

const feedback: FieldTexts<FeedbackField | keyof Feedback> = {
  page: 'legal:fields.page',
  answer: 'legal:fields.answer',
  sentence: 'legal:fields.sentence',
  createdAt: submission.createdAt,
  locale: submission.locale,
  suspected: submission.suspected,
  id: 'legal:fields.number',
}

const uploads: FieldTexts<keyof Upload> = {
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

const emails: FieldTexts<keyof StoredEmail> = {
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

const staff: FieldTexts<keyof StoredAccount> = {
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

const audit: FieldTexts<keyof AuditEntry> = {
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

const privacyRequests: FieldTexts<Exclude<keyof PrivacyRequest, 'version'>> = {
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

const incidents: FieldTexts<IncidentItem> = {
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

/** Parts of a submission by origin; `fields` for all other data. */
const fieldParts = ['fields', 'written', 'added', 'team'] as const
type FieldPart = (typeof fieldParts)[number]

interface KeptIn extends Readonly<Partial<Record<FieldPart, readonly PlainMessageKey[]>>> {
  readonly kind: KeptKind
}

const collections: Readonly<Record<Collection, KeptIn>> = {
  requests: {
    kind: 'requests',
    written: Object.values(requestsWritten),
    added: [...Object.values(requestsAdded), 'legal:fields.linkEvents'],
    team: Object.values(requestsTeam),
  },
  applications: {
    kind: 'applications',
    written: Object.values(applicationsWritten),
    added: Object.values(applicationsAdded),
    team: Object.values(applicationsTeam),
  },
  feedback: { kind: 'feedback', fields: Object.values(feedback) },
  uploads: { kind: 'files', fields: Object.values(uploads) },
  emails: { kind: 'emails', fields: Object.values(emails) },
  letters: { kind: 'emails', fields: Object.values(emails) },
  staff: { kind: 'accounts', fields: Object.values(staff) },
  sessions: { kind: 'accounts', fields: ['legal:fields.staffSessions'] },
  templates: { kind: 'accounts', fields: ['legal:fields.staffTexts'] },
  notices: { kind: 'accounts', fields: ['legal:fields.staffTexts'] },
  contentVersions: { kind: 'content', fields: ['legal:fields.contentTexts'] },
  contentDrafts: {
    kind: 'content',
    fields: ['legal:fields.contentTexts', 'legal:fields.contentAuthors'],
  },
  releases: { kind: 'content', fields: ['legal:fields.contentAuthors'] },
  contentSchedules: { kind: 'content', fields: ['legal:fields.contentAuthors'] },
  contentPreviews: { kind: 'content', fields: ['legal:fields.previewLinks'] },
  audit: { kind: 'audit', fields: Object.values(audit) },
  privacyRequests: { kind: 'privacyRequests', fields: Object.values(privacyRequests) },
  incidents: { kind: 'incidents', fields: Object.values(incidents) },
  repeats: { kind: 'counters', fields: ['legal:fields.digest'] },
  acknowledgements: { kind: 'counters', fields: ['legal:fields.digest'] },
  // Rate limits count by client network, outside the record store.
  signInAttempts: { kind: 'counters', fields: ['legal:fields.digest', 'legal:fields.sends'] },
  passkeyChallenges: { kind: 'counters', fields: [] },
  retention: { kind: 'counters', fields: [] },
  sequences: { kind: 'counters', fields: [] },
  trials: { kind: 'counters', fields: [] },
}

interface FieldLabels {
  readonly part: FieldPart
  readonly labels: readonly PlainMessageKey[]
}

export const storedFieldLabels = (kind: KeptKind): readonly FieldLabels[] => {
  const kept = Object.values(collections).filter((one) => one.kind === kind)
  return fieldParts
    .map((part) => ({ part, labels: [...new Set(kept.flatMap((one) => one[part] ?? []))] }))
    .filter(({ labels }) => labels.length > 0)
}
