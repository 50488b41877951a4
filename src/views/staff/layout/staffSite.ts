import { createContext, useContext } from 'react'
import type { Locale } from '../../../addresses/pageTable.js'
import type { StaffRouteName } from '../../../addresses/staffTable.js'
import type { Localized } from '../../../content/localized.js'
import type { Translate, TranslateGroup } from '../../../services/language/words.js'
import type { StaffAccount } from '../../../services/staff/staffAccount.js'

/** What every component of the staff area may ask. */
export interface StaffSite {
  readonly locale: Locale
  readonly region: string
  readonly route: StaffRouteName | undefined
  /** Where the language switch comes back to. */
  readonly path: string
  /** The page answers a post, which opening its address again would not. */
  readonly isPosted: boolean
  /** Absent while nobody is signed in. */
  readonly account: StaffAccount | undefined
  readonly t: Translate
  readonly words: TranslateGroup
  /** Picks the language of a text and fills in the clinic's facts. */
  readonly localize: (text: Localized) => string
  readonly clinic: {
    readonly name: string
    readonly nameStart: string
    readonly nameEnd: string
    readonly timeZone: string
  }
  /** Milliseconds since 1970, for what is said beside a date: « hier », « dans 3 jours ». */
  readonly now: number
  /** Address of a built file by its plain name. */
  readonly asset: (name: string) => string
}

export const StaffSiteContext = createContext<StaffSite | undefined>(undefined)

export const useStaffSite = (): StaffSite => {
  const site = useContext(StaffSiteContext)
  if (site === undefined) throw new Error('A component was rendered outside the staff layout.')
  return site
}
