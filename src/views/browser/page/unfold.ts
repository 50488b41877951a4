import { findTarget } from './findTarget.js'

/** Opens the `details` elements around the fragment target, and a folded tool or details inside the target. */
export const unfold = (target = findTarget(location.hash)): void => {
  const inner = target?.querySelector('.tool-fold, .wide-open') ?? target
  for (let part: Element | null = inner; part !== null; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true
  }
}
