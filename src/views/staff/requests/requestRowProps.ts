import type { DueProps } from '../record/DueWords.js'
import type { PhoneProps } from '../record/Reach.js'
import type { DeskState } from '../../../shared/staff/deskChoices.js'
import type { Stored } from '../../../shared/language/storedChoices.js'

/** What can be done with one press. */
export interface RowAction {
  readonly name: 'state' | 'assign'
  readonly value: string
  readonly words: string
}

/** A colleague to whom a request can be assigned. */
export interface ColleagueProps {
  readonly id: string
  readonly name: string
}

/** A row of the queue, written out in the language of whoever reads. */
export interface RequestRowProps {
  readonly reference: string
  readonly version: number
  readonly href: string
  readonly name: string
  readonly mark?: 'next' | 'here' | undefined
  readonly phone?: PhoneProps | undefined
  readonly email?: string | undefined
  readonly exam: string
  readonly language: string
  /** Not the one that whoever reads works in. */
  readonly isOtherLanguage: boolean
  readonly moments: string
  readonly due?: DueProps | undefined
  /** Why it was set apart, in place of the due time. */
  readonly reasons?: string
  readonly received: string
  readonly note: { readonly who?: string; readonly text: string }
  readonly state: Stored<DeskState>
  readonly holder?: string
  readonly holderId?: string
  /** Reference of the row below: the page scrolls to it once this one has left the view. */
  readonly next?: string | undefined
  readonly actions: readonly RowAction[]
}
