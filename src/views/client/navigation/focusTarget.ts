import { unfold } from '../unfold.js'

/**
 * Moves the focus to the element that the address names, even if it is not focusable by itself. Not by
 * `:target`: browsers differ in when a page that is put in place by script has one.
 * @returns the element
 */
export const focusTarget = (): HTMLElement | null => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  unfold(target)
  if (target === null || target.contains(document.activeElement)) return target
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return target
}
