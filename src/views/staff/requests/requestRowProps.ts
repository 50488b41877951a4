import type { DueProps } from '../record/DueTexts.js'
import type { PhoneProps } from '../record/Reach.js'
import type { DeskState } from '../../../shared/staff/deskChoices.js'
import type { Stored } from '../../../shared/language/storedChoices.js'

export interface RowAction {
  readonly name: 'state' | 'assign' | 'do'
  readonly value: string
  readonly words: string
}

export interface ColleagueProps {
  readonly id: string
  readonly name: string
}

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
  readonly isOtherLanguage: boolean
  readonly moments: string
  readonly due?: DueProps | undefined
  readonly reasons?: string
  readonly received: string
  readonly note: { readonly who?: string; readonly text: string | undefined }
  /** Whether no staff member has reacted to the last message or change of the patient. */
  readonly isUnread: boolean
  readonly isUrgent: boolean
  readonly state: Stored<DeskState>
  readonly holder?: string
  readonly holderId?: string
  /** Reference of the next row, the scroll target after this row has left the view. */
  readonly next?: string | undefined
  readonly actions: readonly RowAction[]
}
