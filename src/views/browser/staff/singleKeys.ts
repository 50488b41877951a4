const currentRow = (): HTMLElement | null =>
  document.activeElement?.closest('tbody tr') ?? document.querySelector('tr.is-here, tr.is-next')

const focusName = (row: Element | null | undefined): void =>
  row?.querySelector<HTMLElement>('.name')?.focus()

const click = (selector: string, within: ParentNode | null = document): void =>
  within?.querySelector<HTMLElement>(selector)?.click()

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()

const moveRow = (sibling: 'nextElementSibling' | 'previousElementSibling'): void => {
  const row = document.activeElement?.closest('tbody tr')
  focusName(row ? row[sibling] : document.querySelector('tbody tr'))
}

const actions: Readonly<Record<string, () => void>> = {
  '/': () => focusOn('#find'),
  '?': () => location.assign(document.body.dataset['keys'] ?? ''),
  z: () => click('.undo button'),
  j: () => moveRow('nextElementSibling'),
  k: () => moveRow('previousElementSibling'),
  x: () => click('.tick', currentRow()),
  p: () => click('.acts > button', currentRow()),
  f: () => click('.acts > button[value="done"]', currentRow()),
  n: () => click('[data-fresh] a'),
  c: () => click('[data-key="c"]'),
  '1': () => click('[name="outcome"][value="booked"]'),
  '2': () => click('[name="outcome"][value="message"]'),
  '3': () => click('[name="outcome"][value="noAnswer"]'),
  o: () => focusOn('#note'),
  r: () => focusOn('#text'),
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

const isTick = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'checkbox'

const isCovered = (): boolean =>
  document.querySelector('[data-session-check]:not([hidden])') !== null

export const startSingleKeys = (): void => {
  if (document.body.dataset['keys'] === undefined) return
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if ((isField(event.target) && !isTick(event.target)) || isCovered()) return
    const action = actions[event.key.toLowerCase()]
    if (action === undefined) return
    event.preventDefault()
    action()
  })
}
