/** Table of all staff URLs and who may open them. The language is an account setting. */

export const staffRoles = ['desk', 'hr', 'editor', 'approver', 'admin'] as const
/**
 * Roles are cumulative. `desk` handles requests, `hr` applications and offers, `editor` the texts
 * of the site. `approver` approves medical and legal texts, `admin` does everything else.
 */
export type StaffRole = (typeof staffRoles)[number]

/** `anyone` includes anonymous visitors. Others receive 404, which does not reveal that the page exists. */
export type StaffAccess = 'anyone' | 'signedIn' | readonly StaffRole[]

export const staffSections = [
  'requests',
  'applications',
  'outbox',
  'privacy',
  'incidents',
  'siteEditor',
  'notices',
  'statistics',
  'accounts',
  'audit',
] as const
export type StaffSection = (typeof staffSections)[number]

export interface StaffRow {
  readonly path: string
  readonly section: StaffSection | null
  readonly access: StaffAccess
  /** Requires a one-time code entered within the last 300 s. */
  readonly recentSignIn?: true
  /** Fetched by a page in the background: does not extend the idle time of the session. */
  readonly isBackground?: true
  /** Path of the page that offers the file; set on file downloads only. */
  readonly savedFrom?: string
}

/** Roles that edit documents; `siteAccess.ts` defines the documents of each role. */
export const siteEditors = ['desk', 'hr', 'editor'] as const
const siteRoles = [...siteEditors, 'approver', 'admin'] as const

const table = {
  // Must precede all other routes: after sign-in, an interrupted form continues to its route with `next()`.
  signIn: { path: '/staff/sign-in', section: null, access: 'anyone' },
  signInCode: { path: '/staff/sign-in/code', section: null, access: 'anyone' },
  signInPasskey: { path: '/staff/sign-in/passkey', section: null, access: 'anyone' },
  session: { path: '/staff/session', section: null, access: 'anyone' },
  invitation: { path: '/staff/invitation/:token', section: null, access: 'anyone' },
  enrolment: { path: '/staff/enrolment', section: null, access: 'anyone' },
  confirmIdentity: { path: '/staff/confirm-identity', section: null, access: 'signedIn' },
  confirmPasskey: { path: '/staff/confirm-identity/passkey', section: null, access: 'signedIn' },
  home: { path: '/staff', section: null, access: 'signedIn' },
  signOut: { path: '/staff/sign-out', section: null, access: 'signedIn' },
  ownAccount: { path: '/staff/account', section: null, access: 'signedIn' },
  ownSettings: { path: '/staff/account/settings', section: null, access: 'signedIn' },
  ownSessions: { path: '/staff/account/sessions', section: null, access: 'signedIn' },
  ownPassword: {
    path: '/staff/account/password',
    section: null,
    access: 'signedIn',
    recentSignIn: true,
  },
  ownRecoveryCodes: {
    path: '/staff/account/recovery-codes',
    section: null,
    access: 'signedIn',
    recentSignIn: true,
  },
  ownPasskeys: {
    path: '/staff/account/passkeys',
    section: null,
    access: 'signedIn',
    recentSignIn: true,
  },
  ownPasskeyNew: {
    path: '/staff/account/passkeys/new',
    section: null,
    access: 'signedIn',
    recentSignIn: true,
  },
  accounts: { path: '/staff/accounts', section: 'accounts', access: ['admin'] },
  accountInvite: {
    path: '/staff/accounts/invite',
    section: 'accounts',
    access: ['admin'],
    recentSignIn: true,
  },
  accountsConfirm: {
    path: '/staff/accounts/confirm',
    section: 'accounts',
    access: ['admin'],
    recentSignIn: true,
  },
  account: { path: '/staff/accounts/:id', section: 'accounts', access: ['admin'] },
  accountRoles: {
    path: '/staff/accounts/:id/roles',
    section: 'accounts',
    access: ['admin'],
    recentSignIn: true,
  },
  accountReset: {
    path: '/staff/accounts/:id/reset',
    section: 'accounts',
    access: ['admin'],
    recentSignIn: true,
  },
  accountSessions: {
    path: '/staff/accounts/:id/sessions',
    section: 'accounts',
    access: ['admin'],
    recentSignIn: true,
  },
  accountClose: {
    path: '/staff/accounts/:id/close',
    section: 'accounts',
    access: ['admin'],
    recentSignIn: true,
  },
  audit: { path: '/staff/audit', section: 'audit', access: ['admin'] },
  auditVerify: { path: '/staff/audit/verify', section: 'audit', access: ['admin'] },
  language: { path: '/staff/language', section: null, access: 'anyone' },
  requests: { path: '/staff/requests', section: 'requests', access: ['desk'] },
  requestSearch: { path: '/staff/requests/search', section: 'requests', access: ['desk'] },
  requestsCsv: {
    path: '/staff/requests/csv',
    section: 'requests',
    access: ['desk'],
    recentSignIn: true,
    savedFrom: '/staff/requests',
  },
  requestsUndo: { path: '/staff/requests/undo', section: 'requests', access: ['desk'] },
  requestNews: {
    path: '/staff/requests/news',
    section: 'requests',
    access: ['desk'],
    isBackground: true,
  },
  requestNew: { path: '/staff/requests/new', section: 'requests', access: ['desk'] },
  request: { path: '/staff/requests/:reference', section: 'requests', access: ['desk'] },
  requestCorrect: {
    path: '/staff/requests/:reference/correct',
    section: 'requests',
    access: ['desk'],
  },
  requestReply: { path: '/staff/requests/:reference/reply', section: 'requests', access: ['desk'] },
  requestTakeBack: {
    path: '/staff/requests/:reference/take-back',
    section: 'requests',
    access: ['desk'],
  },
  sessionCheck: {
    path: '/staff/session/check',
    section: null,
    access: 'signedIn',
    isBackground: true,
  },
  applications: { path: '/staff/applications', section: 'applications', access: ['hr'] },
  applicationSearch: {
    path: '/staff/applications/search',
    section: 'applications',
    access: ['hr'],
  },
  applicationsUndo: { path: '/staff/applications/undo', section: 'applications', access: ['hr'] },
  // Audited by references, after the files were found and before the first byte is sent.
  applicationsZip: {
    path: '/staff/applications/zip',
    section: 'applications',
    access: ['hr'],
    recentSignIn: true,
    savedFrom: '/staff/applications',
  },
  application: {
    path: '/staff/applications/:reference',
    section: 'applications',
    access: ['hr'],
  },
  applicationReply: {
    path: '/staff/applications/:reference/reply',
    section: 'applications',
    access: ['hr'],
  },
  applicationTakeBack: {
    path: '/staff/applications/:reference/take-back',
    section: 'applications',
    access: ['hr'],
  },
  applicationFile: {
    path: '/staff/applications/:reference/files/:position',
    section: 'applications',
    access: ['hr'],
    recentSignIn: true,
    savedFrom: '/staff/applications/:reference',
  },
  statistics: { path: '/staff/statistics', section: 'statistics', access: ['desk', 'hr', 'admin'] },
  notices: { path: '/staff/notices', section: 'notices', access: ['desk', 'admin'] },
  noticeRemove: {
    path: '/staff/notices/:id/remove',
    section: 'notices',
    access: ['desk', 'admin'],
  },
  siteEditor: { path: '/staff/site', section: 'siteEditor', access: siteRoles },
  sitePreview: { path: '/staff/preview/:token', section: null, access: 'anyone' },
  // Fixed paths precede paths with a parameter, which would also match them.
  sitePublish: {
    path: '/staff/site/publish',
    section: 'siteEditor',
    access: siteEditors,
    recentSignIn: true,
  },
  siteHistory: { path: '/staff/site/history', section: 'siteEditor', access: siteRoles },
  siteRelease: {
    path: '/staff/site/history/:number',
    section: 'siteEditor',
    access: ['editor', 'admin'],
    recentSignIn: true,
  },
  siteDay: { path: '/staff/site/on/:day', section: 'siteEditor', access: siteRoles },
  siteSearch: { path: '/staff/site/search', section: 'siteEditor', access: siteEditors },
  siteExchange: {
    path: '/staff/site/exchange',
    section: 'siteEditor',
    access: siteEditors,
    recentSignIn: true,
  },
  siteExport: {
    path: '/staff/site/exchange/edits.json',
    section: 'siteEditor',
    access: siteEditors,
    recentSignIn: true,
    savedFrom: '/staff/site/exchange',
  },
  siteJobNew: { path: '/staff/site/new-job', section: 'siteEditor', access: ['hr'] },
  siteApproval: {
    path: '/staff/site/:document/approval',
    section: 'siteEditor',
    access: ['approver'],
  },
  siteDocument: { path: '/staff/site/:document', section: 'siteEditor', access: siteEditors },
  siteSection: {
    path: '/staff/site/:document/:section',
    section: 'siteEditor',
    access: siteEditors,
  },
  staffKeys: { path: '/staff/keys', section: null, access: 'signedIn' },
  outbox: { path: '/staff/outbox', section: 'outbox', access: ['admin'] },
  outboxEmail: { path: '/staff/outbox/:id', section: 'outbox', access: ['admin'] },
  replyTemplates: { path: '/staff/templates', section: 'outbox', access: ['admin'] },
  replyTemplate: { path: '/staff/templates/:id', section: 'outbox', access: ['admin'] },
  privacy: { path: '/staff/privacy', section: 'privacy', access: ['admin'] },
  privacyRequest: {
    path: '/staff/privacy/:reference',
    section: 'privacy',
    access: ['admin'],
  },
  privacySearch: {
    path: '/staff/privacy/:reference/search',
    section: 'privacy',
    access: ['admin'],
  },
  privacyCorrect: {
    path: '/staff/privacy/:reference/correct',
    section: 'privacy',
    access: ['admin'],
  },
  privacyCopy: {
    path: '/staff/privacy/:reference/copy',
    section: 'privacy',
    access: ['admin'],
    recentSignIn: true,
  },
  privacyCopyJson: {
    path: '/staff/privacy/:reference/copy.json',
    section: 'privacy',
    access: ['admin'],
    recentSignIn: true,
    savedFrom: '/staff/privacy/:reference',
  },
  privacyCopyZip: {
    path: '/staff/privacy/:reference/copy.zip',
    section: 'privacy',
    access: ['admin'],
    recentSignIn: true,
    savedFrom: '/staff/privacy/:reference',
  },
  privacyDelete: {
    path: '/staff/privacy/:reference/delete',
    section: 'privacy',
    access: ['admin'],
    recentSignIn: true,
  },
  privacyAttestation: {
    path: '/staff/privacy/:reference/attestation',
    section: 'privacy',
    access: ['admin'],
  },
  privacyAnswer: {
    path: '/staff/privacy/:reference/answer',
    section: 'privacy',
    access: ['admin'],
  },
  incidents: {
    path: '/staff/incidents',
    section: 'incidents',
    access: ['admin'],
    recentSignIn: true,
  },
  incidentNew: {
    path: '/staff/incidents/new',
    section: 'incidents',
    access: ['admin'],
    recentSignIn: true,
  },
  incidentsCopy: {
    path: '/staff/incidents/copy',
    section: 'incidents',
    access: ['admin'],
    recentSignIn: true,
  },
  incident: {
    path: '/staff/incidents/:reference',
    section: 'incidents',
    access: ['admin'],
    recentSignIn: true,
  },
  incidentRemove: {
    path: '/staff/incidents/:reference/remove',
    section: 'incidents',
    access: ['admin'],
    recentSignIn: true,
  },
} as const satisfies Readonly<Record<string, StaffRow>>

export type StaffRouteName = keyof typeof table

export const staffRows: Readonly<Record<StaffRouteName, StaffRow>> = table

export const mayOpen = ({ access }: StaffRow, roles: readonly StaffRole[]): boolean =>
  access === 'anyone' || access === 'signedIn' || access.some((role) => roles.includes(role))

const isStaffRouteName = (name: string): name is StaffRouteName => name in table
export const staffRouteNames: readonly StaffRouteName[] =
  Object.keys(table).filter(isStaffRouteName)

type ParameterOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type StaffParameters<Name extends StaffRouteName> = {
  readonly [Parameter in ParameterOf<(typeof table)[Name]['path']>]: string
}

export type WithoutParameters = {
  [Name in StaffRouteName]: ParameterOf<(typeof table)[Name]['path']> extends never ? Name : never
}[StaffRouteName]

export function staffUrl(name: WithoutParameters): string
export function staffUrl<Name extends StaffRouteName>(
  name: Name,
  parameters: StaffParameters<Name>,
): string
export function staffUrl(name: StaffRouteName, parameters: Readonly<Record<string, string>> = {}) {
  return staffRows[name].path.replaceAll(/:(\w+)/g, (_place, parameter: string) =>
    encodeURIComponent(parameters[parameter] ?? ''),
  )
}
