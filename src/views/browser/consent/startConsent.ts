import { onPageRestored, onPageShown } from '../page/pageEvents.js'
import { type Answer, readAnswer, removeTagCookies, writeAnswer } from './consentCookie.js'
import {
  answerOf,
  closeDialog,
  isOpen,
  openDialog,
  scrollFromUnder,
  watchHeight,
} from './consentDialog.js'
import { refusesBySignal } from './refusalSignal.js'
import { createTagManager, type TagManager } from './tagManager.js'

const applyAnswer = (answer: Answer, tags: TagManager): void => {
  if (answer === 'measure' && !refusesBySignal()) {
    tags.start()
    return
  }
  removeTagCookies()
  if (!tags.isRunning()) return
  // A running tag cannot be unloaded without a reload, and it sets cookies again on unload.
  addEventListener('pagehide', removeTagCookies)
  location.reload()
}

/** Applies a stored answer. A privacy signal from the browser overrides it and withdraws consent. */
const applyEarlierAnswer = (tags: TagManager): void => {
  if (readAnswer() !== 'measure') return
  if (refusesBySignal()) writeAnswer('none')
  applyAnswer('measure', tags)
}

interface Question {
  readonly askIfNeeded: (focus: boolean) => void
  readonly forgetOpener: () => void
}

const startQuestion = (tags: TagManager): Question => {
  let opener: HTMLElement | undefined
  /** Whether the visitor closed the dialog with Escape; it stays closed until the next full load. */
  let isPutOff = false

  const ask = (focus: boolean): void =>
    openDialog({
      answer: readAnswer(),
      bySignal: refusesBySignal(),
      focus,
      choices: opener !== undefined,
    })
  const close = (): void => {
    closeDialog()
    opener?.focus()
    opener = undefined
  }

  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-consent-open]')
    const answer = answerOf(target)
    if (button !== null) {
      opener = button
      ask(true)
    } else if (answer !== undefined) {
      writeAnswer(answer)
      close()
      applyAnswer(answer, tags)
    } else if (target.closest('[data-consent-close]') !== null) {
      close()
    }
  }
  const onKey = ({ key, target }: KeyboardEvent): void => {
    const isInside = target instanceof Element && target.closest('[data-consent]') !== null
    if (key !== 'Escape' || !isInside) return
    isPutOff = true
    close()
  }
  const onVisible = (): void => {
    const answer = readAnswer()
    if (document.visibilityState !== 'visible' || answer === undefined) return
    if (isOpen() && opener === undefined) closeDialog()
    if ((answer === 'measure') !== tags.isRunning()) applyAnswer(answer, tags)
  }
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
  document.addEventListener('visibilitychange', onVisible)
  onPageRestored(onVisible)

  return {
    askIfNeeded: (focus) => {
      for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
        button.hidden = false
      }
      const isOpenQuestion = readAnswer() === undefined && !refusesBySignal() && !isPutOff
      if (isOpenQuestion && tags.isOffered()) ask(focus)
    },
    forgetOpener: () => {
      opener = undefined
    },
  }
}

/** Returns whether the dialog title may take the focus: no element has it and the URL has no fragment. */
const mayTakeFocus = (): boolean => document.activeElement === document.body && location.hash === ''

export const startConsent = (): void => {
  const tags = createTagManager()
  const question = startQuestion(tags)
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) scrollFromUnder(target)
  })
  watchHeight()
  applyEarlierAnswer(tags)
  question.askIfNeeded(mayTakeFocus())
  onPageShown(() => {
    question.forgetOpener()
    question.askIfNeeded(false)
    // Removes the space that the previous page reserved for the dialog.
    if (!isOpen()) closeDialog()
  })
}
