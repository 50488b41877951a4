const openPanels = (): NodeListOf<HTMLDetailsElement> =>
  document.querySelectorAll<HTMLDetailsElement>('details.nav-drop[open]')

/** Hides the menu if it is open. Browsers without popover support show the menu as part of the page. */
const hideMenu = (): void => {
  // Not cached: client-side navigation replaces the menu.
  const menu = document.getElementById('menu')
  if (menu !== null && 'popover' in menu) menu.hidePopover()
}

export const closeMenus = (): void => {
  hideMenu()
  for (const panel of openPanels()) panel.open = false
}

export const startMenus = (): void => {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const panel of openPanels()) {
      const hadFocus = panel.contains(document.activeElement)
      panel.open = false
      if (hadFocus) panel.querySelector('summary')?.focus()
    }
  })

  const closeFrom = (target: EventTarget | null): void => {
    for (const panel of openPanels()) {
      if (!(target instanceof Node) || !panel.contains(target)) panel.open = false
    }
  }
  document.addEventListener('pointerdown', (event) => closeFrom(event.target))

  // A fragment link must not leave its target covered by the menu.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#menu a[href^="#"]') !== null) closeMenus()
  })
  document.addEventListener('focusin', ({ target }) => {
    closeFrom(target)
    // Focus that moves past the menu must not be covered by it.
    if (target instanceof Element && target.closest('#menu') === null) hideMenu()
  })
}
