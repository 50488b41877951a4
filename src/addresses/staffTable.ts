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

export interface StaffRow {
  readonly path: string
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
  signIn: { path: '/staff/sign-in', access: 'anyone' },
  signInCode: { path: '/staff/sign-in/code', access: 'anyone' },
  signInPasskey: { path: '/staff/sign-in/passkey', access: 'anyone' },
  session: { path: '/staff/session', access: 'anyone' },
  invitation: { path: '/staff/invitation/:token', access: 'anyone' },
  enrolment: { path: '/staff/enrolment', access: 'anyone' },
  confirmIdentity: { path: '/staff/confirm-identity', access: 'signedIn' },
  confirmPasskey: { path: '/staff/confirm-identity/passkey', access: 'signedIn' },
  home: { path: '/staff', access: 'signedIn' },
  signOut: { path: '/staff/sign-out', access: 'signedIn' },
  ownAccount: { path: '/staff/account', access: 'signedIn' },
  ownSettings: { path: '/staff/account/settings', access: 'signedIn' },
  ownSessions: { path: '/staff/account/sessions', access: 'signedIn' },
  ownPassword: { path: '/staff/account/password', access: 'signedIn', recentSignIn: true },
  ownRecoveryCodes: {
    path: '/staff/account/recovery-codes',
    access: 'signedIn',
    recentSignIn: true,
  },
  ownPasskeys: { path: '/staff/account/passkeys', access: 'signedIn', recentSignIn: true },
  ownPasskeyNew: { path: '/staff/account/passkeys/new', access: 'signedIn', recentSignIn: true },
  accounts: { path: '/staff/accounts', access: ['admin'] },
  accountInvite: { path: '/staff/accounts/invite', access: ['admin'], recentSignIn: true },
  accountsConfirm: { path: '/staff/accounts/confirm', access: ['admin'], recentSignIn: true },
  account: { path: '/staff/accounts/:id', access: ['admin'] },
  accountRoles: { path: '/staff/accounts/:id/roles', access: ['admin'], recentSignIn: true },
  accountReset: { path: '/staff/accounts/:id/reset', access: ['admin'], recentSignIn: true },
  accountSessions: { path: '/staff/accounts/:id/sessions', access: ['admin'], recentSignIn: true },
  accountClose: { path: '/staff/accounts/:id/close', access: ['admin'], recentSignIn: true },
  audit: { path: '/staff/audit', access: ['admin'] },
  auditVerify: { path: '/staff/audit/verify', access: ['admin'] },
  language: { path: '/staff/language', access: 'anyone' },
  requests: { path: '/staff/requests', access: ['desk'] },
  requestSearch: { path: '/staff/requests/search', access: ['desk'] },
  requestsCsv: {
    path: '/staff/requests/csv',
    access: ['desk'],
    recentSignIn: true,
    savedFrom: '/staff/requests',
  },
  requestsUndo: { path: '/staff/requests/undo', access: ['desk'] },
  requestNews: { path: '/staff/requests/news', access: ['desk'], isBackground: true },
  request: { path: '/staff/requests/:reference', access: ['desk'] },
  requestReply: { path: '/staff/requests/:reference/reply', access: ['desk'] },
  requestTakeBack: { path: '/staff/requests/:reference/take-back', access: ['desk'] },
  sessionCheck: { path: '/staff/session/check', access: 'signedIn', isBackground: true },
  applications: { path: '/staff/applications', access: ['hr'] },
  applicationSearch: { path: '/staff/applications/search', access: ['hr'] },
  applicationsUndo: { path: '/staff/applications/undo', access: ['hr'] },
  // What leaves is logged by its references, once it is known to be there and before its first byte.
  applicationsZip: {
    path: '/staff/applications/zip',
    access: ['hr'],
    recentSignIn: true,
    savedFrom: '/staff/applications',
  },
  application: {
    path: '/staff/applications/:reference',
    access: ['hr'],
  },
  applicationReply: { path: '/staff/applications/:reference/reply', access: ['hr'] },
  applicationTakeBack: { path: '/staff/applications/:reference/take-back', access: ['hr'] },
  applicationFile: {
    path: '/staff/applications/:reference/files/:position',
    access: ['hr'],
    recentSignIn: true,
    savedFrom: '/staff/applications/:reference',
  },
  statistics: { path: '/staff/statistics', access: ['desk', 'hr', 'admin'] },
  notices: { path: '/staff/notices', access: ['admin'] },
  noticeRemove: { path: '/staff/notices/:id/remove', access: ['admin'] },
  staffKeys: { path: '/staff/keys', access: 'signedIn' },
  outbox: { path: '/staff/outbox', access: ['admin'] },
  outboxEmail: { path: '/staff/outbox/:id', access: ['admin'] },
  replyTemplates: { path: '/staff/templates', access: ['admin'] },
  replyTemplate: { path: '/staff/templates/:id', access: ['admin'] },
  privacy: { path: '/staff/privacy', access: ['admin'] },
  privacyRequest: {
    path: '/staff/privacy/:reference',
    access: ['admin'],
  },
  privacySearch: { path: '/staff/privacy/:reference/search', access: ['admin'] },
  privacyCorrect: {
    path: '/staff/privacy/:reference/correct',
    access: ['admin'],
  },
  // Handing out is logged with how much of it there was, by what puts the copy together.
  privacyCopy: { path: '/staff/privacy/:reference/copy', access: ['admin'], recentSignIn: true },
  privacyCopyJson: {
    path: '/staff/privacy/:reference/copy.json',
    access: ['admin'],
    recentSignIn: true,
    savedFrom: '/staff/privacy/:reference',
  },
  privacyCopyZip: {
    path: '/staff/privacy/:reference/copy.zip',
    access: ['admin'],
    recentSignIn: true,
    savedFrom: '/staff/privacy/:reference',
  },
  privacyDelete: {
    path: '/staff/privacy/:reference/delete',
    access: ['admin'],
    recentSignIn: true,
  },
  privacyAttestation: { path: '/staff/privacy/:reference/attestation', access: ['admin'] },
  privacyAnswer: { path: '/staff/privacy/:reference/answer', access: ['admin'] },
  incidents: { path: '/staff/incidents', access: ['admin'], recentSignIn: true },
  incidentNew: { path: '/staff/incidents/new', access: ['admin'], recentSignIn: true },
  incidentsCopy: {
    path: '/staff/incidents/copy',
    access: ['admin'],
    recentSignIn: true,
  },
  incident: {
    path: '/staff/incidents/:reference',
    access: ['admin'],
    recentSignIn: true,
  },
  incidentRemove: {
    path: '/staff/incidents/:reference/remove',
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
