import type { Locale } from '../../../addresses/pageTable.js'
import type { Procedure } from '../../../services/content/schemas/exam.js'
import type { NoticeKind } from '../../../services/notices/notice.js'
import type { NoticeTexts } from '../../pageContext/site.js'

export interface NoticeInput {
  readonly id: string
  readonly kind: NoticeKind
  readonly fr: string
  readonly en: string
  /** `procedure`, `min` and `max` are for waiting times, in business days. */
  readonly procedure: Procedure
  readonly min: string
  readonly max: string
  readonly fromDate: string
  readonly fromTime: string
  readonly toDate: string
  readonly toTime: string
}

export type NoticeFieldError =
  | 'frMissing'
  | 'frTooLong'
  | 'frCode'
  | 'enMissing'
  | 'enTooLong'
  | 'enCode'
  | 'waitingRange'
  | 'waitingOrder'
  | 'waitingPast'
  | 'from'
  | 'to'
  | 'toBeforeFrom'
  | 'toPast'
  | 'toFar'

export interface NoticeRowProps {
  /** `undefined` for closures in `clinic.json`, which cannot be removed here. */
  readonly id?: string
  readonly state: 'shown' | 'planned' | 'ended'
  readonly kind: string
  readonly text: string
  readonly when: string
}

export interface NoticePreviewProps {
  readonly languages: readonly {
    readonly locale: Locale
    readonly words: NoticeTexts
    readonly section: string | undefined
  }[]
  readonly when: string
}
