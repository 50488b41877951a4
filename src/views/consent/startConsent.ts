import { onPageShown } from '../client/pageShown.js'
import {
  type Answer,
  keepAnswer,
  readAnswer,
  refusesBySignal,
  removeTagCookies,
} from './consentCookie.js'
import { answerOf, closeDialog, isOpen, openDialog, uncover, watchHeight } from './consentDialog.js'
import { formJustSent, startEvents } from './measuredEvents.js'
import { measure, startTags, tagsRun } from './tagManager.js'

let opener: HTMLElement | undefined
/** Put off with Escape: not asked again before the next full load. */
let putOff = false

const tagsOfPage = (): void => {
  const { tagId, tagScript } = document.querySelector<HTMLElement>('[data-consent]')?.dataset ?? {}
  if (tagId !== undefined && tagScript !== undefined) startTags(tagId, tagScript)
}

/** A tag that runs cannot be taken back: the page starts again without it. */
const withdraw = (): void => {
  removeTagCookies()
  if (!tagsRun()) return
  // Its own last words must not put a cookie back.
  addEventListener('pagehide', removeTagCookies)
  location.reload()
}

const obey = (answer: Answer): void => {
  if (answer === 'measure' && !refusesBySignal()) tagsOfPage()
  else withdraw()
}

/** What was said earlier; a signal sent since then takes a yes back. */
const obeyEarlier = (): void => {
  const answer = readAnswer()
  if (answer !== 'measure') return
  if (refusesBySignal()) keepAnswer('none')
  obey(answer)
}

const close = (): void => {
  closeDialog()
  opener?.focus()
  opener = undefined
}

const settle = (answer: Answer): void => {
  keepAnswer(answer)
  close()
  obey(answer)
}

const ask = (focus: boolean): void =>
  openDialog({
    answer: readAnswer(),
    bySignal: refusesBySignal(),
    focus,
    choices: opener !== undefined,
  })

const askIfNeeded = (focus: boolean): void => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    button.hidden = false
  }
  if (readAnswer() === undefined && !refusesBySignal() && !putOff) ask(focus)
}

const onClick = ({ target }: MouseEvent): void => {
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLElement>('[data-consent-open]')
  const answer = answerOf(target)
  if (button !== null) {
    opener = button
    ask(true)
  } else if (answer !== undefined) {
    settle(answer)
  } else if (target.closest('[data-consent-close]') !== null) {
    close()
  }
}

const onKey = ({ key, target }: KeyboardEvent): void => {
  const isInside = target instanceof Element && target.closest('[data-consent]') !== null
  if (key !== 'Escape' || !isInside) return
  putOff = true
  close()
}

/** An answer given in another tab holds here too. */
const onReturn = (): void => {
  const answer = readAnswer()
  if (document.visibilityState !== 'visible' || answer === undefined) return
  if (isOpen() && opener === undefined) closeDialog()
  if ((answer === 'measure') !== tagsRun()) obey(answer)
}

/** Focus starts on the title, unless the page has a better place for it. */
const mayTakeFocus = (): boolean => document.activeElement === document.body && location.hash === ''

/** Asks before anything is measured, and measures after a yes. */
export const startConsent = (): void => {
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
  document.addEventListener('visibilitychange', onReturn)
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) uncover(target)
  })
  watchHeight()
  startEvents()
  const sent = formJustSent()
  obeyEarlier()
  if (sent !== undefined) measure({ event: 'form_sent', form: sent })
  askIfNeeded(mayTakeFocus())
  onPageShown(() => {
    opener = undefined
    askIfNeeded(false)
  })
}
