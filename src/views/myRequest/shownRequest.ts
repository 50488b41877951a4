import type { FormError } from '../../shared/forms/fieldErrors.js'
import type { OfferedDay } from '../../shared/contact/halfDayChoices.js'
import type { MyRequestAct } from '../../shared/myRequest/myRequestFields.js'

/** Colour and icon of a state: in progress, action needed, settled, withdrawn. */
export type StatusTone = 'now' | 'tried' | 'ok' | 'off'

export interface ShownStatus {
  readonly tone: StatusTone
  /** Page heading; `**` marks its strong part. */
  readonly title: string
  readonly text: string
  readonly callDay?: string | undefined
  readonly isBooked?: true
  /** Form that the text refers to; it is unfolded. */
  readonly offers?: MyRequestAct
}

export interface TimelineStep {
  readonly state: 'done' | 'now' | 'later'
  readonly time: string
  readonly title: string
  readonly text?: string | undefined
}

export type MyRequestForms = Readonly<Record<MyRequestAct, boolean>>

export interface TypedAct {
  readonly act: MyRequestAct
  readonly message?: string
  readonly when?: string
  readonly phone?: string
  readonly email?: string
  readonly contactBy?: string
  readonly language?: string
  readonly halfDays?: readonly string[]
  readonly isAnyTime?: boolean
  readonly day?: string
  readonly month?: string
  readonly year?: string
  readonly hour?: string
  readonly want?: string
}

export interface ShownRequest {
  readonly reference: string
  readonly received: string
  readonly status: ShownStatus
  readonly timeline: readonly TimelineStep[]
  readonly forms: MyRequestForms
  /** Whether the person asked for a change of appointment that the front desk has not answered. */
  readonly hasOpenVisit: boolean
  /** Whether the email field is hidden, because the link is of a merged request. */
  readonly isEmailFixed: boolean
  readonly openAct: MyRequestAct | undefined
  readonly refused: string | undefined
  /** Last day of the entry on the short-notice list. */
  readonly wishedUntil: string
  readonly halfDays: {
    readonly offered: readonly OfferedDay[]
    readonly chosen: readonly string[]
  }
  /** Half-days for another call; empty unless a call failed. */
  readonly callTimes: readonly { readonly value: string; readonly label: string }[]
  readonly errors: readonly FormError[]
  readonly typed: TypedAct | undefined
  readonly now: Date
}
