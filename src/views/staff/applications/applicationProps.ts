import type { ApplicationState } from '../../../shared/staff/deskChoices.js'
import type { PhoneProps } from '../record/Reach.js'
import type { DueProps } from '../record/DueTexts.js'
import type { Stored } from '../../../shared/language/storedChoices.js'

export interface ApplicationRowProps {
  readonly reference: string
  readonly version: number
  readonly name: string
  readonly href: string
  readonly consent: string
  readonly phone: PhoneProps | undefined
  readonly email: string
  readonly offer: string
  readonly language: string
  readonly isOtherLanguage: boolean
  readonly availability: string
  readonly isAnswered: boolean
  readonly due?: DueProps | undefined
  readonly received: string
  /** `state` is `undefined` if there are no files. */
  readonly files: { readonly count: string; readonly state?: string; readonly isSafe?: boolean }
  readonly note: { readonly who?: string; readonly text: string | undefined }
  readonly state: Stored<ApplicationState>
}

export interface FileProps {
  readonly name: string
  readonly size: string
  readonly isSafe: boolean
  readonly sentences: readonly string[]
  readonly href: string
}
