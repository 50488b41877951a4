const openMenus = (): readonly HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('details.drop[open]'),
]

export const startDropMenus = (): void => {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      const isInside = menu.contains(document.activeElement)
      menu.open = false
      if (isInside) menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node)) return
    for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false
  })
}
