import type { Locale } from '../../../addresses/pageTable.js'
import type { Procedure } from '../../../content/contentTypes.js'
import type { NoticeKind } from '../../../services/notices/notice.js'
import type { NoticeWords } from '../../pageContext/site.js'

/** What stands in the fields of the form. */
export interface NoticeInput {
  /** Of the notice to be: sent twice, it is published once. */
  readonly id: string
  readonly kind: NoticeKind
  readonly fr: string
  readonly en: string
  /** Of a waiting time: which exams, and business days. */
  readonly procedure: Procedure
  readonly min: string
  readonly max: string
  readonly fromDate: string
  readonly fromTime: string
  readonly toDate: string
  readonly toTime: string
}

/** What may be wrong in the form, in the order of its fields. */
export type NoticeFieldError =
  | 'frMissing'
  | 'frTooLong'
  | 'enMissing'
  | 'enTooLong'
  | 'waitingRange'
  | 'waitingOrder'
  | 'waitingPast'
  | 'from'
  | 'to'
  | 'toBeforeFrom'
  | 'toPast'
  | 'toFar'

/** A notice in the list. */
export interface NoticeRowProps {
  /** Absent for a closure of the clinic's own file, which is not removed here. */
  readonly id?: string
  readonly state: 'shown' | 'planned' | 'ended'
  readonly kind: string
  readonly text: string
  readonly when: string
}

/** A notice as visitors will read it. */
export interface NoticePreviewProps {
  readonly languages: readonly {
    readonly locale: Locale
    readonly words: NoticeWords
    /** Of the section of a page; a notice without one stands above every page. */
    readonly section: string | undefined
  }[]
  readonly when: string
}
