import { findTarget } from './findTarget.js'

/** Opens the folds around the element that the URL names, and its own tool fold. */
export const unfold = (target = findTarget(location.hash)): void => {
  const inner = target?.querySelector('.tool-fold') ?? target
  for (let part: Element | null = inner; part !== null; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true
  }
}
