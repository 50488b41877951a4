import { createContext, useContext } from 'react'
import type { Locale } from '../../../addresses/pageTable.js'
import type { StaffRouteName } from '../../../addresses/staffTable.js'
import type { Localized } from '../../../content/localized.js'
import type { SiteContent } from '../../../services/content/siteContent.js'
import type { Translate, TranslateGroup } from '../../../services/language/messages.js'
import type { StaffAccount } from '../../../services/staff/staffAccount.js'

export interface StaffSite {
  readonly locale: Locale
  readonly region: string
  readonly route: StaffRouteName | undefined
  readonly path: string
  readonly isPosted: boolean
  readonly account: StaffAccount | undefined
  readonly t: Translate
  readonly words: TranslateGroup
  readonly localize: (text: Localized) => string
  readonly clinic: {
    readonly name: string
    readonly nameStart: string
    readonly nameEnd: string
    readonly timeZone: string
  }
  readonly content: SiteContent
  /** Milliseconds since 1970, for relative dates such as « hier ». */
  readonly now: number
  readonly asset: (name: string) => string
}

export const StaffSiteContext = createContext<StaffSite | undefined>(undefined)

export const useStaffSite = (): StaffSite => {
  const site = useContext(StaffSiteContext)
  if (site === undefined) throw new Error('A component was rendered outside the staff layout.')
  return site
}
