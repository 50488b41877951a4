import type { Locale } from '../../addresses/pageTable.js'
import type { OpenDays } from '../clinic/closedDays.js'
import type { Clinic } from '../clinic/clinicSchema.js'
import type { WordGroup } from '../language/words.js'

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
  readonly clinic: OpenDays & Pick<Clinic, 'timeZone' | 'windows' | 'cycleDays'>
  /** By the names of the exams. */
  readonly exams: Readonly<Record<string, { readonly name: string; readonly href: string }>>
  readonly words: {
    readonly shared: WordGroup<'tools:shared'>
    readonly examFinder: WordGroup<'tools:examFinder'>
    readonly examDates: WordGroup<'tools:examDates'>
    readonly cycleDays: WordGroup<'tools:cycleDays'>
  }
}
