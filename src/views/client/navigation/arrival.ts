/** Reading goes on at the place asked for, even where it takes no focus by itself. */
export const focusPlace = (): void => {
  const place = document.querySelector<HTMLElement>(':target')
  if (place === null || place.contains(document.activeElement)) return
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Screen readers hear the title, as after a full load. */
export const announce = (): void => {
  const announcer = document.querySelector('[data-keep="announcer"]')
  if (announcer !== null) announcer.textContent = document.title
}

/** What covers the page when a link of it was chosen. */
export const closePanels = (): void => {
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover()
  for (const panel of document.querySelectorAll('details.nav-drop[open]')) {
    panel.removeAttribute('open')
  }
}
