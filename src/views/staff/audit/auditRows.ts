/** An entry of the log in words. */
export interface AuditRow {
  readonly sequence: number
  readonly at: string
  readonly who: string
  readonly roles: string
  readonly action: string
  readonly subject: string
  readonly isRefused: boolean
  readonly requestId: string
}

/** What somebody may choose to see alone. */
export interface AuditChoice {
  readonly value: string
  readonly words: string
}
