const openPanels = (): NodeListOf<HTMLDetailsElement> =>
  document.querySelectorAll<HTMLDetailsElement>('details.nav-drop[open]')

/** A browser that knows no popovers refuses their selector; it shows the menu in the page. */
const isOpen = (menu: HTMLElement): boolean => 'popover' in menu && menu.matches(':popover-open')

/** Closes what covers the page, once a link of it was followed. */
export const closeMenus = (): void => {
  const menus = document.querySelectorAll<HTMLElement>('[popover]')
  for (const menu of menus) if (isOpen(menu)) menu.hidePopover()
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
    if (link !== null) closeMenus()
  })
  // The menu covers the page: when focus goes on past it, it must not hide what has focus.
  document.addEventListener('focusin', ({ target }) => {
    const menu = menuOf()
    if (menu === null || !isOpen(menu)) return
    if (target instanceof Node && !menu.contains(target)) menu.hidePopover()
  })
}
