/**
 * What a request bears once the provider was asked whether a human sent it; nothing while that is
 * off. Each of them is kept and read by the desk.
 *
 * - `passed`: the provider takes the sender for a human;
 * - `low`: it does not, or what the browser sent was made for another page;
 * - `unreachable`: it did not answer in time;
 * - `missing`: the browser sent nothing to ask about, as one without script does.
 */
export const verificationMarks = ['passed', 'low', 'unreachable', 'missing'] as const
export type VerificationMark = (typeof verificationMarks)[number]

/** The name under which the browser asks for a token, by form. */
export const verificationActions = { contact: 'contact' } as const
export type VerificationAction = keyof typeof verificationActions

/** What the browser needs to ask the provider for a token. */
export interface VerificationForBrowser {
  readonly siteKey: string
  readonly scriptUrl: string
  readonly action: string
}

export interface Verification {
  forBrowser(form: VerificationAction): VerificationForBrowser
  /** Never rejects and never refuses: the request is kept whatever the answer is. */
  verify(token: string | undefined, form: VerificationAction): Promise<VerificationMark>
  /** Resolves with what was seen when the provider knows our secret. */
  check(): Promise<string>
}
