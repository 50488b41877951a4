const boxes = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('tbody .tick[name="pick"]'),
]

const showCount = (): void => {
  const place = document.querySelector('[data-picked]')
  if (place) place.textContent = String(boxes().filter(({ checked }) => checked).length)
}

/** Inserts the "select all" checkbox, which has no function without JavaScript. */
export const startRowPicking = (): void => {
  const header = document.querySelector<HTMLElement>('[data-pick-all]')
  const label = header?.dataset['pickAll']
  if (!header || label === undefined) return
  const all = document.createElement('input')
  all.type = 'checkbox'
  all.className = 'tick'
  all.setAttribute('aria-label', label)
  header.append(all)
  all.addEventListener('change', () => {
    for (const box of boxes()) box.checked = all.checked
    showCount()
  })
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'pick') return
    all.checked = boxes().every(({ checked }) => checked)
    showCount()
  })
  showCount()
}
