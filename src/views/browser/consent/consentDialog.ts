import { type Answer, isAnswer } from './consentCookie.js'

const find = (selector: string): HTMLElement | null => document.querySelector(selector)
const dialog = (): HTMLElement | null => find('[data-consent]')

const setHidden = (selector: string, hidden: boolean): void => {
  for (const part of document.querySelectorAll<HTMLElement>(selector)) part.hidden = hidden
}

const measureSwitch = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('#consent-measure')

const roomMakers = '.site-footer, .booking-bar'

const reserve = (height: number): void => {
  const root = document.documentElement
  root.toggleAttribute('data-asks-consent', height > 0)
  // Sets the styles of single elements: a custom property on the root would restyle all elements.
  root.style.scrollPaddingBlockEnd = height > 0 ? `calc(${height}px + 6rem)` : ''
  for (const part of document.querySelectorAll<HTMLElement>(roomMakers)) {
    part.style.setProperty('--consent-height', `${height}px`)
  }
}

const reserveSpace = (): void => reserve(dialog()?.offsetHeight ?? 0)

export interface Opening {
  readonly answer: Answer | undefined
  readonly bySignal: boolean
  readonly focus: boolean
  /** Unfolds the choices, when the visitor opens the dialog to change an answer. */
  readonly choices: boolean
}

export const openDialog = ({ answer, bySignal, focus, choices }: Opening): void => {
  const box = dialog()
  if (box === null) return
  setHidden('[data-consent-question]', bySignal)
  setHidden('[data-consent-signal]', !bySignal)
  const measured = measureSwitch()
  if (measured !== null) measured.checked = answer === 'measure'
  box.querySelector('details')?.toggleAttribute('open', choices)
  box.hidden = false
  reserveSpace()
  if (focus) box.querySelector('h2')?.focus()
}

export const closeDialog = (): void => {
  const box = dialog()
  if (box !== null) box.hidden = true
  reserve(0)
}

export const isOpen = (): boolean => dialog()?.hidden === false

export const answerOf = (target: Element): Answer | undefined => {
  const value = target.closest<HTMLElement>('[data-consent-answer]')?.dataset['consentAnswer']
  if (isAnswer(value)) return value
  if (target.closest('[data-consent-save]') === null) return undefined
  return measureSwitch()?.checked === true ? 'measure' : 'none'
}

const gapPx = 16

export const scrollFromUnder = (target: Element): void => {
  const box = dialog()
  if (box === null || box.hidden || box.contains(target)) return
  const [over, under] = [box.getBoundingClientRect(), target.getBoundingClientRect()]
  const covered =
    under.bottom > over.top &&
    under.top < over.bottom &&
    under.right > over.left &&
    under.left < over.right
  // Ignores elements taller than the space above the dialog.
  if (!covered || under.height > over.top) return
  scrollBy({ top: under.bottom - over.top + gapPx, behavior: 'instant' })
}

export const watchHeight = (): void => {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-consent]') !== null) reserveSpace()
    },
    true,
  )
  addEventListener('resize', reserveSpace)
}
