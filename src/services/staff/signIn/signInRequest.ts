/** Where a request comes from, for the log and for the person's list of sessions. */
export interface SignInRequest {
  readonly requestId: string
  readonly browser: string
}
