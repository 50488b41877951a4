import { startContactClock } from '../contact/contactClock.js'
import { restoreContactDraft, startContactDraft } from '../contact/contactDraft.js'
import { wakeIslands } from '../islands/wakeIslands.js'
import { startLanguageLinks } from './languageLinks.js'
import { startMenus } from './menus.js'
import { startNavigation } from './navigation/startNavigation.js'
import { startNetwork } from './network.js'
import { startOfflinePage } from './offlinePage.js'
import { onPageShown } from './pageShown.js'
import { startPrintButtons } from './printButtons.js'
import { startReloadGuard } from './reloadGuard.js'
import { startRequestIds } from '../contact/requestIds.js'
import { startServiceWorker } from './registerServiceWorker.js'
import { startSummary } from '../fields/errorSummaryFocus.js'

/** Loaded where a tag manager is named, and nowhere else. */
const startConsent = (): void => {
  if (document.querySelector('[data-consent]') === null) return
  import('../consent/startConsent.js').then((consent) => consent.startConsent(), reportError)
}

/** What belongs to one page. */
const forEachPage = [startPrintButtons, startContactClock, restoreContactDraft, () => wakeIslands()]

/** Those of the whole visit, which goes from page to page without a full load. */
const forTheVisit = [
  startLanguageLinks,
  startMenus,
  startSummary,
  startRequestIds,
  startContactDraft,
  startReloadGuard,
  startNetwork,
  startOfflinePage,
  startNavigation,
  startServiceWorker,
  startConsent,
]

/** Every page works without them, so one that fails must not stop the others. */
const startAll = (comforts: readonly (() => void)[]): void => {
  for (const start of comforts) {
    try {
      start()
    } catch (error) {
      reportError(error)
    }
  }
}

startAll([...forEachPage, ...forTheVisit])
onPageShown(() => startAll(forEachPage))
