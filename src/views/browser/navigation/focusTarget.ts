import { findTarget } from '../page/findTarget.js'
import { unfold } from '../page/unfold.js'

/** Focuses the element of the fragment. `:target` follows client-side navigation in some browsers only. */
export const focusTarget = (): HTMLElement | null => {
  const target = findTarget(location.hash)
  unfold(target)
  if (target === null || target.contains(document.activeElement)) return target
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return target
}
