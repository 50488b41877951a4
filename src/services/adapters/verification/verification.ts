/**
 * Result of human verification, stored with a request; unset while verification is off.
 * - `passed`: probably human;
 * - `low`: probably automated, or the token was issued for another page;
 * - `unreachable`: the provider did not respond in time;
 * - `missing`: the browser sent no token, as without JavaScript.
 */
export const verificationMarks = ['passed', 'low', 'unreachable', 'missing'] as const
export type VerificationMark = (typeof verificationMarks)[number]

export const verificationActions = { contact: 'contact' } as const
export type VerificationAction = keyof typeof verificationActions

export interface VerificationForBrowser {
  readonly siteKey: string
  readonly scriptUrl: string
  readonly action: string
}

export interface Verification {
  forBrowser(form: VerificationAction): VerificationForBrowser
  /** Verifies a token. Never rejects, because the request is stored whatever the result. */
  verify(token: string | undefined, form: VerificationAction): Promise<VerificationMark>
  check(): Promise<string>
}
