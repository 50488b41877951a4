import type { MriSheetText } from '../../content/tools/mriSheetTexts.js'
import type { Locale } from '../../addresses/pageTable.js'
import type { OpenDays } from '../clinic/closedDays.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'
import type { WordGroup } from '../../services/language/words.js'
import type { Localized } from '../../content/localized.js'
import type { MriCheckLines } from './mriCheck.js'
import type { Preparations, SheetClinic } from './preparations.js'

/**
 * All that the tools need to answer in one language, the same for everybody: a browser loads it
 * when a tool is used, so that a page is not heavier before that.
 */
export interface ToolsData {
  readonly locale: Locale
  /** As people write it, and as a link calls it. */
  readonly phone: string
  readonly phoneHref: string
  /** The request form. */
  readonly requestHref: string
  /** Address of the style sheet of the answers. */
  readonly sheet: string
  readonly clinic: OpenDays & SheetClinic & Pick<Clinic, 'timeZone' | 'cycleDays'>
  /** By the names of the exams. */
  readonly exams: Readonly<Record<string, { readonly name: string; readonly href: string }>>
  readonly preparations: Preparations
  /** Where to come, as a sheet for paper says it: name, address, how to get there. */
  readonly letterhead: readonly string[]
  readonly mriCheck: MriCheckLines & {
    /** What the list for paper says, in both languages. */
    readonly texts: Readonly<Record<MriSheetText, Localized>>
  }
  readonly words: {
    readonly shared: WordGroup<'tools:shared'>
    readonly examFinder: WordGroup<'tools:examFinder'>
    readonly examDates: WordGroup<'tools:examDates'>
    readonly cycleDays: WordGroup<'tools:cycleDays'>
    readonly preparationSheet: WordGroup<'tools:preparationSheet'>
    readonly mriCheck: WordGroup<'tools:mriCheck'>
  }
}
