const openMenus = (): readonly HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('details.drop[open]'),
]

/** Escape closes a menu and gives the focus back to its button; so does a press elsewhere. */
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
