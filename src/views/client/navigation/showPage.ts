import { sleepIslands } from '../../islands/wakeIslands.js'
import { tellPageShown } from '../pageShown.js'
import { announce, focusPlace } from './arrival.js'
import { bare } from './pageAddress.js'
import { changePage } from './pageTransition.js'
import type { PreparedPage } from './preparePage.js'
import { replaceDocument } from './replaceDocument.js'

let shown = bare(location.href)

/** Whether this is the address of the page that is read now, whatever place on it. */
export const isShown = (address: string): boolean => bare(address) === shown

/** A script of the page gave it another address. */
export const noteAddress = (address: string): void => {
  shown = bare(address)
}

/** Puts the page in place, goes to the top, the place named or where reading was, and says so. */
export const showPage = async (page: PreparedPage, event: NavigateEvent): Promise<void> => {
  await changePage(() => {
    sleepIslands()
    replaceDocument(page.content)
    noteAddress(event.destination.url)
    event.scroll()
    focusPlace()
    announce()
  })
  tellPageShown()
}
