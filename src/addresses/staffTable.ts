/**
 * Every address of the staff area: its path and who may open it. The router, the menu and the tests of
 * all routes read this table. Both languages share an address: the language is a setting of the account.
 */

export const staffRoles = ['desk', 'hr', 'admin'] as const
/** Roles add up: `desk` works with requests, `hr` with applications, `admin` with everything else. */
export type StaffRole = (typeof staffRoles)[number]

/**
 * `anyone`: signed in or not. `signedIn`: any account. Else one of these roles; others are told 404,
 * so that nobody learns what exists.
 */
export type StaffAccess = 'anyone' | 'signedIn' | readonly StaffRole[]

/** Links of the bar over the staff pages, in their order; each is a row of this name. */
export const staffSections = [
  'requests',
  'applications',
  'outbox',
  'privacy',
  'incidents',
  'notices',
  'statistics',
  'accounts',
  'audit',
] as const
export type StaffSection = (typeof staffSections)[number]

export interface StaffRow {
  readonly path: string
  /** The link of the bar that is current on this page. */
  readonly section: StaffSection | null
  readonly access: StaffAccess
  /** Asks for the one-time code again when the last one is more than 300 s ago. */
  readonly recentSignIn?: true
  /** A page asks for it by itself: nobody is there for it, so the session's idle time goes on. */
  readonly isBackground?: true
  /** A file, which leaves the page that it is asked from as it is: that page. */
  readonly savedFrom?: string
}

const table = {
  // First: a form that waited for the code goes on from here to its own row.
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
  request: { path: '/staff/requests/:reference', section: 'requests', access: ['desk'] },
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
  // What leaves is logged by its references, once it is known to be there and before its first byte.
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
  notices: { path: '/staff/notices', section: 'notices', access: ['admin'] },
  noticeRemove: { path: '/staff/notices/:id/remove', section: 'notices', access: ['admin'] },
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
  // Handing out is logged with how much of it there was, by what puts the copy together.
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

/** The table with all that a row may have. */
export const staffRows: Readonly<Record<StaffRouteName, StaffRow>> = table

/** Whether somebody who is signed in with these roles may open the row. */
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

/** What the path of a row takes: `{ reference: string }`. */
export type StaffParameters<Name extends StaffRouteName> = {
  readonly [Parameter in ParameterOf<(typeof table)[Name]['path']>]: string
}

/** The rows whose address needs to know nothing, so that any page may link to them. */
export type WithoutParameters = {
  [Name in StaffRouteName]: ParameterOf<(typeof table)[Name]['path']> extends never ? Name : never
}[StaffRouteName]

/** The address of a row of the staff area. */
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
