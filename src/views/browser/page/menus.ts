const openPanels = (): NodeListOf<HTMLDetailsElement> =>
  document.querySelectorAll<HTMLDetailsElement>('details.nav-drop[open]')

/** Hides the menu if it is open. Browsers without popover support show the menu as part of the page. */
const hideMenu = (): void => {
  // Queried on each call, because client-side navigation replaces the menu.
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

  // Closes the menu after a click on a fragment link, so that it does not cover the target.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#menu a[href^="#"]') !== null) closeMenus()
  })
  document.addEventListener('focusin', ({ target }) => {
    closeFrom(target)
    // Closes the menu when the focus moves past it, so that it does not cover the focused element.
    if (target instanceof Element && target.closest('#menu') === null) hideMenu()
  })
}
