import type { Locale } from '../../addresses/pageTable.js'
import type { ExamPhrases } from '../../services/content/schemas/phrases.js'
import type { Localized } from '../../content/localized.js'
import type { MriSheetText } from '../../content/tools/mriSheetTexts.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'
import type { MessageGroup } from '../../services/language/messages.js'
import type { OpenDays } from '../clinic/closedDays.js'
import type { MriCheckLines } from './mriCheck.js'
import type { Preparations, SheetClinic } from './preparations.js'

/** Data of all tools, loaded by the browser when a tool is first used, to keep pages small. */
export interface ToolsData {
  readonly locale: Locale
  readonly phone: string
  readonly phoneHref: string
  readonly requestHref: string
  readonly sheet: string
  readonly clinic: OpenDays & SheetClinic & Pick<Clinic, 'timeZone' | 'cycleDays'>
  /** Exams with the URLs of their pages; an exam without a URL is not suggested. */
  readonly exams: Readonly<
    Record<string, { readonly name: string; readonly href?: string; readonly isPaused?: boolean }>
  >
  readonly preparations: Preparations
  readonly phrases: ExamPhrases
  readonly letterhead: readonly string[]
  readonly mriCheck: MriCheckLines & {
    readonly texts: Readonly<Record<MriSheetText, Localized>>
  }
  readonly words: {
    readonly shared: MessageGroup<'tools:shared'>
    readonly examFinder: MessageGroup<'tools:examFinder'>
    readonly examDates: MessageGroup<'tools:examDates'>
    readonly cycleDays: MessageGroup<'tools:cycleDays'>
    readonly preparationSheet: MessageGroup<'tools:preparationSheet'>
    readonly mriCheck: MessageGroup<'tools:mriCheck'>
  }
}
