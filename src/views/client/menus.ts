const openPanels = (): NodeListOf<HTMLDetailsElement> =>
  document.querySelectorAll<HTMLDetailsElement>('details.nav-drop[open]')

/** Closes what covers the page, once a link of it was followed. */
export const closeMenus = (): void => {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
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
  document.addEventListener('focusin', (event) => closeFrom(event.target))

  // Looked up each time: another page brings another menu.
  const menuOf = (): HTMLElement | null => document.getElementById('menu')
  // A link to a place on the same page must not leave the menu in front of it.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('#menu a[href^="#"]') : null
    if (link !== null) menuOf()?.hidePopover()
  })
  // The menu covers the page: when focus goes on past it, it must not hide what has focus.
  document.addEventListener('focusin', ({ target }) => {
    const menu = menuOf()
    if (menu === null || !menu.matches(':popover-open')) return
    if (target instanceof Node && !menu.contains(target)) menu.hidePopover()
  })
}
