import { readTabJson, writeTab } from '../../client/tabStorage.js'

const key = 'staffPressed'

interface Pressed {
  readonly row: string
  /** How far the page was scrolled. */
  readonly scroll: string
  readonly name: string
  readonly value: string
}

const isPressed = (value: unknown): value is Pressed =>
  typeof value === 'object' &&
  value !== null &&
  ['row', 'scroll', 'name', 'value'].every((name) => typeof Reflect.get(value, name) === 'string')

/** References and states alone: nothing of a person is stored in the browser. */
const remember = (button: HTMLButtonElement): void => {
  const row = button.closest('tr')?.id
  if (row === undefined) return
  const pressed = { row, scroll: String(scrollY), name: button.name, value: button.value }
  writeTab(key, JSON.stringify(pressed))
}

const buttonIn = (row: Element | null, { name, value }: Pressed): HTMLElement | undefined => {
  const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('.acts > button') ?? [])]
  return buttons.find((one) => one.name === name && one.value === value) ?? buttons[0]
}

/** After a change the page and the focus are where it was: on that button, or on the same one of the next row. */
export const startKeptFocus = (): void => {
  document.addEventListener('submit', ({ submitter }) => {
    if (submitter instanceof HTMLButtonElement) remember(submitter)
  })
  const pressed = readTabJson(key)
  writeTab(key, undefined)
  if (!isPressed(pressed) || location.hash !== `#${pressed.row}`) return
  const row = document.getElementById(pressed.row)
  const isGone = row?.classList.contains('is-gone') === true
  const restore = (): void => {
    scrollTo({ top: Number(pressed.scroll), behavior: 'instant' })
    buttonIn(isGone ? (row.nextElementSibling ?? row) : row, pressed)?.focus({
      preventScroll: true,
    })
  }
  restore()
  // Until the page is loaded the browser itself goes to the row that the address names.
  if (document.readyState !== 'complete') {
    addEventListener('load', () => requestAnimationFrame(restore), { once: true })
  }
}
