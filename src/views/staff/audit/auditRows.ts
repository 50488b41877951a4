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

export interface AuditChoice {
  readonly value: string
  readonly words: string
}
