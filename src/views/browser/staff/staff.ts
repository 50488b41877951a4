import { startAll } from '../startAll.js'
import { startDropMenus } from './dropMenus.js'
import { startPasskeys } from './passkeys.js'
import { startNewsSound } from './newsSound.js'
import { startQueueNews } from './queueNews.js'
import { startNetwork } from '../network.js'
import { showCurrentLink } from '../sectionBar.js'
import { startPrintButtons } from '../printButtons.js'
import { startRowPicking } from './rowPicking.js'
import { startSessionEnd } from './sessionEnd.js'
import { startSingleKeys } from './singleKeys.js'
import { startTemplateInsertion } from './templateInsertion.js'
import { startUndoCountdown } from './undoCountdown.js'
import { startUnsavedText } from './unsavedText.js'

startAll([
  showCurrentLink,
  startDropMenus,
  startNetwork,
  startNewsSound,
  startPasskeys,
  startPrintButtons,
  startQueueNews,
  startRowPicking,
  startSessionEnd,
  startSingleKeys,
  startTemplateInsertion,
  startUndoCountdown,
  startUnsavedText,
])
