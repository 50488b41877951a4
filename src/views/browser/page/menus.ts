const openPanels = (): NodeListOf<HTMLDetailsElement> =>
  document.querySelectorAll<HTMLDetailsElement>('details.nav-drop[open]')

/** Changes nothing where it is closed, or where a browser without popovers shows it in the page. */
const hideMenu = (): void => {
  // Looked up each time: another page brings another menu.
  const menu = document.getElementById('menu')
  if (menu !== null && 'popover' in menu) menu.hidePopover()
}

/** Closes what covers the page, once a link of it was followed. */
export const closeMenus = (): void => {
  hideMenu()
  for (const panel of openPanels()) panel.open = false
}

/** A panel left with Escape or by a click elsewhere closes, as people expect of a menu. */
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

  // A link to a place on the same page must not leave the menu in front of it.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#menu a[href^="#"]') !== null) closeMenus()
  })
  document.addEventListener('focusin', ({ target }) => {
    closeFrom(target)
    // The menu covers the page: when focus goes on past it, it must not hide what has focus.
    if (target instanceof Element && target.closest('#menu') === null) hideMenu()
  })
}
