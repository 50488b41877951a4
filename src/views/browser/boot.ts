import { applicationDraft } from '../careers/application/applicationDraft.js'
import { contactDraft } from '../contact/contactDraft.js'
import { createRequestedDates } from '../contact/requestedDates.js'
import { createLastExam, showAskedExam } from '../contact/lastExam.js'
import { createIslands } from './islands/islands.js'
import { renewHours, startHours } from '../location/renewHours.js'
import { feedbackDraft } from '../feedback/feedbackDraft.js'
import { startLanguageLinks } from './languageLinks.js'
import { startMenus } from './page/menus.js'
import { startNavigation } from './navigation/startNavigation.js'
import { startNetwork } from './network.js'
import { startOfflinePage } from './offlinePage.js'
import { onPageRestored, onPageShown } from './page/pageEvents.js'
import { markPlace } from './placeMark.js'
import { startPlateWipes } from './plateWipes.js'
import { startPrintButtons } from './printButtons.js'
import { startReloadGuard } from './reloadGuard.js'
import { startRequestIds } from '../contact/requestIds.js'
import { startServiceWorker } from './registerServiceWorker.js'
import { startSummary } from '../fields/errorSummaryFocus.js'
import { showCurrentLink } from './sectionBar.js'
import { startAll } from './startAll.js'
import { animateScan } from './sweep.js'
import { unfold } from './page/unfold.js'
import { startVisibleTime } from '../fields/visibleTime.js'

const startConsent = (): void => {
  if (document.querySelector('[data-consent]') === null) return
  import('./consent/startConsent.js').then((consent) => consent.startConsent()).catch(reportError)
}

const startPlainForms = (): void => {
  if (document.querySelector('form[data-validate]') === null) return
  import('../fields/plainForms.js')
    .then(({ validatePlainForms }) => validatePlainForms())
    .catch(reportError)
}

const islands = createIslands()
const requestedDates = createRequestedDates()
const lastExam = createLastExam()

/** Functions called for each page, and again when the browser restores it from the back/forward cache. */
const renewals = [
  renewHours,
  lastExam.note,
  applicationDraft.restore,
  contactDraft.restore,
  feedbackDraft.restore,
  lastExam.place,
  requestedDates.place,
  showAskedExam,
]

const startsOfEachPage = [
  showCurrentLink,
  markPlace,
  animateScan,
  startPrintButtons,
  startVisibleTime,
  startPlainForms,
  ...renewals,
  () => islands.hydrate(),
  () => unfold(),
]

/** Functions called once per document, because client-side navigation preserves their effects. */
const startsOfVisit = [
  requestedDates.start,
  lastExam.start,
  startLanguageLinks,
  startMenus,
  startPlateWipes,
  startHours,
  startSummary,
  startRequestIds,
  applicationDraft.start,
  contactDraft.start,
  feedbackDraft.start,
  startReloadGuard,
  startNetwork,
  startOfflinePage,
  () => startNavigation(islands),
  startServiceWorker,
  startConsent,
]

startAll([...startsOfEachPage, ...startsOfVisit])
onPageShown(() => startAll(startsOfEachPage))
onPageRestored(() => startAll(renewals))
