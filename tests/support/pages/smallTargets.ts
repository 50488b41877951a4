import type { Page } from 'playwright'

/** Width and height of WCAG 2.2, criterion 2.5.8, in CSS pixels. */
const least = 24

/**
 * Finds controls that are too small for a finger, except links inside a sentence. A target is large enough if
 * every point of a square around its centre activates it, through a label or a stretched link too.
 */
const findSmallTargets = (side: number): readonly string[] => {
  const reach = side / 2 - 0.5
  const isInSentence = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.nodeValue ?? ''),
    )
  const activates = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y)
    const labelled = hit?.closest('label')?.control
    return hit !== null && (element.contains(hit) || labelled === element)
  }
  const small: string[] = []
  const targets = 'a[href], button, input, select, textarea, summary'
  for (const element of document.querySelectorAll(targets)) {
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isVisible || isInSentence(element)) continue
    // `inline: 'nearest'`, because `center` would also scroll overflow-hidden boxes sideways.
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || (width >= side && height >= side)) continue
    const [x, y] = [left + width / 2, top + height / 2]
    const isLarge = [-reach, reach].every(
      (step) =>
        (width >= side || activates(element, x + step, y)) &&
        (height >= side || activates(element, x, y + step)),
    )
    if (!isLarge) {
      small.push(
        `${element.outerHTML.slice(0, 120)}: ${Math.round(width)} × ${Math.round(height)} px`,
      )
    }
  }
  return small
}

export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(findSmallTargets, least)
